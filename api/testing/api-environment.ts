import { MessageChannel, Worker, type MessagePort } from 'node:worker_threads';
import { TestEnvironment } from 'jest-environment-node';
import { createAnswerCheck, type AnswerCheck } from './answer-problem';
import type { CreateCheck } from './checked-answers';

declare global {
  /** An in-memory copy of a folder's database. Closing the port deletes it. */
  var openCopy: (template: string) => MessagePort;
  var sharedCheck: CreateCheck;
}

const threadFile = new URL('./memory-databases.mjs', import.meta.url);

/** Shared by all test files of a process. */
let thread: Worker | undefined;
let check: AnswerCheck | undefined;

/** Shares slow resources between test files. */
export default class ApiEnvironment extends TestEnvironment {
  readonly #ports: MessagePort[] = [];

  constructor(...[config, context]: ConstructorParameters<typeof TestEnvironment>) {
    super(config, context);
    // In watch mode the sources change between runs.
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

  /** A JSON copy keeps no reference into a test file's context. */
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
