import { basename } from 'node:path';
import { inChromium, inOtherEngines } from './test/parts';
import { changedFiles } from './test/quick/changed-files';
import { relatedTests } from './test/quick/related-tests';
import { browserTestsOf, changedTestsOf, ownRuns } from './test/quick/screens';
import { runAll } from './test/run-all';
import { browserStage, checkStage, jestStage, type Stage } from './test/stages';

// `npm run test:quick [-- base]`: tests the changes since main within a minute and a half.

/** Maximum number of tests, nearest first. A changed screen always runs all its browser tests. */
const most = { tests: 30, browserTests: 4 };

const files = changedFiles(process.argv[2]);
const related = relatedTests(files);
const tests = related.slice(0, most.tests);
const ofScreens = browserTestsOf(files);
// Shared code is tested on screens with unit tests that import it.
const reached = browserTestsOf(tests).filter((test) => !ofScreens.includes(test));
const room = Math.max(0, most.browserTests - ofScreens.length);
const browserTests = [...ofScreens, ...reached.slice(0, room)];

tellRest('archivos de pruebas', related.slice(most.tests));
tellRest('pruebas de navegador', reached.slice(room));

const sources = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file));

/** Without files a stage is skipped, because its tool would otherwise run all tests. */
const stages = (count: number, ...some: readonly Stage[]) => (count > 0 ? some : []);

/** Browser tests with a separate run are only run if they were changed themselves. */
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
