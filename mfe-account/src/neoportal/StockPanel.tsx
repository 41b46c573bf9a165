import { useAtomValue, useSetAtom } from 'jotai';
import { useState, type ReactNode } from 'react';
import { formatMoney, neoportalDataSlice, useTexts } from 'shared-contracts';
import { requiredText } from 'shared-contracts/checkout';
import { CatalogueText } from 'shared-ui/catalogue-text';
import { useForm } from 'shared-ui/form';
import { Panel } from 'shared-ui/page-container';
import { TextField } from 'shared-ui/text-field';
import { object } from 'valibot';
import { errorOf, FormFrame } from '../forms/FormFrame.tsx';
import { parseProblem } from '../forms/form-rules.ts';
import { useCommerce } from '../session/commerce.ts';
import { texts } from '../texts.ts';
import * as css from './neoportal.css.ts';
import { skusIn, stockRow } from './stock-rules.ts';
import { neoportalTexts } from './texts.ts';

const schema = object({ skus: requiredText(2000) });

/** A-42, F-07: where the pieces of products lie; what was asked before is kept by product id (Z-29). */
export const StockPanel = ({ shopId }: { readonly shopId: number | null }): ReactNode => {
  const t = useTexts(neoportalTexts);
  const translate = useTexts(texts);
  const commerce = useCommerce();
  const known = useAtomValue(neoportalDataSlice.read);
  const patch = useSetAtom(neoportalDataSlice.patch);
  const [asked, setAsked] = useState<readonly number[] | null>(null);
  const form = useForm({
    schema,
    parseProblem,
    send: async ({ skus }) => {
      const answer = await commerce().neoportalData(skusIn(skus));
      if (!answer.ok) return answer.error;
      patch(Object.fromEntries(answer.value.items.map((item) => [item.product_id, item])));
      setAsked(answer.value.items.map(({ product_id: id }) => id));
      return null;
    },
  });
  const rows = (asked ?? []).map((id) => stockRow(known[id], shopId)).filter((row) => row !== null);
  const pieces = (qty: number): string => t('stock.pieces', { qty });
  return (
    <Panel className={css.panel}>
      <h2 className={css.title}>{t('stock.title')}</h2>
      <div className={css.form}>
        <FormFrame form={form} submit={t('stock.submit')}>
          <TextField
            label={t('stock.skus')}
            hint={t('stock.hint')}
            name="skus"
            autoComplete="off"
            spellCheck={false}
            required
            {...errorOf(form, 'skus', translate)}
          />
        </FormFrame>
      </div>
      <p role="status">{asked?.length === 0 && t('stock.none')}</p>
      {rows.length > 0 && (
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        <div className={css.tableBox} role="region" aria-label={t('stock.caption')} tabIndex={0}>
          <table className={css.table}>
            <caption className={css.caption}>{t('stock.caption')}</caption>
            <thead>
              <tr>
                {(['product', 'price', 'central', 'own', 'others'] as const).map((column) => (
                  <th key={column} scope="col" className={css.cell}>
                    {t(`stock.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id, name, sku, price, central, own, others }) => (
                <tr key={id}>
                  <th scope="row" className={css.cell}>
                    <CatalogueText text={name} />
                    <span className={css.sku}>{sku}</span>
                  </th>
                  <td className={css.cell}>{formatMoney(price)}</td>
                  <td className={css.cell}>{pieces(central)}</td>
                  <td className={css.cell}>{own === null ? '–' : pieces(own)}</td>
                  <td className={css.cell}>{pieces(others)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  );
};
