import type { KeyboardEvent, ReactNode } from 'react';
import { useTexts, type Grosze } from 'shared-contracts';
import { useDeliveryWords } from 'shared-ui/delivery';
import type { ShippingMethod } from '../../service/cart-schema.ts';
import { texts } from '../texts.ts';
import * as css from './carrier-choice.css.ts';
import { daysText } from './shipping-choice.ts';
import { isOnePrice, type ShippingWay } from './shipping-ways.ts';

interface CarrierChoiceProps {
  readonly way: ShippingWay;
  readonly chosen: ShippingMethod;
  readonly priceOf: (amount: Grosze) => string;
  readonly onChoose: (method: ShippingMethod) => void;
  readonly onKey: (event: KeyboardEvent, isDown: boolean) => void;
}

/** J-304: the companies of a way of delivery, with the days of each, and its price unless that is the card's. */
export const CarrierChoice = ({ way, chosen, priceOf, onChoose, onKey }: CarrierChoiceProps): ReactNode => {
  const t = useTexts(texts);
  const words = useDeliveryWords();
  return (
    <fieldset className={css.carriers}>
      <legend className={css.legend}>{t('shipping.company')}</legend>
      <div className={css.list}>
        {way.methods.map((method) => (
          <label key={method.code} className={css.carrier}>
            <input
              type="radio"
              name={`carrier_${way.way}`}
              value={method.code}
              className={css.radio}
              checked={method.code === chosen.code}
              onKeyDown={(event) => onKey(event, true)}
              onKeyUp={(event) => onKey(event, false)}
              onChange={() => onChoose(method)}
            />
            <span className={css.title}>{method.title}</span>
            {!isOnePrice(way) && <span className={css.price}>{priceOf(method.amount)}</span>}
            <span className={css.offer}>{daysText(method, words)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
