import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { grosze, sumGrosze, useTexts, ZERO_GROSZE } from 'shared-contracts';
import { CatalogueText } from 'shared-ui/catalogue-text';
import { Checkbox } from 'shared-ui/checkbox';
import { RadioCard } from 'shared-ui/radio-card';
import { texts } from '../texts.ts';
import type { Product } from '../product-types.ts';
import * as css from './add-ons.css.ts';
import { chosenIn, serviceName, warrantyName } from './chosen-add-ons.ts';
import { ProtectorRow } from './ProtectorRow.tsx';

interface AddOnChoicesProps {
  readonly product: Product;
  /** Where the buy buttons read what is chosen. */
  readonly choices: RefObject<HTMLDivElement | null>;
}

/**
 * P-13, C-26, C-27: what the product can be bought with. The controls keep what is chosen themselves: a choice that was made before the
 * page was hydrated is not lost.
 */
export const AddOnChoices = ({ product, choices }: AddOnChoicesProps): ReactNode => {
  const t = useTexts(texts);
  const [sum, setSum] = useState(ZERO_GROSZE);
  const { warranties, services } = product;
  const plain = services.filter(({ protector_device: device }) => device === null);
  const protectors = services.filter(({ protector_device: device }) => device !== null);
  const count = (): void => {
    const { warrantyId, services: ticked = [] } = chosenIn(choices.current);
    const prices = [
      ...warranties.filter(({ id }) => id === warrantyId),
      ...services.filter(({ id }) => ticked.some((one) => one.id === id)),
    ];
    setSum(sumGrosze(prices.map(({ price }) => price)));
  };
  // oxlint-disable-next-line react/exhaustive-deps -- once, for what was chosen before hydration
  useEffect(count, []);
  if (warranties.length === 0 && services.length === 0) return null;
  return (
    <div ref={choices} id="uslugi" className={css.choices} onChange={count}>
      {warranties.length > 0 && (
        <fieldset className={css.warranties}>
          <legend className={css.legend}>{t('addOns.warranty')}</legend>
          <RadioCard className={css.card} name={warrantyName} value="" defaultChecked title={t('addOns.none')} />
          {warranties.map(({ id, name, description, price }) => (
            <RadioCard
              key={id}
              className={css.card}
              name={warrantyName}
              value={id}
              title={<CatalogueText text={name} />}
              note={<CatalogueText text={description} />}
              end={t('service', { price })}
            />
          ))}
        </fieldset>
      )}
      {services.length > 0 && (
        <fieldset className={css.group}>
          <legend className={css.legend}>{t('addOns.services')}</legend>
          {plain.map(({ id, name, description, price }) => (
            <Checkbox
              key={id}
              className={css.service}
              name={serviceName}
              value={id}
              end={<b className={css.price}>{price === grosze(0) ? t('serviceFree') : t('service', { price })}</b>}
            >
              <b>
                <CatalogueText text={name} />
              </b>
              <span className={css.note}>
                <CatalogueText text={description} />
              </span>
            </Checkbox>
          ))}
          {protectors.length > 0 && <ProtectorRow product={product} protectors={protectors} choices={choices} />}
        </fieldset>
      )}
      <p className={css.sum} aria-live="polite">
        {sum > ZERO_GROSZE && t('addOns.sum', { price: sumGrosze([product.final_price, sum]) })}
      </p>
    </div>
  );
};
