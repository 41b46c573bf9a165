import { showValue } from '../../attributes/display.ts';
import type { Spec, SpecValue } from '../../attributes/spec.ts';
import type { Random } from '../../random.ts';
import { escapeHtml, shorten } from '../../text.ts';
import type { Recipe, Story } from '../recipe.ts';
import type { Item } from './item.ts';

export interface Texts {
  readonly description: string;
  readonly shortDescription: string;
  /** Headings of the chosen sections, used as captions of films. */
  readonly headings: readonly string[];
}

/** The description of a product: two to four of the recipe's sections, never about a feature that the product lacks. */
export function writeStory(recipe: Recipe, item: Item, leaf: string, r: Random): Texts {
  const value = (spec: Spec): SpecValue | undefined => item.draft.values[spec.code];
  const story: Story = {
    name: `${item.brand.name} ${item.model}`,
    leaf,
    show: (spec) => {
      const known = value(spec);
      return known === undefined ? '' : showValue(spec, known);
    },
    is: (spec, wanted) => value(spec) === wanted,
    has: (spec, option) => {
      const known = value(spec);
      return known === option || (Array.isArray(known) && known.includes(option));
    },
    num: (spec) => {
      const known = value(spec);
      return typeof known === 'number' ? known : 0;
    },
    pick: (texts) => r.pick(texts),
  };
  const sections = recipe.story(story).filter((section) => section !== false);
  const rest = r.sample(sections.slice(1), r.int(2, 3));
  const chosen = sections.filter((section, index) => index === 0 || rest.includes(section));
  // A unit that ends in a full stop ('godz.') also ends the sentence.
  const parts = chosen.map(
    ([heading, text]) => `<section><h3>${escapeHtml(heading)}</h3><p>${escapeHtml(text.replace(/\.\.(?!\.)/g, '.'))}</p></section>`,
  );
  const box = `<section><h3>W zestawie</h3><p>${escapeHtml(capital(item.draft.included))}.</p></section>`;
  return {
    description: [...parts, box].join(''),
    shortDescription: shorten((chosen[0]?.[1] ?? item.name).replace(/\.\.(?!\.)/g, '.'), 220),
    headings: chosen.map(([heading]) => heading),
  };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
