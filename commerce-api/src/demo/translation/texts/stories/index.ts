import { air } from './air.ts';
import { box } from './box.ts';
import { cleaningGarden } from './cleaning-garden.ts';
import { cooking } from './cooking.ts';
import { laptopsTablets } from './laptops-tablets.ts';
import { phonesWatches } from './phones-watches.ts';
import { printersStorage } from './printers-storage.ts';
import { screensSound } from './screens-sound.ts';
import { smartCare } from './smart-care.ts';
import { washingIroning } from './washing-ironing.ts';
import type { StoryTexts } from './story-texts.ts';

const parts: readonly StoryTexts[] = [air, box, cleaningGarden, cooking, laptopsTablets, phonesWatches, printersStorage, screensSound, smartCare, washingIroning];

/** The descriptions of products: `story` of the recipes of the demo catalogue. */
export const stories: StoryTexts = {
  texts: Object.fromEntries(parts.flatMap(({ texts }) => Object.entries(texts))),
  templates: parts.flatMap(({ templates }) => templates),
};
