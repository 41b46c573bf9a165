import { createHash } from 'node:crypto';
import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { TooManyTries } from '../server/api-error.ts';

export interface LimitRule {
  /** Unique; counters that servers share are kept under it. */
  readonly name: string;
  /** So many tries of one key are allowed … */
  readonly most: number;
  /** … within so many milliseconds from the first one. */
  readonly spanMs: number;
  /** What a caller over the limit reads, in Polish; default: 'Zbyt wiele prób. Spróbuj ponownie później.' */
  readonly refusal?: { readonly code: string; readonly message: string };
}

const usualRefusal = { code: 'too_many_requests', message: 'Zbyt wiele prób. Spróbuj ponownie później.' } as const;

/** Neither e-mails nor addresses of callers are kept, in memory or elsewhere. */
const hashed = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** Counts what a key (an address, an account) may do only so often. */
export class Limit {
  readonly #rule: LimitRule;
  readonly #limiter: RateLimiterAbstract;

  constructor(rule: LimitRule, limiter: RateLimiterAbstract) {
    this.#rule = rule;
    this.#limiter = limiter;
  }

  /**
   * Counts a try before its work begins: parallel ones count, too (J-115).
   * @param points what it counts for
   * @returns how many tries of the key there are now, this one included
   * @throws TooManyTries over the limit
   */
  async take(key: string, points = 1): Promise<number> {
    const { code, message } = this.#rule.refusal ?? usualRefusal;
    const taken = await this.#consume(key, points);
    if (taken.isOver) throw new TooManyTries(code, message, taken.msBeforeNext, taken.count - points <= this.#rule.most);
    return taken.count;
  }

  /**
   * Refuses a try, which counts, of a key that has used its tries up; one of another key goes on uncounted.
   * @throws TooManyTries when nothing is left
   */
  async refuseUsedUp(key: string): Promise<void> {
    const counted = await this.#limiter.get(hashed(key));
    if (counted !== null && counted.consumedPoints >= this.#rule.most) await this.take(key);
  }

  /** As `take`, for callers that must not show that a key is over its limit. */
  async isAllowed(key: string): Promise<boolean> {
    return !(await this.#consume(key, 1)).isOver;
  }

  /** Takes one try back that was none: the password was right. */
  async giveBack(key: string): Promise<void> {
    await this.#limiter.reward(hashed(key), 1);
  }

  /** Forgets the tries of a key. */
  async clear(key: string): Promise<void> {
    await this.#limiter.delete(hashed(key));
  }

  async #consume(
    key: string,
    points: number,
  ): Promise<{ readonly isOver: boolean; readonly count: number; readonly msBeforeNext: number }> {
    try {
      const { consumedPoints, msBeforeNext } = await this.#limiter.consume(hashed(key), points);
      return { isOver: false, count: consumedPoints, msBeforeNext };
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return { isOver: true, count: refused.consumedPoints, msBeforeNext: refused.msBeforeNext };
    }
  }
}

/** Makes limits; all servers of a shop count together where they share a bus. */
export interface Limits {
  of(rule: LimitRule): Limit;
  close(): Promise<void>;
}
