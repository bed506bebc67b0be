import { fork } from 'node:child_process';
import * as v from 'valibot';
import {
  renderAnswer,
  type RenderAnswer,
  type RenderedPage,
  type RendererSettings,
  type RenderRequest,
} from '../renderer/protocol';

import { watchMemory } from './memory-watch';
import { notReleaseFault, RenderFailure } from './render-failure';

export type RendererProcess = ReturnType<typeof startRenderer>;

/** Maximum of open renders per process; the browser renders further pages. */
const maxPending = 50;
/** Time without an answer after which a process counts as stuck, in milliseconds. */
const usualMaxRender = 10_000;

type Pending = {
  resolve: (page: RenderedPage) => void;
  reject: (failure: RenderFailure) => void;
  alarm: NodeJS.Timeout;
};

const forkRenderer = (entryFile: string, settings: RendererSettings) =>
  fork(entryFile, [], {
    execArgv: ['--max-old-space-size=256'],
    env: { NODE_ENV: 'production', RENDERER_SETTINGS: JSON.stringify(settings) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });

/** Starts a process that renders pages of one release set. A stuck process is killed. */
export function startRenderer(
  entryFile: string,
  settings: RendererSettings,
  { maxRender = usualMaxRender }: { readonly maxRender?: number } = {},
) {
  const child = forkRenderer(entryFile, settings);
  const pending = createPending(maxRender, () =>
    stopFor(`The renderer did not answer within ${maxRender / 1000} s.`),
  );
  let reason = 'The renderer ended.';
  let isOfRelease = true;
  const failAll = () => pending.fail(new RenderFailure(reason, { isOfRelease }));
  child.on('message', receive);
  child.on('exit', failAll);
  // A process that fails to start emits no `exit`.
  child.on('error', failAll);
  const endWatch = watchMemory(child, stopFor);
  // A process in an endless loop would outlive the site.
  process.once('exit', stop);
  child.once('exit', () => {
    endWatch();
    process.off('exit', stop);
  });

  function receive(message: unknown) {
    const { success, output: answer } = v.safeParse(renderAnswer, message);
    // An invalid message of a release must not end the site.
    if (success) pending.settle(answer);
    else stop();
  }

  function stopFor(why: string) {
    reason = why;
    stop();
  }

  function stop() {
    child.kill('SIGKILL');
  }

  return {
    isAlive: () => child.connected,

    /** Ends a process that is no longer needed. */
    stop() {
      isOfRelease = false;
      stop();
    },

    render(address: Omit<RenderRequest, 'ticket'>) {
      if (!child.connected) return Promise.reject(new RenderFailure(reason, notReleaseFault));
      return pending.add((ticket) => child.send({ ticket, ...address }));
    },
  };
}

/** Open renders of a process. `onStuck` is called when one exceeds its time limit. */
function createPending(maxRender: number, onStuck: () => void) {
  const pending = new Map<number, Pending>();
  let lastTicket = 0;

  return {
    add(ask: (ticket: number) => void) {
      if (pending.size >= maxPending) {
        return Promise.reject(new RenderFailure('The renderer is busy.', notReleaseFault));
      }
      lastTicket += 1;
      const ticket = lastTicket;
      return new Promise<RenderedPage>((resolve, reject) => {
        pending.set(ticket, { resolve, reject, alarm: setTimeout(onStuck, maxRender) });
        ask(ticket);
      });
    },

    settle(answer: RenderAnswer) {
      const waiting = pending.get(answer.ticket);
      pending.delete(answer.ticket);
      clearTimeout(waiting?.alarm);
      if (answer.kind === 'page') waiting?.resolve(answer.page);
      else waiting?.reject(new RenderFailure(answer.reason, answer));
    },

    fail(failure: RenderFailure) {
      for (const { reject, alarm } of pending.values()) {
        clearTimeout(alarm);
        reject(failure);
      }
      pending.clear();
    },
  };
}
