/**
 * Loads code that nobody waits for, and uses it when it is here. Without a connection the page does without it until the
 * browser is online again.
 */
export const withLaterPart = async <Part>(load: () => Promise<Part>, use: (part: Part) => unknown): Promise<void> => {
  let part: Part;
  try {
    part = await load();
  } catch {
    window.addEventListener('online', () => void withLaterPart(load, use), { once: true });
    return;
  }
  await use(part);
};
