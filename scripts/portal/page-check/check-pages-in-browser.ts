import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { chromiumShellPath } from 'shell/e2e/chromium';
import * as v from 'valibot';
import { repositoryFolder, toolsFolder } from '../../applications';
import type { PageCheck, PageCheckPlan } from '../../release/page-check';
import { exitOf, loaderOf, stopLater } from '../../start/child';
import { programs } from '../../start/origin';
import { createPassedSets } from './passed-sets';

/** Longest duration for all pages together, in milliseconds. */
const longest = 180_000;

const lookReport = v.object({ opened: v.number(), faults: v.array(v.string()) });

export type PageCheckReport = v.InferOutput<typeof lookReport>;

const seen = createPassedSets(join(repositoryFolder, '.cache/seen-sets.json'));

/**
 * Opens the pages of a release set in Chromium, on a site with exactly that set. Skips sets that
 * passed before.
 */
export const checkPagesInBrowser: PageCheck = async (plan) => {
  const missing = missingBrowser();
  if (missing !== undefined) return { leftOut: missing };
  if (await seen.has(plan)) return { opened: 0 };
  const { opened, faults } = await inOwnProcess(plan);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  await seen.add(plan);
  return { opened };
};

function missingBrowser() {
  try {
    chromiumShellPath();
    return undefined;
  } catch (failure) {
    return failure instanceof Error ? failure.message : String(failure);
  }
}

/** Without this machine's settings: site and API must reach no real database and no real store. */
async function inOwnProcess(plan: PageCheckPlan) {
  const child = stopLater(
    spawn(process.execPath, [...loaderOf(programs.look), programs.look, JSON.stringify(plan)], {
      cwd: toolsFolder,
      env: plainEnvironment(),
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    }),
  );
  const late = AbortSignal.timeout(longest);
  late.addEventListener('abort', () => child.kill('SIGTERM'));
  const report = await reportOf(child);
  await exitOf(child);
  if (report) return report;
  if (late.aborted) throw new Error(tooLate);
  throw new Error(child.killed ? 'Interrumpido; lo que está en vivo no cambió.' : notBegun);
}

const notBegun = 'El navegador no abrió las páginas; la causa está más arriba.';
const tooLate = `Las páginas no se abrieron todas en ${longest / 1000} s; inténtalo con la máquina menos ocupada, o con --no-browser si urge.`;

/** Resolves with undefined if the process ends without a report. */
const reportOf = (child: ChildProcess) =>
  new Promise<PageCheckReport | undefined>((resolve) => {
    child.once('message', (message) => resolve(v.parse(lookReport, message)));
    child.once('exit', () => resolve(undefined));
  });

/** Environment variables that any program needs. */
const plainNames =
  /^(PATH|HOME|USER|LOGNAME|USERPROFILE|TE?MP|TMPDIR|LANG|LC_\w+|TZ|XDG_\w+|SYSTEMROOT|COMSPEC|PATHEXT|(LOCAL)?APPDATA|CHROMIUM_PATH|NODE_\w+|LD_LIBRARY_PATH|FONTCONFIG_\w+)$/i;

const plainEnvironment = () => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => plainNames.test(name))),
  // Hides the API's log of refused calls.
  LOG_LEVEL: 'error',
});
