import { useTranslate } from 'ra-core';
import type { FieldValues } from 'react-hook-form';
import type { Content } from '../api.ts';
import { TextField } from '../parts/TextField.tsx';
import { typedAmount } from '../parts/typed-amount.ts';
import { EditPage } from './EditPage.tsx';
import { Editor } from './Editor.tsx';
import * as css from './editing.css.ts';
import { priceText } from './price-text.ts';

/** 0, which no price is, where no sum is typed: the server says so at the field. */
const groszeOf = (text: string): number => typedAmount(text) ?? 0;

const contentOf = (values: FieldValues): Content => {
  const price = groszeOf(String(values['price']));
  const reduced = String(values['finalPrice']).trim();
  return {
    kind: 'product',
    name: String(values['name']),
    shortText: String(values['shortText']),
    price,
    finalPrice: reduced === '' ? price : groszeOf(reduced),
  };
};

/** J-217, J-227: name, short text and prices of a product. */
export const ProductEdit = () => {
  const translate = useTranslate();
  return (
    <EditPage kind="product">
      {(key, entry, onEntry) => {
        const { content } = entry;
        const known = content?.kind === 'product' ? content : null;
        return (
          <Editor
            kind="product"
            resource="products"
            entryKey={key}
            title={translate('products.one', { name: known?.name ?? '', sku: key })}
            entry={entry}
            initial={{
              name: known?.name ?? '',
              shortText: known?.shortText ?? '',
              price: known === null ? '' : priceText(known.price),
              finalPrice: known === null || known.finalPrice === known.price ? '' : priceText(known.finalPrice),
            }}
            contentOf={contentOf}
            onEntry={onEntry}
          >
            <TextField source="name" label="products.name" isRequired />
            <TextField source="shortText" label="products.shortText" kind="lines" isRequired />
            <div className={css.pair}>
              <TextField source="price" label="products.price" isRequired />
              <TextField source="finalPrice" label="products.finalPrice" hint="products.finalPriceHint" />
            </div>
          </Editor>
        );
      }}
    </EditPage>
  );
};
