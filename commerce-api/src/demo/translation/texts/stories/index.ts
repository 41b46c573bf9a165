import { air } from './air.ts';
import { connected } from './connected.ts';
import { games } from './games.ts';
import { home } from './home.ts';
import { kitchen } from './kitchen.ts';
import { largeAppliances } from './large-appliances.ts';
import { shared } from './shared.ts';
import type { StoryTexts } from './story-texts.ts';

const parts: readonly StoryTexts[] = [air, connected, games, home, kitchen, largeAppliances, shared];

/** The descriptions of products: `story` of the recipes of the demo catalogue. */
export const stories: StoryTexts = {
  texts: Object.fromEntries(parts.flatMap(({ texts }) => Object.entries(texts))),
  templates: parts.flatMap(({ templates }) => templates),
};
