import { Duplex } from 'node:stream';
import pg from 'pg';
import { StatementLimit } from './statement-limit';

const authenticationOk = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0]);
const readyForQuery = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);
const terminate = 0x58;

type Chunk = { chunk: unknown };

/** The worker thread with the database. Tests share one among several databases. */
export type Backend = {
  on: (event: 'message', listener: (answer: unknown) => void) => unknown;
  once: (event: 'exit', listener: () => void) => unknown;
  off: (event: 'message' | 'exit', listener: (answer: unknown) => void) => unknown;
  postMessage: (bytes: Uint8Array, transferred: readonly ArrayBuffer[]) => void;
};

export type Thread = {
  /** The worker that answers now, or the one that is being started. */
  current: () => Promise<Backend>;
  /** Ends the worker at once, whatever it does, and starts another; where there is no way to, statements have no limit. */
  replace?: () => void;
};

/**
 * What node-postgres takes for its socket. The other end is a worker thread with an embedded
 * PostgreSQL that speaks the same protocol, so that both databases share one driver.
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

  /** The session ends with the thread, and so this stream; the statement is told what a server would say. */
  readonly #giveUp = () => {
    this.destroy(canceled());
    this.#thread.replace?.();
  };

  readonly #hangUp = () => this.destroy(new Error('The embedded database has stopped.'));

  #send(bytes: Buffer) {
    if (!this.#isGreeted) {
      // The start-up packet: there is nobody to authenticate with.
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
