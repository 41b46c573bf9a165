import type { ReactNode } from 'react';
import { useTexts, type ApiError } from 'shared-contracts';
import { CatalogueText } from 'shared-ui/catalogue-text';
import { Choice } from 'shared-ui/choice';
import { Icon } from 'shared-ui/icon';
import { CircleAlert } from 'shared-ui/icons';
import { Select } from 'shared-ui/select';
import { useState } from 'react';
import { errorOf } from '../../forms/FormFrame.tsx';
import { refusalText } from '../../forms/form-texts.ts';
import { texts } from '../../texts.ts';
import { complaintTexts } from '../texts.ts';
import * as css from './form.css.ts';
import type { PartProps } from './part-props.ts';
import type { FoundPurchase } from './use-purchase.ts';

interface FoundProductsProps extends PartProps {
  readonly found: FoundPurchase | null;
  readonly error: ApiError | null;
}

/** What was bought, to choose from; before that, what to do first. */
export const FoundProducts = ({ form, start, found, error }: FoundProductsProps): ReactNode => {
  const t = useTexts(complaintTexts);
  const translate = useTexts(texts);
  const [chosen, setChosen] = useState(start['product']);
  const problem = form.problems.product;
  if (found === null) {
    const message = error === null ? (problem === undefined ? null : t('purchase.missing')) : refusalText(translate, error);
    return (
      <div role="alert">
        {message !== null && (
          <p className={css.error}>
            <Icon of={CircleAlert} size={20} />
            {message}
          </p>
        )}
      </div>
    );
  }
  const { items, store } = found;
  const pieces = items.find(({ sku }) => sku === chosen)?.qty ?? 1;
  return (
    <>
      <p role="status" className={css.found}>
        {store === null ? t('purchase.found') : t('document.found', { store })}
      </p>
      <Choice
        name="product"
        label={t('product.choose')}
        chosen={chosen}
        options={items.map(({ sku, name, qty }) => ({
          value: sku,
          title: <CatalogueText text={name} />,
          note: t('product.pieces', { qty }),
        }))}
        onChoose={setChosen}
        {...errorOf(form, 'product', translate)}
      />
      <Select
        key={`${chosen}-${pieces}`}
        label={t('product.qty')}
        name="qty"
        defaultValue={start['qty'] ?? '1'}
        options={Array.from({ length: pieces }, (_, at) => ({ value: String(at + 1), text: String(at + 1) }))}
        {...errorOf(form, 'qty', translate)}
      />
    </>
  );
};
