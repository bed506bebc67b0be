import { basename } from 'node:path';
import { inChromium, inOtherEngines } from './test/parts';
import { changedFiles } from './test/quick/changed-files';
import { relatedTests } from './test/quick/related-tests';
import { browserTestsOf, changedTestsOf, ownRuns } from './test/quick/screens';
import { runAll } from './test/run-all';
import { browserStage, checkStage, jestStage, type Stage } from './test/stages';

// `npm run test:quick [-- base]`: what the changes since main touch, within a minute and a half.

/** More than that takes too long; the nearest go first. A changed screen has all of its browser tests. */
const most = { tests: 30, browserTests: 4 };

const files = changedFiles(process.argv[2]);
const related = relatedTests(files);
const tests = related.slice(0, most.tests);
const ofScreens = browserTestsOf(files);
// A shared part is seen on the screens whose own tests reach it.
const reached = browserTestsOf(tests).filter((test) => !ofScreens.includes(test));
const room = Math.max(0, most.browserTests - ofScreens.length);
const browserTests = [...ofScreens, ...reached.slice(0, room)];

tellRest('archivos de pruebas', related.slice(most.tests));
tellRest('pruebas de navegador', reached.slice(room));

const sources = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file));

/** Nothing to do is no reason to start a tool, which would take no name for all of them. */
const stages = (count: number, ...some: readonly Stage[]) => (count > 0 ? some : []);

/** What has a run of its own is run when it was changed itself. */
const ownStages = ownRuns.flatMap((run) => {
  const own = { files: changedTestsOf(run, files) };
  return stages(
    own.files.length,
    run === 'shell/e2e/engines'
      ? inOtherEngines(own)
      : inChromium(browserStage(basename(run), run, own)),
  );
});

function tellRest(what: string, rest: readonly string[]) {
  if (rest.length > 0)
    console.log(`Para npm test quedan ${rest.length} ${what}: ${rest.join(' ')}`);
}

process.exitCode = await runAll([
  stages(
    files.length,
    checkStage('format', ['npx', 'prettier', '--check', '--ignore-unknown', ...files]),
    checkStage('types', ['npm', 'run', '--silent', 'check:types']),
  ),
  stages(
    sources.length,
    checkStage('lint', ['npx', 'oxlint', '--type-aware', '--deny-warnings', ...sources]),
  ),
  stages(tests.length, jestStage('quick', { projects: ['unit', 'server', 'api'], files: tests })),
  stages(
    browserTests.length,
    inChromium(browserStage('e2e', 'shell/e2e', { files: browserTests })),
  ),
  ownStages,
]);
