import type { Language } from 'shared-contracts';

/** Where a printed paper stands. Another content has another address, so browsers may keep it. */
export const paperAddress = (store: string, language: Language, hash: string): string =>
  `/media/promo-paper/${store}-${language}-${hash}.pdf`;

const file = /^([a-z0-9_]{1,40})-(pl|ua)-([0-9a-f]{32})\.pdf$/;

/** What the last part of such an address says; null for another one. */
export function readPaperFile(name: string): { readonly store: string; readonly language: Language; readonly hash: string } | null {
  const [, store, language, hash] = file.exec(name) ?? [];
  return store === undefined || hash === undefined ? null : { store, language: language === 'ua' ? 'ua' : 'pl', hash };
}
