import { grosze, netOfSum, useTexts, type Grosze } from 'shared-contracts';
import type { ReactNode } from 'react';
import { uiTexts } from '../i18n/index.ts';
import * as css from './price.css.ts';

interface NetNoteProps {
  readonly gross: Grosze;
  /** As carts and orders tell it (grosze); null or missing: the store shows no net prices. */
  readonly tax: { readonly rate: number; readonly untaxed: number } | null | undefined;
}

/** J-354: what a sum is without its tax, beside it or below it. */
export const NetNote = ({ gross, tax }: NetNoteProps): ReactNode => {
  const t = useTexts(uiTexts);
  if (tax == null) return null;
  const net = netOfSum(gross, { rate: tax.rate, untaxed: grosze(tax.untaxed) });
  return <span className={css.netNote}>{t('price.net', { price: net })}</span>;
};
