import type { ApiError } from 'shared-contracts';
import type { CartTranslate } from './cart-translate.ts';

const limitOf = (error: ApiError, name: 'min' | 'max'): number | undefined => {
  const value = error.parameters[name];
  return typeof value === 'number' ? value : undefined;
};

/** Why a change of a line was refused, in the page's language; the server's own word (Polish) where we know none. */
export function lineErrorText(error: ApiError, t: CartTranslate): string {
  if (error.kind === 'network') return t('error.network');
  const min = limitOf(error, 'min');
  const max = limitOf(error, 'max');
  if (error.code === 'wrong_qty' && min !== undefined && max !== undefined) return t('line.limits', { min, max });
  if (error.code === 'not_enough_stock' && max !== undefined) return t('error.stock', { max });
  if (error.code === 'out_of_stock') return t('error.soldOut');
  if (error.code === 'item_not_found') return t('error.gone');
  return error.message || t('error.change');
}
