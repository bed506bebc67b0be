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
import { notOfRelease, RenderFailure } from './render-failure';

export type RendererProcess = ReturnType<typeof startRenderer>;

/** More pages than these do not wait for one process, they are rendered by the browser. */
const maxPending = 50;
/** A process that owes a visitor a page for so long, in milliseconds, is stuck. */
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

/** Starts a process that renders the pages of one set of releases; one that is stuck is ended. */
export function startRenderer(
  entryFile: string,
  settings: RendererSettings,
  { maxRender = usualMaxRender }: { readonly maxRender?: number } = {},
) {
  const child = forkRenderer(entryFile, settings);
  const pending = createPending(maxRender, () =>
    stopFor(`The renderer owed a page for ${maxRender / 1000} s.`),
  );
  let reason = 'The renderer ended.';
  let isOfRelease = true;
  const failAll = () => pending.fail(new RenderFailure(reason, { isOfRelease }));
  child.on('message', receive);
  child.on('exit', failAll);
  // A process that could not be started has no exit.
  child.on('error', failAll);
  const endWatch = watchMemory(child, stopFor);
  // A process in an endless loop does not notice that nobody needs it any more.
  process.once('exit', stop);
  child.once('exit', () => {
    endWatch();
    process.off('exit', stop);
  });

  function receive(message: unknown) {
    const { success, output: answer } = v.safeParse(renderAnswer, message);
    // A release must not be able to stop the site.
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

    /** Nobody needs it any more. */
    stop() {
      isOfRelease = false;
      stop();
    },

    render(address: Omit<RenderRequest, 'ticket'>) {
      if (!child.connected) return Promise.reject(new RenderFailure(reason, notOfRelease));
      return pending.add((ticket) => child.send({ ticket, ...address }));
    },
  };
}

/** The pages that a process owes; `onStuck` is told of one that it owes for longer than it may. */
function createPending(maxRender: number, onStuck: () => void) {
  const pending = new Map<number, Pending>();
  let lastTicket = 0;

  return {
    add(ask: (ticket: number) => void) {
      if (pending.size >= maxPending) {
        return Promise.reject(new RenderFailure('The renderer is busy.', notOfRelease));
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
