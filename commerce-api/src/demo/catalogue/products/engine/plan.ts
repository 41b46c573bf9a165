import { leafPlaces, type LeafPlace } from '../../categories/leaves.ts';
import type { GenerateOptions } from '../../../../model/index.ts';
import { at } from '../../random.ts';
import { recipes } from '../recipes/index.ts';
import type { Recipe } from '../recipe.ts';

/** Which ids a leaf's products have: ordinary ones first, then bundles, then outlet pieces. */
export interface LeafPlan {
  readonly place: LeafPlace;
  readonly recipe: Recipe;
  readonly firstId: number;
  readonly ordinary: number;
  readonly bundles: number;
  readonly outlets: number;
}

export interface Plan {
  readonly seed: string;
  readonly now: Date;
  readonly leaves: readonly LeafPlan[];
  readonly bySlug: ReadonlyMap<string, LeafPlan>;
}

const firstProductId = 1001;
const outletShare = 0.04;
const bundleLeaves: ReadonlySet<string> = new Set([
  'konsole-stacjonarne',
  'telewizory-qled',
  'telewizory-oled',
  'smartfony-5g',
  'laptopy-uniwersalne',
  'komputery-do-biura',
  'pralki',
  'piekarniki',
]);

const recipeById: ReadonlyMap<string, Recipe> = new Map(recipes.map((recipe) => [recipe.id, recipe]));

/**
 * Distributes the requested number of products over the first leaves, where the counts add up exactly; leaves that were added
 * get as many as their weight says beside them.
 */
export function planCatalogue({ products, now, seed = 'amperio' }: GenerateOptions): Plan {
  const total = leafPlaces.reduce((sum, { leaf }) => sum + (leaf.isAddition ? 0 : leaf.weight), 0);
  let given = 0;
  let weight = 0;
  const leaves = leafPlaces.map((place) => {
    weight += place.leaf.weight;
    const end = Math.round((products * weight) / total);
    const count = end - given;
    const firstId = firstProductId + given;
    given = end;
    const recipe = recipeById.get(place.leaf.recipe);
    if (recipe === undefined) throw new Error(`Leaf ${place.leaf.slug} names an unknown recipe ${place.leaf.recipe}`);
    const outlets = Math.min(Math.round(count * outletShare), Math.max(count - 2, 0));
    const bundles = bundleLeaves.has(place.leaf.slug) && count > 20 ? Math.max(2, Math.round(count * 0.02)) : 0;
    return { place, recipe, firstId, ordinary: count - outlets - bundles, bundles, outlets };
  });
  return { seed, now, leaves, bySlug: new Map(leaves.map((leaf) => [leaf.place.leaf.slug, leaf])) };
}

/** The plan of an existing leaf, by its slug. */
export function leafPlan(plan: Plan, slug: string): LeafPlan {
  return plan.bySlug.get(slug) ?? at(plan.leaves, 0);
}

/** SKUs look unordered but are a one-to-one function of the id (the factor shares no divisor with the modulus). */
export function skuOf(productId: number): string {
  return String(1_000_000 + ((productId * 1_234_577) % 9_000_000));
}
