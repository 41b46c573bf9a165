import { defineTexts } from 'shared-contracts';
import { frameTexts } from 'shared-ui/frame-texts';
import pl from './i18n/pl.json';

/** Texts of the frame, in both languages. */
export const texts = defineTexts({ pl, ua: () => import('./i18n/ua.json'), with: [frameTexts] });
