import type { ReactNode } from 'react';
import { formatMoney, grosze, useTexts } from 'shared-contracts';
import type { GiftCardOffer } from 'shared-contracts/rest';
import { Choice } from 'shared-ui/choice';
import { Picture } from 'shared-ui/picture';
import * as form from '../../checkout/frame/step-form.css.ts';
import * as css from '../gift-cards.css.ts';
import { texts } from '../texts.ts';

interface CardChoiceProps {
  readonly cards: readonly GiftCardOffer[];
  readonly error?: string;
}

/** The values that there are. */
export const CardChoice = ({ cards, error }: CardChoiceProps): ReactNode => {
  const t = useTexts(texts);
  return (
    <Choice
      name="sku"
      label={t('value.legend')}
      labelClassName={form.legend}
      isGrid
      options={cards.map(({ sku, value, picture }) => ({
        value: sku,
        title: formatMoney(grosze(value)),
        end: <Picture base={picture} alt="" sizes="72px" widths={[80, 160]} className={css.picture} />,
      }))}
      {...(error !== undefined && { error })}
    />
  );
};
