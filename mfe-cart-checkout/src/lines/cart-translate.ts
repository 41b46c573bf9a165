import type { Translate } from 'shared-contracts';
import type pl from '../i18n/pl.json';

/** The translator of this remote's texts. */
export type CartTranslate = Translate<keyof typeof pl>;
