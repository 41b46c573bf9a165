import { defineTexts } from 'shared-contracts';
import { frameTexts } from '../frame-texts/index.ts';
import pl from './pl.json';

/** The parts' own texts. A package that shows parts names them in `with` of its own `defineTexts`. */
export const uiTexts = defineTexts({ pl, ua: () => import('./ua.json'), with: [frameTexts] });
