// A loader for two files of Chakra, whose lines cost the home page's first visit tens of milliseconds each.

/** By file: what stands there, and what takes its place. */
const patches = {
  // The first comparison by a language's rules loads them. What is compared here is never prose.
  'sort-at-params.js': [['a.localeCompare(b)', '(a < b ? -1 : Number(a > b))']],
  // Worked out when it is first read, which can be a task of its own.
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
