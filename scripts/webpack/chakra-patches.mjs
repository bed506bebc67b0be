// A loader for two files of Chakra with lines that cost tens of milliseconds each on the home
// page's first visit.

/** Replacements by file: the old code and the new code. */
const patches = {
  // The first `localeCompare` loads the rules of a language, but these strings are never prose.
  'sort-at-params.js': [['a.localeCompare(b)', '(a < b ? -1 : Number(a > b))']],
  // Computed on first use, which can be a separate task.
  'system.js': [
    ['const _global = [', 'let global;\n  const readGlobal = () => global ??= ['],
    ['\n    _global,', '\n    get _global() { return readGlobal(); },'],
  ],
};

export default function patchChakra(source) {
  const file = this.resourcePath.split(/[\\/]/).at(-1);
  return patches[file].reduce((text, [before, after]) => {
    if (!text.includes(before)) throw new Error(`Chakra's ${file} no longer has «${before}».`);
    return text.replaceAll(before, after);
  }, source);
}
