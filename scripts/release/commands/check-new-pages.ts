import { liveReleases, type ReleaseName } from '@portal/releases/channel';
import { readRegistry, type Registry } from '@portal/releases/registry';
import type { PageCheckPlan } from '../page-check';
import type { CommandContext, CommandLine, Outcome } from './command';

export const browserOption = { 'no-browser': { type: 'boolean' } } as const;

type CheckedPages = Pick<Outcome, 'lines' | 'data'> & {
  /** Text for the history. */
  readonly why?: string;
};

type Wanted = {
  readonly releases: readonly ReleaseName[];
  /** Checks without a browser, which are faster and have clearer messages. */
  readonly check?: () => Promise<unknown>;
};

/** Opens the pages of these releases beside all live ones. Skips live releases. */
export async function checkNewPages(
  { options }: CommandLine,
  context: CommandContext,
  { releases, check }: Wanted,
): Promise<CheckedPages> {
  const { checkPages, releasesFolder, bucket } = context;
  if (options['no-browser'] === true)
    return { ...leftOut('se usó --no-browser.'), lines: [], why: unseen };
  const { applications } = await readRegistry(releasesFolder);
  const news = releases.filter(({ name, id }) => liveOf(applications, name) !== id);
  const set = setWith(applications, releases);
  if (!checkPages || news.length === 0 || set['shell'] === undefined)
    return { lines: [], data: {} };
  await check?.();
  await bucket?.take(Object.entries(set).map(([name, id]) => ({ name, id })));
  const changed = news.map(({ name }) => name);
  const result = await checkPages({ releasesFolder, set, changed });
  if ('leftOut' in result) return leftOut(result.leftOut);
  return { lines: [openedLine(result.opened)], data: { browser: result } };
}

const openedLine = (opened: number) =>
  opened === 0
    ? 'Un navegador ya había abierto las páginas de este conjunto sin encontrar fallas.'
    : `Un navegador abrió las páginas sin encontrar fallas: ${opened}.`;

const unseen = 'ningún navegador abrió las páginas';

const leftOut = (reason: string): CheckedPages => ({
  lines: [`Ningún navegador abrió las páginas: ${reason}`],
  data: { browser: { leftOut: reason } },
});

const liveOf = (applications: Registry['applications'], name: string) =>
  Object.hasOwn(applications, name) ? applications[name]?.live : undefined;

const setWith = (
  applications: Registry['applications'],
  releases: readonly ReleaseName[],
): PageCheckPlan['set'] =>
  Object.fromEntries(
    [...liveReleases(applications), ...releases].map(({ name, id }) => [name, id]),
  );

/** Joins a message with another text for the history. */
export const withWhy = (message: string | undefined, why: string | undefined) =>
  [message, why].filter(Boolean).join('; ') || undefined;
