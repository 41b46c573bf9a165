/** Companies by their tax numbers, each asked for once a day. */
import { polishDay } from '../promise/working-days.ts';
import type { Limit } from '../limits/limits.ts';
import { TooManyTries } from '../server/api-error.ts';
import { RegisterUnavailable, type Company, type TaxRegister } from './tax-register.ts';

export interface CompanyLookup {
  /**
   * @param nip ten digits with a right checksum
   * @throws RegisterUnavailable
   */
  find(nip: string): Promise<Company | null>;
}

interface LookupPorts {
  readonly register: TaxRegister;
  /** How many numbers a day the shop may ask for: the register counts its callers, and locks them out. */
  readonly daily: Limit;
  readonly now: () => Date;
  readonly onUnavailable: (error: RegisterUnavailable) => void;
}

/** Answers that are kept for the day, at most. */
const MOST_KEPT = 5000;

/** What the register has said today is said again; what fails is not kept. */
export function createCompanyLookup({ register, daily, now, onUnavailable }: LookupPorts): CompanyLookup {
  let day = '';
  const kept = new Map<string, Promise<Company | null>>();

  async function ask(nip: string): Promise<Company | null> {
    try {
      await daily.take('all');
      return await register.find(nip, day);
    } catch (error) {
      if (error instanceof TooManyTries) throw new RegisterUnavailable('as many numbers as allowed were asked for today');
      if (error instanceof RegisterUnavailable) onUnavailable(error);
      throw error;
    }
  }

  return {
    find(nip) {
      const today = polishDay(now());
      if (today !== day) {
        kept.clear();
        day = today;
      }
      const known = kept.get(nip);
      if (known !== undefined) return known;
      const asked = ask(nip);
      kept.set(nip, asked);
      const [oldest] = kept.keys();
      if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
      asked.catch(() => kept.get(nip) === asked && kept.delete(nip));
      return asked;
    },
  };
}
