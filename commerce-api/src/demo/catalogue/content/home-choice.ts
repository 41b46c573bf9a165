import type { GenerateOptions } from '../../../model/index.ts';
import { reductionOf } from '../../../catalogue/end-promotions.ts';
import type { StoreCode } from '../../../model/basics.ts';
import type { Product } from '../../../model/product.ts';
import { leafProducts } from '../products/engine/leaf-products.ts';
import { leafPlan, planCatalogue, type Plan } from '../products/engine/plan.ts';
import { dayFrom } from '../time.ts';
import type { HomeChoice } from './home-blocks.ts';

const looked = 40;

/** The first products of a leaf; only these are generated. */
function firstProducts(plan: Plan, leaf: string): readonly Product[] {
  const found: Product[] = [];
  for (const product of leafProducts(plan, leafPlan(plan, leaf))) {
    found.push(product);
    if (found.length === looked) break;
  }
  return found;
}

const isBuyable = (product: Product): boolean =>
  product.qty > 0 && !product.isSalesBlocked && !product.isPreRelease && !product.availableOnlyInStore;

/** One product per variant group that the store sells, the best-selling first. */
function best(products: readonly Product[], store: StoreCode, count: number): readonly string[] {
  const groups = new Set<number>();
  return [...products]
    .toSorted((a, b) => b.popularity - a.popularity)
    .filter((product) => {
      if (!isBuyable(product) || !product.stores.includes(store) || groups.has(product.gid)) return false;
      groups.add(product.gid);
      return true;
    })
    .slice(0, count)
    .map((product) => product.sku);
}

interface HomePlan {
  readonly store: StoreCode;
  /** Categories from which the deal of the day is chosen. */
  readonly dealLeaves: readonly string[];
  readonly shelves: readonly { readonly title: string; readonly url: string; readonly leaves: readonly string[] }[];
}

const mainPlan: HomePlan = {
  store: 'amperio',
  dealLeaves: [
    'telewizory-qled',
    'roboty-sprzatajace',
    'ekspresy-automatyczne',
    'pralki',
    'smartfony-5g',
    'laptopy-uniwersalne',
    'sluchawki-nauszne',
  ],
  shelves: [
    {
      title: 'Bestsellery',
      url: '/bestsellery.html',
      leaves: [
        'smartfony-5g',
        'pralki',
        'telewizory-qled',
        'roboty-sprzatajace',
        'ekspresy-automatyczne',
        'sluchawki-bezprzewodowe',
        'laptopy-uniwersalne',
        'lodowki',
      ],
    },
    {
      title: 'Do pracy i nauki',
      url: '/komputery.html',
      leaves: ['ultrabooki', 'monitory-biurowe', 'klawiatury', 'myszy', 'urzadzenia-wielofunkcyjne'],
    },
    {
      title: 'Do kuchni',
      url: '/zdrowa-kuchnia.html',
      leaves: ['frytkownice-beztluszczowe', 'blendery', 'roboty-planetarne', 'czajniki', 'tostery'],
    },
  ],
};

const proPlan: HomePlan = {
  store: 'amperio_pro',
  dealLeaves: ['laptopy-uniwersalne', 'ultrabooki', 'monitory-biurowe', 'urzadzenia-wielofunkcyjne', 'telewizory-qled', 'smartfony-5g'],
  shelves: [
    {
      title: 'Na biurko',
      url: '/komputery.html',
      leaves: ['ultrabooki', 'komputery-do-biura', 'monitory-biurowe', 'klawiatury', 'myszy'],
    },
    {
      title: 'Druk i sieć',
      url: '/komputery/drukarki.html',
      leaves: ['drukarki-laserowe', 'urzadzenia-wielofunkcyjne', 'routery', 'systemy-mesh', 'dyski-zewnetrzne'],
    },
    {
      title: 'Telefony i sala spotkań',
      url: '/smartfony-i-zegarki.html',
      leaves: ['smartfony-5g', 'tablety', 'telewizory-qled', 'projektory', 'soundbary'],
    },
  ],
};

const perLeaf = 2;

/** The best products of some leaves that a store sells, a few of each. */
export const bestOfLeaves = (plan: Plan, leaves: readonly string[], store: StoreCode): readonly string[] =>
  leaves.flatMap((leaf) => best(firstProducts(plan, leaf), store, perLeaf));

/** The products on a store's home page; the deal of the day has a shock price and can be bought. */
function choose(plan: Plan, { store, dealLeaves, shelves }: HomePlan, now: Date): HomeChoice {
  const candidates = dealLeaves
    .flatMap((leaf) => firstProducts(plan, leaf))
    .filter((product) => isBuyable(product) && product.stores.includes(store));
  const deal =
    candidates.find((product) => product.promotions.some((promotion) => promotion.isShockprice)) ??
    candidates.find((product) => product.prices.reducedSince !== null) ??
    candidates[0];
  if (deal === undefined) throw new Error(`The catalogue is too small for the home page of ${store}`);
  return {
    // The deal lasts as long as its price.
    deal: { sku: deal.sku, endsAt: reductionOf(deal.promotions)?.dateTo ?? dayFrom(now, 1, 22) },
    shelves: shelves.map(({ title, url, leaves }) => ({
      title,
      url,
      skus: bestOfLeaves(plan, leaves, store),
    })),
  };
}

/** The products on the home pages of all stores. */
export function chooseForHome(options: GenerateOptions): { readonly main: HomeChoice; readonly pro: HomeChoice } {
  const plan = planCatalogue(options);
  return { main: choose(plan, mainPlan, options.now), pro: choose(plan, proPlan, options.now) };
}
