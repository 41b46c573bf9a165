/** The shopper shows interest in a page of the shop: the host fetches its code and data (see PrefetchContext). */
export const usePrefetch = (_path: string): (() => void) | undefined => undefined;
