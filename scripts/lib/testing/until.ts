const POLL_MS = 20;

/** Polls until the condition holds. @throws after `limitMs` */
export const until = async (holds: () => boolean | Promise<boolean>, limitMs = 8_000): Promise<void> => {
  const end = performance.now() + limitMs;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`it did not happen within ${limitMs} ms: ${holds.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
};
