"""The scripts of docs/assets/js as readers get them: each page loads one small file."""
