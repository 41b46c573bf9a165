import { defineTexts } from 'shared-contracts';
import { frameTexts } from '../frame-texts/index.ts';
import pl from './i18n/pl.json';

/** Texts of the map, which load with it. */
export const mapTexts = defineTexts({ pl, ua: () => import('./i18n/ua.json'), with: [frameTexts] });
