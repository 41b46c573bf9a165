/** The demo shop's Ukrainian texts. */
import type { ShopTexts } from '../translation/shop-texts.ts';
import { ukrainianHead } from './translation/texts/heads.ts';
import { withEditorTexts } from './translation/texts/index.ts';
import { isName } from './translation/texts/names.ts';

export const shopTexts: ShopTexts = {
  withEditorTexts,
  ukrainianHead,
  isName,
  loadDictionary: async () => {
    const { translateByDictionary } = await import('./translation/dictionary/engine.ts');
    return { translate: translateByDictionary, isLearning: false };
  },
};
