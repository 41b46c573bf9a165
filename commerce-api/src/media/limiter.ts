/** Runs at most `most` tasks at a time; the others wait in order. */
export function limiter(most: number): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      // The place is handed on without being freed in between.
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
