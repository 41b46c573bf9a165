import { createContext } from 'react';

/** The key of the history entry that the shopper has asked for, while the page of the last one may still be shown; null without a router that waits. */
export const NavigationTargetContext = createContext<string | null>(null);
