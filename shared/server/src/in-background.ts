/** The part of the server's logger that this module needs. */
export type BackgroundLog = {
  readonly error: (details: { readonly err: unknown }, message: string) => void;
};

/**
 * Starts work without waiting and logs its failure («… failed»). An unhandled rejection would end
 * the process.
 */
export function inBackground(log: BackgroundLog, name: string, work: () => unknown): void {
  // A failure of the log itself cannot be logged.
  runLoggingFailure(log, name, work).catch(() => undefined);
}

/** Like `inBackground`, but waits for the end. */
export async function runLoggingFailure(
  log: BackgroundLog,
  name: string,
  work: () => unknown,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    log.error({ err: error }, `${name} failed`);
  }
}

/** Keeps the process alive when a library forgets to handle a rejected promise. */
export function surviveUnhandledRejections(log: BackgroundLog): void {
  process.on('unhandledRejection', (error) =>
    log.error({ err: error }, 'Unhandled promise rejection'),
  );
}

/** For processes without a logger. */
export const stderrLog: BackgroundLog = {
  error({ err }, message) {
    process.stderr.write(`${message}: ${String(err)}\n`);
  },
};
