/**
 * Resolves in a task of its own: what has been waiting, a touch above all, goes first. The start of a page is made of pieces
 * that are short on slow phones, too.
 */
export const nextTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));
