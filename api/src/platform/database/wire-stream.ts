import { Duplex } from 'node:stream';

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

/**
 * What node-postgres takes for its socket. The other end is a worker thread with an embedded
 * PostgreSQL that speaks the same protocol, so that both databases share one driver.
 */
export class WireStream extends Duplex {
  readonly #worker: Backend;
  #isGreeted = false;

  constructor(worker: Backend) {
    super();
    this.#worker = worker;
    this.#worker.on('message', this.#receive);
    this.#worker.once('exit', this.#hangUp);
  }

  // The parts of net.Socket that node-postgres calls.
  connect() {
    queueMicrotask(() => this.emit('connect'));
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
    this.#worker.off('message', this.#receive);
    this.#worker.off('exit', this.#hangUp);
    done(error);
  }

  readonly #receive = (answer: unknown) => {
    if (answer instanceof Uint8Array) this.push(answer);
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
      const copy = new Uint8Array(bytes);
      this.#worker.postMessage(copy, [copy.buffer]);
    }
  }
}

function toBuffer({ chunk }: Chunk) {
  if (chunk instanceof Uint8Array) return Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length);
  throw new TypeError('node-postgres writes bytes only');
}
