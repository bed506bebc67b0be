/** What a command has found to be right. */
export type Proved = Set<string>;

/** Proves something, unless that was done before: what is named so never changes, and proving it takes long. */
export async function proveOnce(
  proved: Proved | undefined,
  what: string,
  prove: () => Promise<void>,
) {
  if (proved?.has(what)) return;
  await prove();
  proved?.add(what);
}
