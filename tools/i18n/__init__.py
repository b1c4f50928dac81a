"""Languages: locales, catalogues, and the checks that keep translations safe."""
