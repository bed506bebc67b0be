import { MessageChannel, Worker } from 'node:worker_threads';
import * as v from 'valibot';

const workerFile = new URL('./password-worker.mjs', import.meta.url);

const strength = v.object({
  /** Guesses to find the password, as a power of ten. */
  power: v.number(),
  hasOwnName: v.boolean(),
});

/** Rates a password against dictionaries and known names. */
export const ratePassword = async (password: string, names: readonly string[]) =>
  v.parse(strength, await askThread({ password, names }));

type Question = { password: string; names: readonly string[] };

function askThread(question: Question) {
  const thread = startedThread();
  return new Promise<unknown>((resolve, reject) => {
    const { port1: answers, port2: port } = new MessageChannel();
    thread.once('error', reject);
    answers.once('message', (answer: unknown) => {
      thread.off('error', reject);
      answers.close();
      resolve(answer);
    });
    thread.postMessage({ ...question, port }, [port]);
  });
}

/** Ends the idle thread: passwords are rarely chosen, and the dictionaries take some 70 MB. */
const restMilliseconds = 60_000;

let running: { thread: Worker; end: NodeJS.Timeout } | undefined;

/** Ends when idle, and does not keep the process alive. */
function startedThread() {
  running ??= start();
  running.end.refresh();
  return running.thread;
}

function start() {
  // Without tsx's hooks, which the worker does not need and would wait for.
  const thread = new Worker(workerFile, { execArgv: [] });
  thread.unref();
  const forget = () => {
    if (running?.thread === thread) running = undefined;
  };
  thread.once('error', forget);
  const end = setTimeout(() => {
    forget();
    thread.postMessage('close', []);
  }, restMilliseconds).unref();
  return { thread, end };
}
