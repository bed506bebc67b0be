import { readdirSync, readFileSync } from 'node:fs';

/** A browser test says in its first line which folders of the sources it proves. */
const firstLine = /^\/\/ Screens: (.+)\n/;

/** The folders that a browser test names; none if it says nothing. */
export const screensOf = (spec: string): readonly string[] =>
  firstLine.exec(readFileSync(spec, 'utf8'))?.[1]?.split(' ') ?? [];

/** The browser tests of the composed site. */
export const allBrowserTests = (): readonly string[] =>
  ['visitor', 'staff', 'sweeps', 'translated', 'releases', 'faults'].flatMap((part) =>
    browserTestsIn(`shell/e2e/${part}`),
  );

/** Folders of browser tests that have a site, engines or a repository of their own, each with its configuration. */
export const ownRuns = ['shell/e2e/engines', 'shell/e2e/repository', 'scripts/newcomer'] as const;

/** The browser tests of such a folder that were changed; a screen does not lead to them. */
export const changedTestsOf = (run: (typeof ownRuns)[number], files: readonly string[]) =>
  browserTestsIn(run).filter((spec) => files.includes(spec));

const browserTestsIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => `${folder}/${file}`);

/** What proves something of every screen of an application takes too long for a change of one. */
const isOfOneScreen = (screen: string) => !screen.endsWith('/src');

const isFull = (spec: string) => spec.endsWith('.full.spec.ts');

/**
 * The browser tests that were changed, and those of each screen that was: the tests of `npm test`, or all of
 * them for a screen that has none there. The test that proves the fewest screens comes first.
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
