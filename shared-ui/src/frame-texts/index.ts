import { defineTexts } from 'shared-contracts';
import pl from './i18n/pl.json';

/**
 * Texts of the parts that the frame of every page is made of. They come with the first script of the shop; those of the
 * parts that show goods (`shared-ui/i18n`) come with the pages that do.
 */
export const frameTexts = defineTexts({ pl, ua: () => import('./i18n/ua.json') });
