/**
 * Loads code that nobody waits for and uses it when it has come. Without a connection the page goes on without it until the browser
 * is online again.
 * @throws what `use` throws: that is no matter of the connection
 */
export const loadDeferred = async <Part>(load: () => Promise<Part>, use: (part: Part) => unknown): Promise<void> => {
  let part: Part;
  try {
    part = await load();
  } catch {
    window.addEventListener('online', () => void loadDeferred(load, use), { once: true });
    return;
  }
  await use(part);
};
