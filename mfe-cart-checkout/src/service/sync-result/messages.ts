import type { Translate } from 'shared-contracts';
import type { EditResult } from '../edit-result.ts';
import type pl from '../i18n/pl.json';

/** A toast that lists more is not read to its end; the cart has the rest. */
const MOST = 3;

type TranslateSyncResult = Translate<keyof typeof pl>;

/** The messages: what was accepted, and what turned out differently; null for an empty one. */
export interface SyncResultMessages {
  readonly taken: string | null;
  readonly otherwise: string | null;
}

const sentenceOf = (result: Exclude<EditResult, { kind: 'taken' }>, t: TranslateSyncResult): string => {
  const { name } = result.edit;
  switch (result.kind) {
    case 'repriced':
      return t('sync.repriced', { name, price: result.price });
    case 'gone':
      return t('sync.gone', { name });
    case 'refused': {
      const { error, qty } = result;
      const { max } = error.parameters;
      if (result.edit.place === 'cart') return t('sync.staysAside', { name });
      if (error.code === 'out_of_stock') return t('sync.soldOut', { name, qty });
      return typeof max === 'number' ? t('sync.stock', { name, max, qty }) : t('sync.refused', { name, qty });
    }
  }
};

/** J-104: the outcome of changes that have waited, in sentences. */
export const syncResultMessages = (results: readonly EditResult[], t: TranslateSyncResult): SyncResultMessages => {
  const count = results.filter(({ kind }) => kind === 'taken' || kind === 'repriced').length;
  const sentences = results.flatMap((result) => (result.kind === 'taken' ? [] : [sentenceOf(result, t)]));
  const shown = sentences.length > MOST ? [...sentences.slice(0, MOST), t('sync.more', { count: sentences.length - MOST })] : sentences;
  return {
    taken: count > 0 ? t('sync.taken', { count }) : null,
    otherwise: shown.length > 0 ? shown.join(' ') : null,
  };
};
