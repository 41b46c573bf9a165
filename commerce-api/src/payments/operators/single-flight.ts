/** Runs one task for each key at a time; who comes meanwhile gets the answer of the one that runs. */
export function singleFlight<Answer>(): (key: string, task: () => Promise<Answer>) => Promise<Answer> {
  const running = new Map<string, Promise<Answer>>();
  return (key, task) => {
    const known = running.get(key);
    if (known !== undefined) return known;
    const started = task().finally(() => running.delete(key));
    running.set(key, started);
    return started;
  };
}
