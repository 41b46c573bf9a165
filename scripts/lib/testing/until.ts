const POLL_MS = 20;

/** Waits for what another process or the file system does. @throws after the given ms */
export const until = async (holds: () => boolean | Promise<boolean>, limitMs = 8_000): Promise<void> => {
  const end = performance.now() + limitMs;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`it did not happen within ${limitMs} ms: ${holds.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
};
