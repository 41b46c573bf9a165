import { DEFAULT_LANGUAGE, grosze, type Grosze, type Language } from 'shared-contracts';
import { plusPrice } from 'shared-contracts/catalogue';
import {
  isBuyable,
  isSmallAndPlenty,
  listingQuery,
  productsQuery,
  type Listing,
  type MenuItem,
  type Product,
} from './catalogue-answers.ts';
import { subjectOf, type CategoryBranch, type Choice, type Subject, type Walk } from './catalogue-finds.ts';
import { ask } from './graphql.ts';

const PAGE_SIZE = 24;
/** Of `changeableAt`. */
const TURNS = 12;

/** Finds products, categories and pages of the running shop by properties, so that tests name nothing of the seed. */
export class Catalogue {
  readonly #shop: string;
  readonly #language: Language;
  /** Of a category, in the order of its listing. Tests change prices and stock, but not what a category has. */
  readonly #ids = new Map<string, Promise<readonly string[]>>();
  #sections: Promise<readonly MenuItem[]> | undefined;

  /** @param language of the names */
  constructor(shop: string, language: Language = DEFAULT_LANGUAGE) {
    this.#shop = shop;
    this.#language = language;
  }

  #ask<Data>(query: string, variables: object = {}): Promise<Data> {
    return ask<Data>(this.#shop, query, variables, this.#language);
  }

  /** The heading of a page, as the resolver has it. @throws when it has none */
  async headingOf(url: string): Promise<string> {
    const query = 'query Title($urlKey: String!) { urlResolver(urlKey: $urlKey) { header_title } }';
    const { urlResolver } = await this.#ask<{ urlResolver: { header_title: string | null } }>(query, { urlKey: url });
    if (urlResolver.header_title === null) throw new Error(`${url} has no heading`);
    return urlResolver.header_title;
  }

  /** The name of a product. */
  async nameOf(sku: string): Promise<string> {
    const query = 'query Name($skus: [String!]!) { msProducts(skus: $skus) { items { name } } }';
    const { msProducts } = await this.#ask<{ msProducts: { items: { name: string }[] } }>(query, { skus: [sku] });
    const [product] = msProducts.items;
    if (product === undefined) throw new Error(`there is no product ${sku}`);
    return product.name;
  }

  async menu(): Promise<readonly MenuItem[]> {
    const { headerDataQuery } = await this.#ask<{ headerDataQuery: { items: MenuItem[] } }>(
      '{ headerDataQuery { items { category_id category { name url } } } }',
    );
    return headerDataQuery.items.filter(({ category_id }) => category_id !== null);
  }

  /** The categories of the menu, from the sections down. */
  async tree(): Promise<readonly CategoryBranch[]> {
    interface Node {
      readonly category_id: number | null;
      readonly category: { readonly name: string; readonly url: string };
      readonly children?: readonly Node[];
    }
    const node = 'category_id category { name url }';
    const { headerDataQuery } = await this.#ask<{ headerDataQuery: { items: Node[] } }>(
      `{ headerDataQuery(version: 2) { items { ${node} children { ${node} children { ${node} } } } } }`,
    );
    const branches = (nodes: readonly Node[] = []): readonly CategoryBranch[] =>
      nodes
        .filter(({ category_id }) => category_id !== null)
        .map(({ category, children }) => ({ ...category, children: branches(children) }));
    return branches(headerDataQuery.items);
  }

  async #listing(id: string, filters: readonly Choice[], byPrice?: 'ASC' | 'DESC'): Promise<Listing> {
    const variables = {
      id,
      attributes: filters.map(({ code, key }) => ({ code, values: [key] })),
      ...(byPrice && { sortBy: 'price', sortOrder: byPrice }),
    };
    return (await this.#ask<{ productsForCategory: Listing }>(listingQuery, variables)).productsForCategory;
  }

  /** The sections of the menu: what tests look for is in them, whatever else an editor adds to the menu meanwhile. */
  #menuOnce(): Promise<readonly MenuItem[]> {
    return (this.#sections ??= this.menu());
  }

  /** The ids of the products of a category. Asked for once: every test looks for products. */
  #idsOf(category: number | null): Promise<readonly string[]> {
    const id = String(category);
    const query = 'query Ids($id: String!) { productsForCategory(id: $id) { items_ids } }';
    const asked =
      this.#ids.get(id) ??
      this.#ask<{ productsForCategory: Pick<Listing, 'items_ids'> }>(query, { id }).then(
        ({ productsForCategory: { items_ids: ids } }) => ids,
      );
    this.#ids.set(id, asked);
    return asked;
  }

  async #products(ids: readonly (string | number)[]): Promise<readonly Product[]> {
    const { msProducts } = await this.#ask<{ msProducts: { items: Product[] } }>(productsQuery, { ids: ids.map(Number) });
    return msProducts.items;
  }

  /** Filter values that narrow a listing and leave more than one page; those with the most products first. */
  #choices({ facets, total_count }: Listing, taken: readonly Choice[]): readonly Choice[] {
    return facets
      .filter(({ code }) => code !== 'available_in_cities' && !taken.some((choice) => choice.code === code))
      .flatMap(({ code, label, values }) =>
        values.map((value) => ({ facet: label, code, option: value.label, key: value.key, count: value.count })),
      )
      .filter(({ count }) => count > PAGE_SIZE && count < total_count)
      .toSorted((a, b) => b.count - a.count);
  }

  /** @throws when no category of the shop has enough products */
  async walk(): Promise<Walk> {
    for (const { category_id, category } of await this.#menuOnce()) {
      const id = String(category_id);
      const first = this.#choices(await this.#listing(id, []), [])[0];
      if (first === undefined) continue;
      for (const second of this.#choices(await this.#listing(id, [first]), [first]).slice(0, 3)) {
        const { items_ids } = await this.#listing(id, [first, second], 'ASC');
        const onSecondPage = await this.#products(items_ids.slice(PAGE_SIZE, 2 * PAGE_SIZE));
        const product = onSecondPage.find((candidate) => candidate.variants.length > 1);
        if (product) return { category, filters: [first, second], product: { name: product.name, url: product.request_path } };
      }
    }
    throw new Error('no category has a second page behind two filters with a product with variants on it');
  }

  /** A product with a feature that has a description. */
  async withExplainedFeature(): Promise<Subject> {
    for (const { category_id } of await this.#menuOnce()) {
      const ids = (await this.#idsOf(category_id)).slice(0, PAGE_SIZE);
      const { msProducts } = await this.#ask<{
        msProducts: { items: readonly { id: number; features_groups: readonly { features: readonly { has_description: boolean }[] }[] }[] };
      }>('query($ids:[Int!]){msProducts(ids:$ids){items{id features_groups{features{has_description}}}}}', {
        ids: ids.map(Number),
      });
      const found = msProducts.items.find(({ features_groups }) =>
        features_groups.some(({ features }) => features.some(({ has_description }) => has_description)),
      );
      const [product] = found === undefined ? [] : await this.#products([String(found.id)]);
      if (product !== undefined) return subjectOf(product);
    }
    throw new Error('the shop explains no feature');
  }

  /** Products that can be put into the cart, the most popular of a category first. */
  async buyable(count: number): Promise<readonly Subject[]> {
    const found: Subject[] = [];
    for (const { category_id } of await this.#menuOnce()) {
      const ids = await this.#idsOf(category_id);
      const products = await this.#products(ids.slice(0, PAGE_SIZE));
      for (const product of products.filter(isBuyable)) {
        found.push(subjectOf(product));
        if (found.length === count) return found;
      }
    }
    throw new Error(`the shop has no ${count} products to buy`);
  }

  /** Small products with many pieces in stock, always in the same order. */
  async orderable(count: number): Promise<readonly Subject[]> {
    const found = new Map<number, Subject>();
    for (const { category_id } of await this.#menuOnce()) {
      const ids = await this.#idsOf(category_id);
      const products = await this.#products(ids.slice(0, 100));
      for (const product of products.filter((one) => isBuyable(one) && isSmallAndPlenty(one))) found.set(product.id, subjectOf(product));
      if (found.size >= count) return [...found.values()].slice(0, count);
    }
    throw new Error(`the shop has no ${count} small products with many pieces`);
  }

  /** The small product with this index; each test that orders uses an index of its own. */
  async orderableAt(turn: number): Promise<Subject> {
    const product = (await this.orderable(turn + 1))[turn];
    if (product === undefined) throw new Error('nothing to buy');
    return product;
  }

  /**
   * A small product whose price or stock a test may change. A turn has products of its own, by their ids: while it changes one of them,
   * other turns choose as before. Taken from the end of the menu, for the same reason with regard to `orderableAt`.
   * @param turn below twelve
   */
  async changeableAt(turn: number): Promise<Subject> {
    for (const { category_id } of (await this.#menuOnce()).toReversed()) {
      const ids = await this.#idsOf(category_id);
      const own = ids.filter((id) => Number(id) % TURNS === turn).slice(0, 100);
      const product = (await this.#products(own)).find((one) => isBuyable(one) && isSmallAndPlenty(one));
      if (product) return subjectOf(product);
    }
    throw new Error('nothing to change');
  }

  /** A small product that every way to pay takes: dear enough for all instalments and leases, cheap enough for cash on delivery. */
  forCredit(): Promise<Subject> {
    return this.#first('product for credit', (one) => isSmallAndPlenty(one) && one.final_price >= 160_000 && one.final_price <= 380_000);
  }

  /** A product that is delivered by lorry only, on a day to be chosen (K-17). */
  large(): Promise<Subject> {
    return this.#first('large product', (one) => isBuyable(one) && one.block_courier_shipping && one.availability < 11);
  }

  /** A product that lies on the shelves of a shop. */
  async onShelf(): Promise<Subject> {
    const query = 'query Shelf($ids: [Int!]!) { msProducts(ids: $ids) { items { id delivery { collection { pieces } } } } }';
    const products = await this.orderable(60);
    const { msProducts } = await this.#ask<{
      msProducts: { items: readonly { id: number; delivery: { collection: { pieces: number } | null } }[] };
    }>(query, { ids: products.map(({ id }) => id) });
    const found = msProducts.items.find(({ delivery }) => (delivery.collection?.pieces ?? 0) > 1);
    const product = products.find(({ id }) => id === found?.id);
    if (product === undefined) throw new Error('no shop has a small product on its shelves');
    return product;
  }

  /** A small product with a price of its own for members of the Plus programme, and that price by the rule of the shop. */
  async cheaperInPlus(): Promise<Subject & { readonly plusPrice: Grosze }> {
    const query = 'query Plus($ids: [Int!]!) { msProducts(ids: $ids) { items { id plus_percent } } }';
    const products = await this.orderable(60);
    const { msProducts } = await this.#ask<{ msProducts: { items: readonly { id: number; plus_percent: number | null }[] } }>(query, {
      ids: products.map(({ id }) => id),
    });
    const percentOf = (id: number): number | null => msProducts.items.find((one) => one.id === id)?.plus_percent ?? null;
    const product = products.find(({ id }) => percentOf(id) !== null);
    if (product === undefined) throw new Error('no small product has the label of the Plus programme');
    return { ...product, plusPrice: plusPrice(grosze(product.finalPrice), percentOf(product.id) ?? 0) };
  }

  /** A product that is sold in physical stores only (P-04). */
  storeOnly(): Promise<Subject> {
    return this.#first('product of the shops alone', ({ available_only_in_store }) => available_only_in_store);
  }

  async #first(what: string, fits: (product: Product) => boolean): Promise<Subject> {
    for (const { category_id } of await this.#menuOnce()) {
      const ids = await this.#idsOf(category_id);
      const found = (await this.#products(ids.slice(0, 100))).find(fits);
      if (found) return subjectOf(found);
    }
    throw new Error(`the shop has no ${what}`);
  }

  /** A listing on whose first page a product stands for several colours, and another one of these that can be bought. */
  async coloured(): Promise<{ readonly url: string; readonly name: string; readonly other: Subject & { readonly colour: string } }> {
    const query = 'query Colours($ids: [Int!]!) { msProducts(ids: $ids) { items { id name colours { id label is_available } } } }';
    interface Coloured {
      readonly id: number;
      readonly name: string;
      readonly colours: readonly { readonly id: number; readonly label: string; readonly is_available: boolean }[];
    }
    const { msCategories } = await this.#ask<{ msCategories: { items: readonly { id: number; url: string; level: number }[] } }>(
      '{ msCategories { items { id url level } } }',
    );
    for (const { id: category, url } of msCategories.items.filter(({ level }) => level === 3)) {
      const ids = (await this.#idsOf(category)).slice(0, PAGE_SIZE).map(Number);
      const { msProducts } = await this.#ask<{ msProducts: { items: readonly Coloured[] } }>(query, { ids });
      const others = ({ id, colours }: Coloured) => colours.filter((colour) => colour.id !== id && colour.is_available);
      const found = msProducts.items.find((item) => others(item).length > 0);
      const [colour] = found === undefined ? [] : others(found);
      const [product] = colour === undefined ? [] : await this.#products([colour.id]);
      if (found && colour && product) return { url, name: found.name, other: { ...subjectOf(product), colour: colour.label } };
    }
    throw new Error('no listing begins with a product in several colours');
  }

  /** A category with at least one full page, as the menu names it. */
  async category(): Promise<{ readonly name: string; readonly url: string }> {
    for (const { category_id, category } of await this.#menuOnce()) {
      if ((await this.#idsOf(category_id)).length > PAGE_SIZE) return category;
    }
    throw new Error('no category has a full page');
  }

  /** A category with its two most expensive products, the most expensive first. */
  async mostExpensive(): Promise<{ readonly url: string; readonly products: readonly [Subject, Subject] }> {
    for (const { category_id, category } of await this.#menuOnce()) {
      const { items_ids } = await this.#listing(String(category_id), [], 'DESC');
      const [first, second] = (await this.#products(items_ids.slice(0, 2))).map(subjectOf);
      if (first && second) return { url: category.url, products: [first, second] };
    }
    throw new Error('no category has two products');
  }

  /** A listing that shows its sub-categories by name, and one of these. */
  async subcategory(): Promise<{ readonly url: string; readonly child: { readonly id: number; readonly name: string } }> {
    interface Category {
      readonly url: string;
      readonly level: number;
      readonly children: readonly { readonly id: number; readonly name_in_tiles: string; readonly product_count: number }[];
    }
    const { msCategories } = await this.#ask<{ msCategories: { items: Category[] } }>(
      '{ msCategories { items { url level children { id name_in_tiles product_count } } } }',
    );
    for (const { url, level, children } of msCategories.items.toReversed()) {
      const child = children.findLast(({ product_count }) => product_count > 0);
      if (level === 3 && child) return { url, child: { id: child.id, name: child.name_in_tiles } };
    }
    throw new Error('no category has another below it');
  }

  /** The address of a content page. */
  async contentPage(): Promise<string> {
    const { cmsPages } = await this.#ask<{ cmsPages: { url: string }[] }>('{ cmsPages { url } }');
    const page = cmsPages[0];
    if (page === undefined) throw new Error('the shop has no page of content');
    return page.url;
  }
}
