import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import {
  renderAnswer,
  type ApiRead,
  type RenderAnswer,
  type RenderedPage,
  type RendererSettings,
  type RenderRequest,
} from '../renderer/protocol';

export type RendererProcess = ReturnType<typeof startRenderer>;

/** Why a page could not be rendered. */
export class RenderFailure extends Error {
  /** What the page is about does not exist. */
  readonly isMissing: boolean;
  /** It had come as far as asking the API. */
  readonly hasRead: boolean;

  constructor(reason: string, reads: readonly ApiRead[] = []) {
    super(reason);
    // An id that can be none is refused before it is looked for.
    this.isMissing = reads.some(({ status }) => [400, 404].includes(status));
    this.hasRead = reads.length > 0;
  }
}

/** More pages than these do not wait for one process, they are rendered by the browser. */
const maxPending = 50;
/** A process that owes a page this long, in milliseconds, is stuck. */
const maxRender = 10_000;

/** So much memory, in MiB, a process may hold in all; its heap's own limit counts no buffers. */
const maxMemory = 512;
/** How often that is looked at, in milliseconds. */
const memoryInterval = 500;

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

/** Starts a process that renders the pages of one set of releases. */
export function startRenderer(entryFile: string, settings: RendererSettings) {
  const pending = new Map<number, Pending>();
  let lastTicket = 0;
  const child = forkRenderer(entryFile, settings);
  let reason = 'The renderer ended.';
  child.on('message', receive);
  child.on('exit', failAll);
  // A process that could not be started has no exit.
  child.on('error', failAll);
  const watch = setInterval(endHoarder, memoryInterval).unref();
  // A process in an endless loop does not notice that nobody needs it any more.
  process.once('exit', stop);
  child.once('exit', () => {
    clearInterval(watch);
    process.off('exit', stop);
  });

  function receive(message: unknown) {
    const { success, output: answer } = v.safeParse(renderAnswer, message);
    // A release must not be able to stop the site.
    if (success) settle(answer);
    else stop();
  }

  function settle(answer: RenderAnswer) {
    const waiting = pending.get(answer.ticket);
    pending.delete(answer.ticket);
    clearTimeout(waiting?.alarm);
    if (answer.kind === 'page') waiting?.resolve(answer.page);
    else waiting?.reject(new RenderFailure(answer.reason, answer.reads));
  }

  function failAll() {
    for (const { reject, alarm } of pending.values()) {
      clearTimeout(alarm);
      reject(new RenderFailure(reason));
    }
    pending.clear();
  }

  function endHoarder() {
    if (residentMemory(child.pid ?? 0) <= maxMemory * 1024 * 1024) return;
    reason = `The renderer took more than ${maxMemory} MiB.`;
    stop();
  }

  function stop() {
    child.kill('SIGKILL');
  }

  return {
    isAlive: () => child.connected,
    stop,

    render(address: Omit<RenderRequest, 'ticket'>) {
      if (!child.connected) return Promise.reject(new RenderFailure(reason));
      if (pending.size >= maxPending) {
        return Promise.reject(new RenderFailure('The renderer is busy.'));
      }
      lastTicket += 1;
      const ticket = lastTicket;
      return new Promise<RenderedPage>((resolve, reject) => {
        pending.set(ticket, { resolve, reject, alarm: setTimeout(stop, maxRender) });
        child.send({ ticket, ...address });
      });
    },
  };
}

/**
 * How many bytes of memory a process holds in all, buffers and code included; 0 where the system does not
 * tell it in `/proc`.
 */
function residentMemory(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}
