import * as v from 'valibot';
import { loadLog, type PageLoad } from '../remotes/load-log';
import { developmentCauses, problem, type PageCause, type Problem } from './development-state';

type Builds = Readonly<Record<string, string>>;

type Found = {
  readonly application: string;
  readonly page: string;
  /** The build with the error; undefined before the server has sent any. */
  readonly build: string | undefined;
  readonly problem: Problem;
};

/**
 * Watches errors while this page loads or renders. Calls `show` with the problems of current builds
 * on each change.
 */
export function watchPage(show: (problems: readonly Problem[]) => void) {
  const asked = new Set<unknown>();
  let builds: Builds = {};
  let found: readonly Found[] = [];

  function change(next: readonly Found[]) {
    found = next;
    show(found.map((one) => one.problem));
  }

  async function note({ application, page }: PageLoad, cause: unknown) {
    if (asked.has(cause)) return;
    asked.add(cause);
    const build = builds[application];
    const answer = await ask({ application, page, text: textOf(cause) });
    const isMended = loadLog
      .snapshot()
      .some((load) => isOf(load, { application, page }) && load.outcome === 'ok');
    if (isMended || (build !== undefined && build !== builds[application])) return;
    change([...found, { application, page, build, problem: answer }]);
  }

  loadLog.subscribe((load) => {
    if (load.outcome === 'ok') change(found.filter((one) => !isOf(one, load)));
    for (const { cause } of load.failures) void note(load, cause);
    if (load.crash !== undefined) void note(load, load.crash);
  });

  return {
    /** Reports the current builds. */
    announce(now: Builds) {
      const isSame = ({ application, build }: Found) =>
        build === undefined || build === now[application];
      builds = now;
      change(found.filter(isSame));
    },
  };
}

type Place = Pick<PageLoad, 'application' | 'page'>;

const isOf = (one: Place, other: Place) =>
  one.application === other.application && one.page === other.page;

async function ask(cause: PageCause): Promise<Problem> {
  const answer = await fetch(developmentCauses, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(cause),
  });
  return v.parse(problem, await answer.json());
}

/** In Firefox and WebKit the stack does not contain the message. */
function textOf(cause: unknown) {
  const words = String(cause);
  const stack = cause instanceof Error ? (cause.stack ?? '') : '';
  return stack.startsWith(words) ? stack : `${words}\n${stack}`;
}
