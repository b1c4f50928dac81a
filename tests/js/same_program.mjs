// Reads a list in JSON of scripts, `{ entry, files, after }`: a script by its path, the text of each
// file that it may import, and the one script that shall be the same program. Writes for each what
// is wrong, or "".
//
// Run with `--experimental-vm-modules`.

import { dirname, resolve } from "node:path/posix";
import { text } from "node:stream/consumers";
import { SourceTextModule, createContext } from "node:vm";

import ts from "typescript";

/** @typedef {{entry: string, files: Record<string, string>}} Program paths begin with "/" */

const AFTER = "/after.js";

/**
 * The files of a program in the order in which an engine runs them.
 *
 * @param {Program} program
 */
async function order({ entry, files }) {
  /** @type {string[]} */
  const ran = [];
  const context = createContext({ ran });
  /** @type {Map<string, SourceTextModule>} */
  const modules = new Map();
  /** @param {string} path */
  const module = (path) => {
    const { importedFiles } = ts.preProcessFile(files[path]);
    const imports = importedFiles.map(({ fileName }) => `import ${JSON.stringify(fileName)};`);
    const source = `${imports.join("")} ran.push(${JSON.stringify(path)});`;
    const made = modules.get(path) ?? new SourceTextModule(source, { context, identifier: path });
    modules.set(path, made);
    return made;
  };
  const first = module(entry);
  await first.link((specifier, { identifier }) => module(resolve(dirname(identifier), specifier)));
  await first.evaluate();
  return ran;
}

/** TypeScript's view of a program. @param {Program} program */
function read({ entry, files }) {
  /** @type {ts.CompilerOptions} */
  const options = {
    allowJs: true,
    noLib: true,
    module: ts.ModuleKind.ESNext,
    moduleDetection: ts.ModuleDetectionKind.Force,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ESNext,
  };
  const host = ts.createCompilerHost(options);
  host.getSourceFile = (name, how) =>
    name in files ? ts.createSourceFile(name, files[name], how, true, ts.ScriptKind.JS) : undefined;
  host.fileExists = (name) => name in files;
  host.directoryExists = undefined;
  return ts.createProgram([entry], options, host);
}

/** Whether an identifier names a property or a label, and no binding. @param {ts.Identifier} node */
function isKey(node) {
  const { parent } = node;
  if (ts.isLabeledStatement(parent) || ts.isBreakOrContinueStatement(parent)) return true;
  if (ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent)) return parent.name === node;
  if (ts.isBindingElement(parent)) return parent.propertyName === node;
  if (ts.isShorthandPropertyAssignment(parent)) return false;
  return (ts.isClassElement(parent) || ts.isObjectLiteralElement(parent)) && parent.name === node;
}

/** Whether an identifier is the whole of `a` in `{ a }`. @param {ts.Identifier} node */
function isShorthand(node) {
  const { parent } = node;
  if (ts.isShorthandPropertyAssignment(parent)) return parent.name === node;
  const isInObject = ts.isBindingElement(parent) && ts.isObjectBindingPattern(parent.parent);
  return isInObject && parent.name === node && !parent.propertyName && !parent.dotDotDotToken;
}

/**
 * What joining leaves out; `export` may be the only one in a list of modifiers.
 *
 * @param {ts.Node} node
 * @returns {boolean}
 */
function isJoint(node) {
  const inside = node.kind === ts.SyntaxKind.SyntaxList ? node.getChildren() : [];
  const isExport = node.kind === ts.SyntaxKind.ExportKeyword || (inside.length > 0 && inside.every(isJoint));
  return isExport || ts.isImportDeclaration(node);
}

/**
 * The syntax trees of files with all their tokens, one after the other, without comments. Names that
 * the program declares are numbers, in the order in which they come.
 *
 * @param {Program} program
 * @param {string[]} paths
 * @param {(node: ts.Node) => boolean} leavesOut
 */
function* shape(program, paths, leavesOut) {
  const whole = read(program);
  const checker = whole.getTypeChecker();
  /** @type {Map<ts.Symbol, number>} */
  const numbers = new Map();

  /** @param {ts.Identifier} node */
  const symbolOf = (node) => {
    const found = ts.isShorthandPropertyAssignment(node.parent)
      ? checker.getShorthandAssignmentValueSymbol(node.parent)
      : checker.getSymbolAtLocation(node);
    const symbol = found && found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found;
    return symbol && checker.getExportSymbolOfSymbol(symbol);
  };

  /** @param {ts.Identifier} node */
  const named = (node) => {
    const symbol = isKey(node) ? undefined : symbolOf(node);
    const isOwn = symbol?.declarations?.some((declaration) => paths.includes(declaration.getSourceFile().fileName));
    if (!symbol || !isOwn) return node.text;
    numbers.set(symbol, numbers.get(symbol) ?? numbers.size);
    return `name ${numbers.get(symbol)}`;
  };

  const files = paths.map((path) => /** @type {ts.SourceFile} */ (whole.getSourceFile(path)));
  /** @type {ts.Node[]} */
  const nodes = files.flatMap(({ statements }) => [...statements]).reverse();
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    if (leavesOut(node)) continue;
    if (ts.isIdentifier(node)) {
      // `{ a }` and `{ a: a }` are the same.
      if (isShorthand(node)) yield* [node.text, ":"];
      yield named(node);
      continue;
    }
    const inside = node.getChildren().filter((child) => !ts.isJSDoc(child) && !leavesOut(child));
    nodes.push(...inside.reverse());
    const kind = ts.isShorthandPropertyAssignment(node) ? ts.SyntaxKind.PropertyAssignment : node.kind;
    yield inside.length > 0 ? ts.SyntaxKind[kind] : node.getText();
  }
}

/** @param {Program & {after: string}} given */
async function fault({ entry, files, after }) {
  const expected = [...shape({ entry, files }, await order({ entry, files }), isJoint)];
  const found = [...shape({ entry: AFTER, files: { [AFTER]: after } }, [AFTER], () => false)];
  const place = expected.findIndex((node, index) => node !== found[index]);
  if (place >= 0) return `${found[place]} in the place of ${expected[place]}`;
  if (found.length > expected.length) return `${found[expected.length]} at the end`;
  try {
    new SourceTextModule(after);
  } catch (error) {
    return String(error);
  }
  return "";
}

/** @type {(Program & {after: string})[]} */
const given = JSON.parse(await text(process.stdin));
console.log(JSON.stringify(await Promise.all(given.map(fault))));
