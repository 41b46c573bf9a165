import type { AttributeFilter, SearchPage } from 'shared-contracts/graphql';
import { grosze } from 'shared-contracts/money';
import { pagePath } from '../../catalogue/paths.ts';
import type { ShopPage } from '../../listing/search/page-search.ts';
import type { Filter, FacetCount, ListingQuery, ListingResult, NumberStats } from '../../listing/catalog-index.ts';
import { cityAttribute, cityCode } from '../../listing/cities.ts';
import { ratingCode } from '../../listing/product-numbers.ts';
import type { Reference } from '../../catalogue/reference.ts';
import type { Attribute } from '../../model/index.ts';
import type { RequestContext } from '../context.ts';
import type { QueryProductsForCategoryArgs } from 'shared-contracts/graphql';
import type { QueryResolvers } from '../resolver-types.ts';
import { manufacturer } from './catalogue.ts';
import { categoryLink } from './category.ts';
import { badInput } from './errors.ts';
import { soldProducts } from './product.ts';

const mostFilters = 30;
const mostValues = 100;
const mostLetters = 200;

/** The number behind `id`; the contract has it as text. */
const categoryId = (id: string): number => {
  if (!/^\d{1,9}$/.test(id)) throw badInput('id of a category is a whole number');
  return Number(id);
};

const filter = ({ code, values, from, to }: AttributeFilter): Filter => {
  if ((values?.length ?? 0) > mostValues) throw badInput(`a filter takes at most ${mostValues} values`);
  return {
    code,
    ...(values === null || values === undefined ? {} : { values }),
    ...(from === null || from === undefined ? {} : { from }),
    ...(to === null || to === undefined ? {} : { to }),
  };
};

type ListingArgs = Pick<QueryProductsForCategoryArgs, 'attributes' | 'sortBy' | 'sortOrder'>;

/** Filters and order as the index wants them. */
export function listingOptions({ attributes, sortBy, sortOrder }: ListingArgs): Pick<ListingQuery, 'filters' | 'sort' | 'order'> {
  if ((attributes?.length ?? 0) > mostFilters) throw badInput(`attributes takes at most ${mostFilters} filters`);
  return {
    filters: (attributes ?? []).map(filter),
    ...(sortBy === null || sortBy === undefined ? {} : { sort: sortBy }),
    ...(sortOrder === null || sortOrder === undefined ? {} : { order: sortOrder }),
  };
}

const attributeOf = (code: string, reference: Reference): Attribute | undefined =>
  code === cityCode ? cityAttribute(reference.physicalStores.values()) : reference.attributes.get(code);

function facet({ code, values }: FacetCount, reference: Reference) {
  const attribute = attributeOf(code, reference);
  const options = new Map(attribute?.options.map((option) => [option.optionId, option]));
  return {
    code,
    label: attribute?.filterLabel ?? code,
    values: values.flatMap(({ optionId, count, isSelected }) => {
      const option = options.get(optionId);
      if (option === undefined) return [];
      return [
        { value_id: String(optionId), count, label: option.filterLabel, key: option.key, swatch: option.swatch, selected: isSelected },
      ];
    }),
  };
}

function stats({ code, min, max, count }: NumberStats, reference: Reference) {
  const attribute = reference.attributes.get(code);
  const own = code === ratingCode ? 'Ocena klientów' : 'Cena';
  return { code, label: attribute?.filterLabel ?? own, unit: attribute?.unit ?? null, min, max, count };
}

const counted = (categories: ListingResult['categories'], reference: Reference) =>
  categories.flatMap(({ id, count }) => {
    const category = reference.categories.get(id);
    return category === undefined ? [] : [{ category: categoryLink(category), count }];
  });

const stated = (price: ListingResult['statedPrice']) =>
  price === null
    ? null
    : {
        from: price.from === null ? null : grosze(price.from),
        to: price.to === null ? null : grosze(price.to),
        is_applied: price.isApplied,
      };

const searchPage = ({ kind, path, title }: ShopPage, { translate }: RequestContext): SearchPage => ({
  kind,
  title: translate(title),
  url: path.startsWith('/') ? path : pagePath(path),
});

/** Whether a store has a page at a path (J-85). */
const hasPage =
  ({ services, store }: RequestContext) =>
  (path: string): boolean => {
    const type = services.urlRewrites.at(store.code, path)?.type;
    return type !== undefined && type !== 'UNPUBLISHED';
  };

/** A listing as the contract has it (P-20). */
export const productListing = (result: ListingResult, reference: Reference, pages: readonly SearchPage[] = []) => ({
  total_count: result.ids.length,
  items_ids: result.ids.map(String),
  facets: result.facets.map((one) => facet(one, reference)),
  stats: result.stats.map((one) => stats(one, reference)),
  corrected_query: result.correctedText,
  stated_price: stated(result.statedPrice),
  pages,
  categories: counted(result.categories, reference),
});

const list = ({ services, store }: RequestContext, query: Omit<ListingQuery, 'store'>) =>
  productListing(services.index.listing({ ...query, store: store.code }), services.reference);

/** What the shopper typed, not longer than anybody types. */
const typed = (query: string): string => query.slice(0, mostLetters);

type ListingQueries = Pick<
  QueryResolvers,
  'productsForCategory' | 'productsForManufacturer' | 'productsForLanding' | 'productsForSearch' | 'searchSuggestions'
>;

export const listingQueries: ListingQueries = {
  productsForCategory: (_, args, context) =>
    list(context, { ...listingOptions(args), scope: { kind: 'category', id: categoryId(args.id) } }),
  productsForManufacturer: (_, args, context) => list(context, { ...listingOptions(args), scope: { kind: 'manufacturer', id: args.id } }),
  productsForLanding: (_, args, context) => list(context, { ...listingOptions(args), scope: { kind: 'landing', id: args.id } }),
  productsForSearch: (_, args, context) => {
    const scope =
      args.category_id === null || args.category_id === undefined
        ? ({ kind: 'all' } as const)
        : ({ kind: 'category', id: categoryId(args.category_id) } as const);
    const { services, store } = context;
    const text = typed(args.query);
    return productListing(
      services.index.listing({ ...listingOptions(args), store: store.code, scope, text }),
      services.reference,
      services.pageSearch.find(text, hasPage(context)).map((page) => searchPage(page, context)),
    );
  },
  searchSuggestions: async (_, { query }, context) => {
    const { services, store } = context;
    const text = typed(query);
    const found = services.index.suggestions(store.code, text);
    return {
      phrases: found.phrases,
      categories: counted(found.categories, services.reference),
      manufacturers: found.manufacturerIds.flatMap((id) => {
        const record = services.reference.manufacturers.get(id);
        return record === undefined ? [] : [manufacturer(record, context)];
      }),
      pages: services.pageSearch.suggest(text, hasPage(context)).map((page) => searchPage(page, context)),
      products: await soldProducts(found.productIds, context),
    };
  },
};
