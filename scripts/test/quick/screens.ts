import { readdirSync, readFileSync } from 'node:fs';

/** The first line of a browser test names the source folders that it covers. */
const firstLine = /^\/\/ Screens: (.+)\n/;

export const screensOf = (spec: string): readonly string[] =>
  firstLine.exec(readFileSync(spec, 'utf8'))?.[1]?.split(' ') ?? [];

/** Returns the browser tests of the composed site. */
export const allBrowserTests = (): readonly string[] =>
  ['visitor', 'staff', 'sweeps', 'translated', 'releases', 'faults'].flatMap((part) =>
    browserTestsIn(`shell/e2e/${part}`),
  );

/**
 * Folders of browser tests with their own site, engines or repository, and their own configuration.
 */
export const ownRuns = ['shell/e2e/engines', 'shell/e2e/repository', 'scripts/newcomer'] as const;

/** Changed screens do not select these tests. */
export const changedTestsOf = (run: (typeof ownRuns)[number], files: readonly string[]) =>
  browserTestsIn(run).filter((spec) => files.includes(spec));

const browserTestsIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => `${folder}/${file}`);

/** Tests that cover every screen of an application take too long for a change of one screen. */
const isOfOneScreen = (screen: string) => !screen.endsWith('/src');

const isFull = (spec: string) => spec.endsWith('.full.spec.ts');

/**
 * The changed browser tests and those of each changed screen: the tests of `npm test`, or «full»
 * ones for a screen without others. Tests of the fewest screens come first.
 */
export function browserTestsOf(files: readonly string[]): readonly string[] {
  const specs = allBrowserTests().map((spec) => ({ spec, screens: screensOf(spec) }));
  const named = specs.flatMap(({ screens }) => screens).filter(isOfOneScreen);
  const changed = new Set(named.filter((screen) => holds(screen, files)));
  const ofScreens = [...changed].flatMap((screen) => {
    const all = specs.filter(({ screens }) => screens.includes(screen));
    const ofGate = all.filter(({ spec }) => !isFull(spec));
    return ofGate.length > 0 ? ofGate : all;
  });
  const own = specs.filter(({ spec }) => files.includes(spec));
  const chosen = [...new Set([...own, ...ofScreens])];
  return chosen
    .toSorted((one, other) => one.screens.length - other.screens.length)
    .map(({ spec }) => spec);
}

const holds = (screen: string, files: readonly string[]) =>
  files.some((file) => file.startsWith(`${screen}/`));
