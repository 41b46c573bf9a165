import type { GenerateOptions } from '../model.ts';
import type { ProductSeed } from '../model/product.ts';
import { leafProducts } from '../products/engine/leaf-products.ts';
import { leafPlan, planCatalogue, type Plan } from '../products/engine/plan.ts';
import { dayFrom } from '../time.ts';
import type { HomeChoice } from './blocks.ts';

const looked = 40;

/** The first products of a leaf; only these are generated. */
function firstProducts(plan: Plan, leaf: string): readonly ProductSeed[] {
  const found: ProductSeed[] = [];
  for (const product of leafProducts(plan, leafPlan(plan, leaf))) {
    found.push(product);
    if (found.length === looked) break;
  }
  return found;
}

const isBuyable = (product: ProductSeed): boolean =>
  product.qty > 0 && !product.isSalesBlocked && !product.isPreRelease && !product.availableOnlyInStore;

/** One product per variant group, the best-selling first. */
function best(products: readonly ProductSeed[], count: number): readonly string[] {
  const groups = new Set<number>();
  return [...products]
    .toSorted((a, b) => b.popularity - a.popularity)
    .filter((product) => {
      if (!isBuyable(product) || !product.stores.includes('amperio') || groups.has(product.gid)) return false;
      groups.add(product.gid);
      return true;
    })
    .slice(0, count)
    .map((product) => product.sku);
}

/** Products that the home page names: the deal of the day is a shock price that can be bought. */
export function chooseForHome(options: GenerateOptions): HomeChoice {
  const plan = planCatalogue(options);
  const shelfOf = (leaves: readonly string[], each: number): readonly string[] =>
    leaves.flatMap((leaf) => best(firstProducts(plan, leaf), each));
  const candidates = [
    'telewizory-qled',
    'roboty-sprzatajace',
    'ekspresy-automatyczne',
    'pralki',
    'smartfony-5g',
    'laptopy-uniwersalne',
    'sluchawki-nauszne',
  ]
    .flatMap((leaf) => firstProducts(plan, leaf))
    .filter(isBuyable);
  const deal =
    candidates.find((product) => product.promotions.some((promotion) => promotion.isShockprice)) ??
    candidates.find((product) => product.prices.reducedSince !== null) ??
    candidates[0];
  if (deal === undefined) throw new Error('The catalogue is too small for a home page');
  return {
    deal: { sku: deal.sku, endsAt: dayFrom(options.now, 1, 22) },
    shelves: [
      {
        title: 'Bestsellery',
        url: '/bestsellery.html',
        skus: shelfOf(
          [
            'smartfony-5g',
            'pralki',
            'telewizory-qled',
            'roboty-sprzatajace',
            'ekspresy-automatyczne',
            'sluchawki-bezprzewodowe',
            'laptopy-uniwersalne',
            'lodowki',
          ],
          2,
        ),
      },
      {
        title: 'Do pracy i nauki',
        url: '/komputery.html',
        skus: shelfOf(['ultrabooki', 'monitory-biurowe', 'klawiatury', 'myszy', 'urzadzenia-wielofunkcyjne'], 2),
      },
      {
        title: 'Do kuchni',
        url: '/zdrowa-kuchnia.html',
        skus: shelfOf(['frytkownice-beztluszczowe', 'blendery', 'roboty-planetarne', 'czajniki', 'tostery'], 2),
      },
    ],
  };
}
