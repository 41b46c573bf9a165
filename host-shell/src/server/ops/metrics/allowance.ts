import { LRUCache } from 'lru-cache';

export interface AllowanceRules {
  /** So often within the time for one caller … */
  readonly each: number;
  /** … and for all of them together: a caller may claim to be many. */
  readonly all: number;
  readonly spanMs: number;
}

interface Count {
  readonly since: number;
  count: number;
}

const MOST_CALLERS = 10_000;

/** How often callers may ask for something. @param now ms @returns whether this caller may now */
export const createAllowance = ({ each, all, spanMs }: AllowanceRules, now: () => number): ((caller: string) => boolean) => {
  const callers = new LRUCache<string, Count>({ max: MOST_CALLERS });
  let total: Count = { since: now(), count: 0 };
  const current = (known: Count | undefined): Count => (known && now() - known.since < spanMs ? known : { since: now(), count: 0 });
  return (caller) => {
    total = current(total);
    const own = current(callers.get(caller));
    callers.set(caller, own);
    if (own.count >= each || total.count >= all) return false;
    own.count += 1;
    total.count += 1;
    return true;
  };
};
