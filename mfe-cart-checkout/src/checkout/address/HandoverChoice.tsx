import type { ReactNode } from 'react';
import { formatMoney, useTexts, ZERO_GROSZE } from 'shared-contracts';
import { RadioCard } from 'shared-ui/radio-card';
import type { CheckoutCart } from '../cart/checkout-cart.ts';
import * as form from '../frame/step-form.css.ts';
import { texts } from '../texts.ts';
import * as css from './address.css.ts';
import { cheapest, collectionPlaces, handoversOf, type Handover } from './handover.ts';

interface HandoverChoiceProps {
  readonly cart: CheckoutCart;
  readonly isCollected: boolean;
  /** Collected goods ask for no address: not where an invoice wants one. */
  readonly needsNoAddress: boolean;
  readonly onChange: (isCollected: boolean) => void;
}

/** J-327: are the goods brought or collected? Where there is one way only, it is told. */
export const HandoverChoice = ({ cart, isCollected, needsNoAddress, onChange }: HandoverChoiceProps): ReactNode => {
  const t = useTexts(texts);
  const handovers = handoversOf(cart);
  const places = collectionPlaces(cart) ?? 'both';
  if (cart.has_virtual_address) return null;
  const noAddress = needsNoAddress ? [t('handover.noAddress')] : [];
  if (handovers.length < 2) return isCollected && <p className={css.hint}>{[t(`handover.only.${places}`), ...noAddress].join(' ')}</p>;
  const notes: Readonly<Record<Handover, string>> = {
    delivery: t('handover.delivery.note'),
    collection: [...noAddress, t('handover.collection.note')].join(' '),
  };
  const titles: Readonly<Record<Handover, string>> = {
    delivery: t('handover.delivery'),
    collection: t(`handover.collection.${places}`),
  };
  const from = (handover: Handover): string | undefined => {
    const price = cheapest(cart, handover);
    return price === undefined ? undefined : t('shipping.from', { price: price === ZERO_GROSZE ? t('free') : formatMoney(price) });
  };
  return (
    <fieldset className={form.group}>
      <legend className={form.legend}>{t('handover.title')}</legend>
      <div className={css.handovers}>
        {handovers.map((handover) => (
          <RadioCard
            key={handover}
            name="handover"
            value={handover}
            title={titles[handover]}
            note={notes[handover]}
            end={from(handover)}
            checked={isCollected === (handover === 'collection')}
            onChange={() => onChange(handover === 'collection')}
            className={css.kind}
          />
        ))}
      </div>
    </fieldset>
  );
};
