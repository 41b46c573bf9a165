import type { PriceChange } from '../take-products.ts';
import type { PriceTexts } from './texts.ts';

/** J-187: what is said of prices that have changed: of one with its name, of several that they have. */
export const changeText = (changes: readonly PriceChange[], t: PriceTexts): string => {
  const [one, ...more] = changes;
  if (one === undefined) return '';
  if (more.length > 0) return t('changedMany', { count: changes.length });
  return t(one.name === '' ? 'changedUnnamed' : 'changed', { name: one.name, before: one.before, now: one.now });
};
