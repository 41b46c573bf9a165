/**
 * Resolves in a task of its own (the way to yield to the main thread): what waits, an input event above all, goes first. The start of
 * a page is cut into tasks that are short on slow phones, too.
 */
export const nextTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));
