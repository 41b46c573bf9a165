import type { KeyboardEvent, ReactNode } from 'react';
import { formatMoney, useTexts, ZERO_GROSZE, type Grosze } from 'shared-contracts';
import { useDeliveryWords } from 'shared-ui/delivery';
import { RadioCard } from 'shared-ui/radio-card';
import type { ShippingMethod } from '../../service/cart-schema.ts';
import { texts } from '../texts.ts';
import { CarrierChoice } from './CarrierChoice.tsx';
import { daysText } from './shipping-choice.ts';
import { isOnePrice, type ShippingWay } from './shipping-ways.ts';

export interface ShippingOptionProps {
  readonly way: ShippingWay;
  /** Code of the chosen company, of this way or of another. */
  readonly chosen: string | null;
  readonly onChoose: (method: ShippingMethod, pressed: 'way' | 'company') => void;
  readonly onKey: (event: KeyboardEvent, isDown: boolean) => void;
  /** What the chosen company asks further: a point, or a day. */
  readonly more: ReactNode;
}

/** J-304: one way of delivery with its price and days; with several companies the chosen way has them inside, which then say both. */
export const ShippingOption = ({ way, chosen, onChoose, onKey, more }: ShippingOptionProps): ReactNode => {
  const t = useTexts(texts);
  const words = useDeliveryWords();
  const picked = way.methods.find(({ code }) => code === chosen);
  const shown = picked ?? way.methods[0];
  const isSeveral = way.methods.length > 1;
  const price = (amount: Grosze): string => (amount === ZERO_GROSZE ? t('free') : formatMoney(amount));
  const isOpen = isSeveral && picked !== undefined;
  return (
    <RadioCard
      name="shipping_method"
      value={shown.code}
      title={isSeveral ? t(`shipping.way.${way.way}`) : shown.title}
      {...(!isOpen && { note: daysText(shown, words) })}
      {...(isOnePrice(way) ? { end: price(shown.amount) } : !isOpen && { end: t('shipping.from', { price: price(shown.amount) }) })}
      checked={picked !== undefined}
      onKeyDown={(event) => onKey(event, true)}
      onKeyUp={(event) => onKey(event, false)}
      onChange={() => onChoose(shown, isSeveral ? 'way' : 'company')}
    >
      {picked === undefined ? undefined : (
        <>
          {isOpen && <CarrierChoice way={way} chosen={shown} priceOf={price} onChoose={(one) => onChoose(one, 'company')} onKey={onKey} />}
          {more}
        </>
      )}
    </RadioCard>
  );
};
