/** The part of the servers' logger that is needed here. */
export type BackgroundLog = {
  readonly error: (details: { readonly err: unknown }, message: string) => void;
};

/**
 * Begins work that nobody waits for. Its failure is told on the log («… failed») and ends nothing:
 * without this, a promise that fails unseen ends the process, and everybody's calls with it.
 */
export function inBackground(log: BackgroundLog, name: string, work: () => unknown): void {
  // What the log itself refuses can be told nowhere.
  attempt(log, name, work).catch(() => undefined);
}

/** The same, for a step whose end is waited for but whose failure keeps nothing from the next one. */
export async function attempt(
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

/** For what libraries leave unwatched: no promise of theirs ends the process either. */
export function outliveForgottenPromises(log: BackgroundLog): void {
  process.on('unhandledRejection', (error) =>
    log.error({ err: error }, 'a forgotten promise failed'),
  );
}

/** For processes without a logger. */
export const errorOutput: BackgroundLog = {
  error({ err }, message) {
    process.stderr.write(`${message}: ${String(err)}\n`);
  },
};
