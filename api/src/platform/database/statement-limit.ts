const simpleQuery = 0x51;
const outsideTransaction = 0x49;
const setting = /\bset (local )?statement_timeout = (\d+)/;
/** Longer messages are data, not settings. */
const longestSetting = 500;

/**
 * How long a statement may take, in milliseconds, as `statement_timeout` of a session says; none at 0. The embedded
 * database keeps the setting and does nothing with it, as its thread has no timer, so whoever writes to it reads along.
 */
export class StatementLimit {
  #ofSession = 0;
  #ofTransaction: number | undefined;

  get milliseconds() {
    return this.#ofTransaction ?? this.#ofSession;
  }

  /** Reads a message to the database. */
  readSent(message: Buffer) {
    if (message[0] !== simpleQuery || message.length > longestSetting) return;
    const [, isLocal, limit] = setting.exec(message.toString('latin1')) ?? [];
    if (limit === undefined) return;
    if (isLocal) this.#ofTransaction = Number(limit);
    else this.#ofSession = Number(limit);
  }

  /** Reads an answer, which ends with whether a transaction goes on. */
  readAnswer(answer: Uint8Array) {
    if (answer.at(-1) === outsideTransaction) this.#ofTransaction = undefined;
  }
}
