import { colourFor } from '../../attributes/colours.ts';
import { brandsOf, type Brand, type BrandDomain } from '../../brands/index.ts';
import type { BodyColour } from '../../../../model/media.ts';
import { at, hash, random, type Random } from '../../random.ts';
import { slug } from '../../text.ts';
import type { Draft, Recipe } from '../recipe.ts';
import type { LeafPlan, Plan } from './plan.ts';

/** A product before prices, texts and relations are added. */
export interface Item {
  readonly id: number;
  readonly gid: number;
  readonly brand: Brand;
  readonly line: string | null;
  readonly model: string;
  readonly draft: Draft;
  readonly option: string;
  readonly colour: BodyColour;
  readonly name: string;
  readonly path: string;
  /** Złote before rounding. */
  readonly basePrice: number;
  /** Key of the model's random generator: equal for its variants. */
  readonly modelKey: string;
}

/** Kinds whose products' names begin with the kind: 'Smartfon Bursztyn Nova 12'. */
const kindFirst: ReadonlySet<BrandDomain> = new Set(['phone', 'tablet', 'watch', 'computer', 'monitor', 'console', 'camera']);
const suffixes = ['', '', '', ' Pro', ' Plus', ' S', ' Lite', ' Max', ' X', ' SE'] as const;

/** The ordinary products of a leaf, group of variants by group of variants. */
export function* leafItems(plan: Plan, { place, recipe, firstId, ordinary }: LeafPlan): Generator<Item> {
  const models = new Set<string>();
  let made = 0;
  for (let group = 0; made < ordinary; group += 1) {
    for (const item of groupItems(plan, place.leaf.slug, recipe, group, firstId + made, models)) {
      if (made === ordinary) return;
      made += 1;
      yield item;
    }
  }
}

function groupItems(plan: Plan, leaf: string, recipe: Recipe, group: number, firstId: number, models: Set<string>): readonly Item[] {
  const modelKey = `${plan.seed}/${leaf}/${group}`;
  const r = random(modelKey);
  const brands = brandsOf(recipe.domain);
  const brand = r.pick(brands);
  const line = linesOf(recipe, brand)[r.int(0, 2)] ?? at(recipe.lines, 0);
  const options = recipe.axis?.choose({ random: random(`${modelKey}/axis`), leaf, tier: brand.tier }) ?? [''];
  const palette = chooseColours(recipe, r);
  const salt = r.int(0, 99);
  const level = 0.95 + r.next() * 0.12;
  const drafts = options.map((option) => recipe.build({ random: random(`${modelKey}/build`), leaf, tier: brand.tier }, option));
  const named = nameModel(brand, line, drafts, salt, r, models);
  const colourName = palette.length > 1 || recipe.colourVariants >= 0.5;
  const items: Item[] = [];
  drafts.forEach((draft, index) => {
    for (const colour of palette) {
      const id = firstId + items.length;
      const model = named[index] ?? at(named, 0);
      const words = kindFirst.has(recipe.domain)
        ? [draft.kind, brand.name, model, draft.tail]
        : [brand.name, model, draft.kind, draft.tail];
      const name = [...words, ...(colourName ? [colourFor(colour, recipe.gender)] : [])].filter((word) => word !== '').join(' ');
      items.push({
        id,
        gid: firstId,
        brand,
        line: brand.naming === 'line' ? line : null,
        model,
        draft,
        option: options[index] ?? '',
        colour,
        name,
        path: `${leaf}/${slug(name)}`,
        basePrice: draft.price * (0.35 + 0.65 * brand.tier) * level,
        modelKey,
      });
    }
  });
  return items;
}

function chooseColours(recipe: Recipe, r: Random): readonly BodyColour[] {
  const wanted = r.chance(recipe.colourVariants) ? r.int(2, Math.min(4, recipe.colours.length)) : 1;
  // The first colours of a recipe are its common ones.
  return wanted === 1 ? [r.chance(0.7) ? at(recipe.colours, 0) : r.pick(recipe.colours)] : r.sample(recipe.colours, wanted);
}

/** Three of the recipe's product lines, always the same for a brand. */
function linesOf(recipe: Recipe, brand: Brand): readonly string[] {
  const own = recipe.brandLines?.[brand.slug];
  if (own !== undefined) return [0, 1, 2].map((step) => at(own, step % own.length));
  const start = hash(`${recipe.id}/${brand.slug}`) % recipe.lines.length;
  return [0, 1, 2].map((step) => at(recipe.lines, (start + step) % recipe.lines.length));
}

/** Model names, one per option, unique within the leaf. */
function nameModel(brand: Brand, line: string, drafts: readonly Draft[], salt: number, r: Random, models: Set<string>): readonly string[] {
  const letter = r.pick(['E', 'S', 'K', 'X', 'B', 'W', 'P', 'M']);
  const suffix = r.pick(suffixes);
  const digits = drafts.map((draft) => /^\d*/.exec(draft.digits)?.[0] ?? '');
  // Short code digits are not distinctive: models of such lines are numbered instead ('Nova 12').
  const counted = digits.some((text) => text.length < 2);
  for (let attempt = 0; ; attempt += 1) {
    const digit = (salt + attempt) % 10;
    const extra = attempt < 10 ? '' : String(Math.floor(attempt / 10) + 1);
    const names =
      brand.naming === 'code'
        ? drafts.map((draft, index) => `${brand.prefix}-${draft.prefix}${digits[index] ?? ''}${digit}${letter}${extra}`)
        : drafts.map(
            (_, index) =>
              `${line} ${counted ? String(((salt + attempt) % 16) + 2) : `${(digits[index] ?? '').slice(0, 3)}${attempt === 0 ? '' : digit}`}${suffix}${extra === '' ? '' : ` ${romanOf(Number(extra))}`}`,
          );
    const keys = names.map((name) => `${brand.slug}/${name}`);
    if (keys.some((key) => models.has(key))) continue;
    for (const key of keys) models.add(key);
    return names;
  }
}

function romanOf(value: number): string {
  return ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'][value - 1] ?? `G${value}`;
}
