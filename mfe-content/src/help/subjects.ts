/** What to have at hand. */
export const preparations = ['first', 'second', 'third'] as const;
