import type { OutletPiece, Product } from '../../../../model/product.ts';
import { at, random } from '../../random.ts';
import { slug } from '../../text.ts';
import { assemble, ordinaryProduct } from './assemble.ts';
import { leafItems, type Item } from './item.ts';
import { fittingLeaves } from './later-accessories.ts';
import { leafPlan, type LeafPlan, type Plan } from './plan.ts';
import { caseLeaf, relate, type LeafRelations } from './relations.ts';

const conditions: readonly Pick<OutletPiece, 'condition' | 'conditionDescription'>[] = [
  {
    condition: 'powystawowy',
    conditionDescription:
      'Egzemplarz z ekspozycji w salonie. Sprawny, może mieć drobne ślady na obudowie. Komplet akcesoriów, pełna gwarancja.',
  },
  {
    condition: 'po zwrocie',
    conditionDescription: 'Zwrócony w ciągu 30 dni, sprawdzony przez serwis. Bez śladów używania, komplet akcesoriów.',
  },
  { condition: 'uszkodzone opakowanie', conditionDescription: 'Nowy, nieużywany produkt w uszkodzonym lub zastępczym kartonie.' },
];

/** Products that are sold as bundles: leaf of the main product → leaf of the second product, and its word in the bundle's name. */
const companions: Readonly<Record<string, readonly [leaf: string, words: string]>> = {
  'konsole-stacjonarne': ['pady', 'drugi pad'],
  'telewizory-qled': ['soundbary', 'soundbar'],
  'telewizory-oled': ['soundbary', 'soundbar'],
  'smartfony-5g': ['sluchawki-bezprzewodowe', 'słuchawki'],
  'laptopy-uniwersalne': ['myszy', 'mysz'],
  'komputery-do-biura': ['klawiatury', 'klawiatura'],
  pralki: ['suszarki-do-ubran', 'suszarka'],
  piekarniki: ['plyty-indukcyjne', 'płyta indukcyjna'],
};

/** All products of one leaf: ordinary ones, bundles, outlet pieces. */
export function* leafProducts(plan: Plan, leaf: LeafPlan): Generator<Product> {
  const items = [...leafItems(plan, leaf)];
  if (items.length === 0) return;
  const itemsOf = (slug: string): readonly Item[] => [...leafItems(plan, leafPlan(plan, slug))];
  const relations = relate(
    items,
    leaf.recipe.accessories.includes(caseLeaf) ? itemsOf(caseLeaf) : [],
    fittingLeaves(leaf.place.leaf.slug).flatMap(itemsOf),
  );
  const r = random(`${plan.seed}/special/${leaf.place.leaf.slug}`);
  const firstOutletId = leaf.firstId + leaf.ordinary + leaf.bundles;
  const originals = r.sample(items, leaf.outlets);
  const outletIds = new Map(originals.map((item, index) => [item.id, firstOutletId + index]));

  // Outlet pieces and bundles have to be cheaper than the present price of the new product.
  const askedNow = new Map<number, number>();
  for (const item of items) {
    const outletId = outletIds.get(item.id);
    const product = assemble(plan, leaf, item, relations, outletId === undefined ? [] : [outletId], ordinaryProduct);
    askedNow.set(item.id, product.prices.finalPrice / 100);
    yield product;
  }
  const bundled = r.sample(items, leaf.bundles);
  for (const [index, item] of bundled.entries()) {
    yield bundle(plan, leaf, item, leaf.firstId + leaf.ordinary + index, index, relations, askedNow.get(item.id) ?? item.basePrice);
  }
  for (const [index, item] of originals.entries()) {
    const id = firstOutletId + index;
    const state = r.pick(conditions);
    const name = `${item.name} – outlet, ${state.condition}`;
    const piece: Item = {
      ...item,
      basePrice: (askedNow.get(item.id) ?? item.basePrice) * (0.66 + r.next() * 0.18),
      id,
      gid: id,
      name,
      path: `${item.path}-outlet-${id}`,
    };
    yield assemble(plan, leaf, piece, relations, [], { ...ordinaryProduct, outlet: { counterpartId: item.id, ...state } });
  }
}

function bundle(plan: Plan, leaf: LeafPlan, item: Item, id: number, index: number, relations: LeafRelations, mainPrice: number): Product {
  const [companionLeaf, words] = companions[leaf.place.leaf.slug] ?? ['powerbanki', 'powerbank'];
  const other = companion(leafItems(plan, leafPlan(plan, companionLeaf)), index);
  const name = `Zestaw ${item.name} + ${words} ${other.brand.name} ${other.model}`;
  const box: Item = {
    ...item,
    id,
    gid: id,
    name,
    path: `${leaf.place.leaf.slug}/${slug(name)}-${id}`,
    basePrice: mainPrice * 0.97 + other.basePrice * 0.8,
    draft: { ...item.draft, included: `${item.draft.included}; ${other.draft.included}` },
  };
  return assemble(plan, leaf, box, relations, [], {
    ...ordinaryProduct,
    bundleItems: [
      { productId: item.id, qty: 1 },
      { productId: other.id, qty: 1 },
    ],
  });
}

/** The n-th product of another leaf, without generating all of it. */
function companion(items: Iterable<Item>, wanted: number): Item {
  const seen: Item[] = [];
  for (const item of items) {
    seen.push(item);
    if (seen.length > wanted) break;
  }
  return at(seen, Math.min(wanted, seen.length - 1));
}
