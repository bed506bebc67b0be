import { Duplex } from 'node:stream';
import pg from 'pg';
import { StatementLimit } from './statement-limit';

const authenticationOk = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0]);
const readyForQuery = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);
const terminate = 0x58;

type Chunk = { chunk: unknown };

/** The worker with the database. Tests share one. */
export type Backend = {
  on: (event: 'message', listener: (answer: unknown) => void) => unknown;
  once: (event: 'exit', listener: () => void) => unknown;
  off: (event: 'message' | 'exit', listener: (answer: unknown) => void) => unknown;
  postMessage: (bytes: Uint8Array, transferred: readonly ArrayBuffer[]) => void;
};

export type Thread = {
  /** The current worker, or the starting one. */
  current: () => Promise<Backend>;
  /** Ends the worker at once and starts another. Without it, statements have no limit. */
  replace?: () => void;
};

/**
 * Connects node-postgres to a worker that speaks the same protocol, so that both databases share a
 * driver.
 */
export class WireStream extends Duplex {
  readonly #thread: Thread;
  readonly #limit = new StatementLimit();
  #worker: Backend | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isGreeted = false;

  constructor(thread: Thread) {
    super();
    this.#thread = thread;
  }

  // The parts of net.Socket that node-postgres calls.
  connect() {
    this.#thread.current().then(this.#attach, (error: Error) => this.destroy(error));
    return this;
  }
  setNoDelay() {
    return this;
  }
  setKeepAlive() {
    return this;
  }
  ref() {
    return this;
  }
  unref() {
    return this;
  }

  override _read() {}

  override _write(chunk: unknown, _encoding: string, done: () => void) {
    this.#send(toBuffer({ chunk }));
    done();
  }

  override _writev(chunks: readonly Chunk[], done: () => void) {
    this.#send(Buffer.concat(chunks.map(toBuffer)));
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void) {
    clearTimeout(this.#timer);
    this.#worker?.off('message', this.#receive);
    this.#worker?.off('exit', this.#hangUp);
    done(error);
  }

  readonly #attach = (worker: Backend) => {
    if (this.destroyed) return;
    this.#worker = worker;
    worker.on('message', this.#receive);
    worker.once('exit', this.#hangUp);
    this.emit('connect');
  };

  readonly #receive = (answer: unknown) => {
    if (!(answer instanceof Uint8Array)) return;
    clearTimeout(this.#timer);
    this.#limit.readAnswer(answer);
    this.push(answer);
  };

  /** Ends the session with its thread; the statement gets a server's timeout error. */
  readonly #giveUp = () => {
    this.destroy(canceled());
    this.#thread.replace?.();
  };

  readonly #hangUp = () => this.destroy(new Error('The embedded database has stopped.'));

  #send(bytes: Buffer) {
    if (!this.#isGreeted) {
      // The startup packet; no authentication.
      this.#isGreeted = true;
      this.push(Buffer.concat([authenticationOk, readyForQuery]));
    } else if (bytes[0] === terminate) {
      this.push(null);
    } else {
      this.#limit.readSent(bytes);
      const { milliseconds } = this.#limit;
      if (this.#thread.replace && milliseconds > 0) {
        clearTimeout(this.#timer);
        this.#timer = setTimeout(this.#giveUp, milliseconds);
      }
      const copy = new Uint8Array(bytes);
      this.#worker?.postMessage(copy, [copy.buffer]);
    }
  }
}

function canceled() {
  const error = new pg.DatabaseError('canceling statement due to statement timeout', 0, 'error');
  return Object.assign(error, { code: '57014' });
}

function toBuffer({ chunk }: Chunk) {
  if (chunk instanceof Uint8Array) return Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length);
  throw new TypeError('node-postgres writes bytes only');
}
