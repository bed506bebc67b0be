import { MessageChannel, Worker, type MessagePort } from 'node:worker_threads';
import { TestEnvironment } from 'jest-environment-node';
import { createAnswerCheck, type AnswerCheck } from './answer-problem';
import type { CreateCheck } from './checked-answers';

declare global {
  /** A copy, in memory, of the database of a folder; gone once its port is closed. */
  var openCopy: (template: string) => MessagePort;
  /** The check of answers that all test files have in common. */
  var sharedCheck: CreateCheck;
}

const threadFile = new URL('./memory-databases.mjs', import.meta.url);

/** All test files that a process runs, one after another, share these. */
let thread: Worker | undefined;
let check: AnswerCheck | undefined;

/** Gives test files what takes long to make and does not differ between them. */
export default class ApiEnvironment extends TestEnvironment {
  readonly #ports: MessagePort[] = [];

  constructor(...[config, context]: ConstructorParameters<typeof TestEnvironment>) {
    super(config, context);
    // The sources change between the runs of one that watches.
    if (config.globalConfig.watch || config.globalConfig.watchAll) check = undefined;
  }

  override async setup() {
    await super.setup();
    Object.assign(this.global, { openCopy: this.#openCopy, sharedCheck: this.#sharedCheck });
  }

  override async teardown() {
    for (const port of this.#ports) port.close();
    await super.teardown();
  }

  readonly #openCopy = (template: string) => {
    thread ??= startThread();
    const { port1, port2 } = new MessageChannel();
    thread.postMessage({ template, port: port2 }, [port2]);
    this.#ports.push(port1);
    return port1;
  };

  /** Made of a text, so that it holds nothing of a test file's own world. */
  readonly #sharedCheck: CreateCheck = (makeDocument) => {
    check ??= createAnswerCheck(JSON.parse(JSON.stringify(makeDocument())));
    return check;
  };
}

function startThread() {
  const started = new Worker(threadFile, { execArgv: [] });
  started.unref();
  return started;
}
