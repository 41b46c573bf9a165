import { defineTexts } from 'shared-contracts';
import pl from './i18n/pl.json';

export const texts = defineTexts({ pl, ua: () => import('./i18n/ua.json') });
