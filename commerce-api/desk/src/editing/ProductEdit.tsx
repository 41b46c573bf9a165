import { useTranslate } from 'ra-core';
import type { FieldValues } from 'react-hook-form';
import type { Content } from '../api.ts';
import { TextField } from '../parts/TextField.tsx';
import { typedAmount } from '../parts/typed-amount.ts';
import { EditPage } from './EditPage.tsx';
import { ChoiceField } from './fields.tsx';
import { PagePreview } from './PagePreview.tsx';
import { SourceField } from './SourceField.tsx';
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
    format: values['format'] === 'html' ? 'html' : 'markdown',
    description: String(values['description']),
    price,
    finalPrice: reduced === '' ? price : groszeOf(reduced),
  };
};

/** J-217, J-227, J-341: name, texts and prices of a product. */
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
              format: known?.format ?? 'html',
              description: known?.description ?? '',
              price: known === null ? '' : priceText(known.price),
              finalPrice: known === null || known.finalPrice === known.price ? '' : priceText(known.finalPrice),
            }}
            contentOf={contentOf}
            onEntry={onEntry}
          >
            <TextField source="name" label="products.name" isRequired />
            <TextField source="shortText" label="products.shortText" kind="lines" isRequired />
            <ChoiceField
              source="format"
              label="products.format"
              choices={[
                ['markdown', 'products.format.markdown'],
                ['html', 'products.format.html'],
              ]}
            />
            <div className={css.sides}>
              <SourceField source="description" label="products.description" isRequired={false} hasPictures />
              <PagePreview source="description" label={translate('records.preview', { field: translate('products.description') })} />
            </div>
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
