/** Names of the checks that a command has passed. */
export type PassedChecks = Set<string>;

/** Runs a slow check once. The name identifies immutable content. */
export async function checkOnce(
  proved: PassedChecks | undefined,
  what: string,
  prove: () => Promise<void>,
) {
  if (proved?.has(what)) return;
  await prove();
  proved?.add(what);
}
