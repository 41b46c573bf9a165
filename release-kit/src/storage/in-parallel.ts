/** Runs a task for every item, several at a time; the first failure rejects. Results are in the order of the items. */
export const inParallel = async <Item, Result>(
  items: Iterable<Item>,
  limit: number,
  task: (item: Item) => Promise<Result>,
): Promise<Result[]> => {
  const results: Result[] = [];
  const queue = [...items].entries();
  let failed = false;
  const work = async (): Promise<void> => {
    for (const [at, item] of queue) {
      if (failed) return;
      results[at] = await task(item);
    }
  };
  const workers = Array.from({ length: limit }, () =>
    work().catch((error: unknown) => {
      failed = true;
      throw error;
    }),
  );
  await Promise.all(workers);
  return results;
};
