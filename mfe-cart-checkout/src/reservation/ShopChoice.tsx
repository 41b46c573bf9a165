import { useState, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import type { ShelfShop } from 'shared-contracts/rest';
import { Button } from 'shared-ui/button';
import { useDeliveryWords } from 'shared-ui/delivery';
import { RadioCard } from 'shared-ui/radio-card';
import { TextField } from 'shared-ui/text-field';
import * as form from '../checkout/frame/step-form.css.ts';
import * as css from './reservation.css.ts';
import { shopsMatching } from './shops-matching.ts';
import { texts } from './texts.ts';

interface ShopChoiceProps {
  readonly shops: readonly ShelfShop[];
  readonly chosen: number | null;
  readonly onChoose: (shopId: number) => void;
}

const FIRST_SHOWN = 5;

/** Shops with the goods on their shelves, the nearest first; a text finds others. The chosen one always stays in sight. */
export const ShopChoice = ({ shops, chosen, onChoose }: ShopChoiceProps): ReactNode => {
  const t = useTexts(texts);
  const words = useDeliveryWords();
  const [query, setQuery] = useState('');
  const [isWhole, setWhole] = useState(false);
  const found = shopsMatching(shops, query);
  const shown = found.filter(({ shop_id: id }, index) => isWhole || query !== '' || index < FIRST_SHOWN || id === chosen);
  const kept = shops.filter(({ shop_id: id }) => id === chosen && !shown.some((one) => one.shop_id === id));
  return (
    <fieldset className={form.group}>
      <legend className={form.legend}>{t('shop.legend')}</legend>
      {shops.length > FIRST_SHOWN && (
        <div className={css.search} role="search">
          <TextField
            type="search"
            label={t('shop.search')}
            name="shop_query"
            inputMode="search"
            autoComplete="off"
            enterKeyHint="search"
            value={query}
            onChange={({ target }) => setQuery(target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
        </div>
      )}
      <p role="status" className={css.count}>
        {found.length > 0 ? t('shop.count', { count: found.length }) : `${t('shop.none')}. ${t('shop.noneText')}`}
      </p>
      {[...kept, ...shown].map(({ shop_id: id, place, point, day, hour, pieces }) => (
        <RadioCard
          key={id}
          name="shop"
          value={String(id)}
          title={point.name}
          note={
            <>
              {point.street}, {point.postcode} {point.city}
              <br />
              {point.opening_hours}
              <br />
              {words.collection({ day, hour, pieces, place })}
            </>
          }
          checked={chosen === id}
          onChange={() => onChoose(id)}
        />
      ))}
      {shown.length < found.length && (
        <Button variant="secondary" onClick={() => setWhole(true)}>
          {t('shop.all', { count: found.length })}
        </Button>
      )}
    </fieldset>
  );
};
