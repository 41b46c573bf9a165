import { useState, type ReactNode } from 'react';
import { useTexts, type ApiError } from 'shared-contracts';
import { GIFT_CARD_PATH, LONGEST_GIFT_CODE } from 'shared-contracts/gift-cards';
import type { GiftCardBalance } from 'shared-contracts/rest';
import { TextLink } from 'shared-ui/link';
import { Panel } from 'shared-ui/page-container';
import { CodeForm } from '../../code-form/CodeForm.tsx';
import { useRest } from '../../connection/use-rest.ts';
import * as css from '../gift-cards.css.ts';
import { texts, type GiftCardTranslate } from '../texts.ts';
import { Balance } from './Balance.tsx';

const problemText = (problem: 'required' | ApiError, t: GiftCardTranslate): string => {
  if (problem === 'required') return t('balance.required');
  if (problem.code === 'voucher_unknown') return t('balance.unknown');
  return t(problem.code === 'too_many_tries' ? 'balance.tooMany' : 'balance.failed');
};

/** J-253: what is left on the card of a code. */
export const BalancePanel = (): ReactNode => {
  const t = useTexts(texts);
  const rest = useRest();
  // Numbered, so that each answer takes the focus, also the same one once more.
  const [answered, setAnswered] = useState<{ readonly count: number; readonly balance: GiftCardBalance | null }>({
    count: 0,
    balance: null,
  });
  return (
    <div className={css.narrow}>
      <Panel>
        <CodeForm
          label={t('balance.code')}
          submit={t('balance.check')}
          maxLength={LONGEST_GIFT_CODE}
          send={async (code) => {
            const answer = await rest().giftCardBalance(code);
            setAnswered(({ count }) => ({ count: count + 1, balance: answer.ok ? answer.value : null }));
            return answer.ok ? null : answer.error;
          }}
          problemText={(problem) => problemText(problem, t)}
        />
      </Panel>
      {answered.balance !== null && <Balance key={answered.count} balance={answered.balance} />}
      <TextLink to={GIFT_CARD_PATH}>{t('balance.buy')}</TextLink>
    </div>
  );
};
