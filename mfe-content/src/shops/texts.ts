import { defineTexts } from 'shared-contracts';
import pl from './i18n/pl.json';

/** Texts beside the map of the shops, which load with it. */
export const shopsTexts = defineTexts({ pl, ua: () => import('./i18n/ua.json') });
