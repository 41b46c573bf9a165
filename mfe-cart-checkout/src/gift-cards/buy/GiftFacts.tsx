import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { GIFT_CARD_BALANCE_PATH, GIFT_CARD_MONTHS, GIFT_CARD_WITHDRAWAL_DAYS } from 'shared-contracts/gift-cards';
import { TextLink } from 'shared-ui/link';
import { Panel } from 'shared-ui/page-container';
import * as css from '../gift-cards.css.ts';
import { texts } from '../texts.ts';

/** What everybody should know before buying a card. */
export const GiftFacts = (): ReactNode => {
  const t = useTexts(texts);
  return (
    <Panel aria-label={t('facts.title')}>
      <h2 className={css.heading}>{t('facts.title')}</h2>
      <ul className={css.facts}>
        <li>{t('facts.valid', { months: GIFT_CARD_MONTHS })}</li>
        <li>{t('facts.parts')}</li>
        <li>{t('facts.money')}</li>
        <li>{t('facts.return', { days: GIFT_CARD_WITHDRAWAL_DAYS })}</li>
        <li>{t('facts.tax')}</li>
      </ul>
      <TextLink to={GIFT_CARD_BALANCE_PATH}>{t('facts.balance')}</TextLink>
    </Panel>
  );
};
