import { air } from './air.ts';
import { box } from './box.ts';
import type { StoryTexts } from './story-texts.ts';

const parts: readonly StoryTexts[] = [air, box];

/** The descriptions of products: `story` of the recipes of the demo catalogue. */
export const stories: StoryTexts = {
  texts: Object.fromEntries(parts.flatMap(({ texts }) => Object.entries(texts))),
  templates: parts.flatMap(({ templates }) => templates),
};
