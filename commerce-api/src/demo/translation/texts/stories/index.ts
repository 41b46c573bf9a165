import { air } from './air.ts';
import { cleaningGarden } from './cleaning-garden.ts';
import { connected } from './connected.ts';
import { cooking } from './cooking.ts';
import { games } from './games.ts';
import { home } from './home.ts';
import { kitchen } from './kitchen.ts';
import { laptopsTablets } from './laptops-tablets.ts';
import { largeAppliances } from './large-appliances.ts';
import { phonesWatches } from './phones-watches.ts';
import { printersStorage } from './printers-storage.ts';
import { screensSound } from './screens-sound.ts';
import { shared } from './shared.ts';
import { smartCare } from './smart-care.ts';
import type { StoryTexts } from './story-texts.ts';
import { washingIroning } from './washing-ironing.ts';

const parts: readonly StoryTexts[] = [
  air,
  cleaningGarden,
  connected,
  cooking,
  games,
  home,
  kitchen,
  laptopsTablets,
  largeAppliances,
  phonesWatches,
  printersStorage,
  screensSound,
  shared,
  smartCare,
  washingIroning,
];

/** The descriptions of products: `story` of the recipes of the demo catalogue. */
export const stories: StoryTexts = {
  texts: Object.fromEntries(parts.flatMap(({ texts }) => Object.entries(texts))),
  templates: parts.flatMap(({ templates }) => templates),
};
