const simpleQuery = 0x51;
const outsideTransaction = 0x49;
const setting = /\bset (local )?statement_timeout = (\d+)/;
/** Longer messages are data, not settings. */
const longestSetting = 500;

/**
 * The session's `statement_timeout` in milliseconds; 0 means no limit. The embedded database stores
 * it but has no timer, so the stream applies it.
 */
export class StatementLimit {
  #ofSession = 0;
  #ofTransaction: number | undefined;

  get milliseconds() {
    return this.#ofTransaction ?? this.#ofSession;
  }

  readSent(message: Buffer) {
    if (message[0] !== simpleQuery || message.length > longestSetting) return;
    const [, isLocal, limit] = setting.exec(message.toString('latin1')) ?? [];
    if (limit === undefined) return;
    if (isLocal) this.#ofTransaction = Number(limit);
    else this.#ofSession = Number(limit);
  }

  /** A response ends with the state of the transaction. */
  readAnswer(answer: Uint8Array) {
    if (answer.at(-1) === outsideTransaction) this.#ofTransaction = undefined;
  }
}
