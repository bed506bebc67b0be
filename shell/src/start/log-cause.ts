const told = new Set<string>();

/** Logs the cause of a failure, each different cause once. */
export function logCauseOnce(cause: unknown, of = '') {
  const key = of + String(cause);
  if (!told.has(key)) console.error(of, cause);
  // Also marks the cause as logged without its context, for callers that rethrow it.
  told.add(key).add(String(cause));
}
