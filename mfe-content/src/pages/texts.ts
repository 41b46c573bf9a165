import { defineTexts } from 'shared-contracts';
import { texts } from '../texts.ts';
import pl from './i18n/pl.json';

/** Texts of blog, glossary, contact and the other pages of content; the home page does without them. */
export const pageTexts = defineTexts({ pl, ua: () => import('./i18n/ua.json'), with: [texts] });
