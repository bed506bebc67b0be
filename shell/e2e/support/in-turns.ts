/**
 * Runs a function for each item, at most `atOnce` in parallel. Results are in order of completion.
 */
export async function runInParallel<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  run: (item: Item) => Promise<Result>,
) {
  const waiting = [...items];
  const results: Result[] = [];
  const work = async () => {
    for (let item = waiting.shift(); item; item = waiting.shift()) results.push(await run(item));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}
