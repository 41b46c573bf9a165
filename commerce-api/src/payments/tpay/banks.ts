import type { Bank } from '../../checkout/banks.ts';
import type { OperatorOptions } from '../operators/options.ts';
import type { TpayApi } from './api.ts';

const EVERY_MS = 60 * 60_000;
const RETRY_MS = 60_000;

/** Groups that are no banks, and ways to pay of their own: cards, BLIK, wallets, instalments. */
const otherGroups: ReadonlySet<number> = new Set([103, 109, 150, 166, 169, 170, 174]);

export interface TpayBanks {
  /** Those of the last answer; none before the first: the bank is chosen on Tpay's page then. */
  readonly list: () => readonly Bank[];
  readonly stop: () => void;
}

/** K-09: the banks of a quick transfer as Tpay has them now, asked for at the start and every hour. */
export function startTpayBanks(api: Pick<TpayApi, 'bankGroups'>, { log }: Pick<OperatorOptions, 'log'>): TpayBanks {
  let banks: readonly Bank[] = [];
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    let wait = EVERY_MS;
    try {
      banks = (await api.bankGroups()).filter(({ group }) => !otherGroups.has(group));
    } catch (error) {
      wait = RETRY_MS;
      log(`the banks of Tpay could not be read: ${error instanceof Error ? error.message : 'no answer'}`);
    }
    if (!isStopped) timer = setTimeout(() => void look(), wait).unref();
  }

  void look();
  return {
    list: () => banks,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
