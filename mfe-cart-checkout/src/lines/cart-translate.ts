import type { Translate } from 'shared-contracts';
import type pl from '../i18n/pl.json';

/** Speaks the texts of this remote. */
export type CartTranslate = Translate<keyof typeof pl>;
