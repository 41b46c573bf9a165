import { useState, type ReactNode } from 'react';
import { formatMoney, grosze, useTexts } from 'shared-contracts';
import type { GiftCardOffer } from 'shared-contracts/rest';
import { Picture } from 'shared-ui/picture';
import { RadioCard } from 'shared-ui/radio-card';
import * as form from '../../checkout/frame/step-form.css.ts';
import * as css from '../gift-cards.css.ts';
import { texts } from '../texts.ts';

/** The values that there are. */
export const CardChoice = ({ cards }: { readonly cards: readonly GiftCardOffer[] }): ReactNode => {
  const t = useTexts(texts);
  const [chosen, setChosen] = useState('');
  return (
    <fieldset className={form.group}>
      <legend className={form.legend}>{t('value.legend')}</legend>
      <div className={css.values}>
        {cards.map(({ sku, value, picture }) => (
          <RadioCard
            key={sku}
            name="sku"
            className={css.value}
            value={sku}
            title={formatMoney(grosze(value))}
            end={<Picture base={picture} alt="" sizes="72px" widths={[80, 160]} className={css.picture} />}
            checked={chosen === sku}
            onChange={() => setChosen(sku)}
          />
        ))}
      </div>
    </fieldset>
  );
};
