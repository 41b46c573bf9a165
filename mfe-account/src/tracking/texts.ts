import type { LoadableTexts } from 'shared-contracts';
import { orderTexts } from '../orders/texts.ts';
import { texts } from '../texts.ts';

/** The page shows texts of orders and of forms. */
export const trackingTexts: LoadableTexts = {
  load: async (language) => void (await Promise.all([texts.load(language), orderTexts.load(language)])),
};
