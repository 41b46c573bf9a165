/** F-01, ≠11: who has the plus programme. Client-side only: the server checks rights and prices itself. */

export interface PlusFacts {
  /** Missing store config is `undefined`. */
  readonly enabledInStore: boolean | undefined;
  readonly isNeoportal: boolean;
  readonly friendsAndFamily: boolean;
  readonly hasPlus: boolean;
  readonly isAllowed: boolean;
  readonly clientIp: string | undefined;
  readonly whitelist: readonly string[];
  readonly hasBackdoor: boolean;
}

export function isPlusEnabled(facts: PlusFacts): boolean {
  if (!facts.enabledInStore || facts.isNeoportal) return false;
  const isWhitelisted = facts.clientIp !== undefined && facts.whitelist.includes(facts.clientIp);
  return !facts.friendsAndFamily || facts.hasPlus || facts.isAllowed || isWhitelisted || facts.hasBackdoor;
}
