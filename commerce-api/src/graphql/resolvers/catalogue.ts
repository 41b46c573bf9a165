import type { Attribute as AttributeAnswer } from 'shared-contracts/graphql';
import { grosze } from 'shared-contracts/money';
import { articleProducts, mostArticleProducts } from '../../catalogue/article-products.ts';
import { instalmentOffers } from '../../catalogue/instalments.ts';
import { brandPicture, pagePath } from '../../catalogue/paths.ts';
import { attributeOption } from '../../catalogue/product-features.ts';
import { pick } from '../../catalogue/reference.ts';
import { isBrandIn } from '../../catalogue/store-view.ts';
import { customerOf } from '../../customers/session.ts';
import { cityAttribute, cityCode } from '../../listing/cities.ts';
import type { Attribute, Manufacturer } from '../../model/index.ts';
import { neoportalItem } from '../../neoportal/neoportal-data.ts';
import type { RequestContext } from '../context.ts';
import type { QueryResolvers } from '../resolver-types.ts';
import { isShown } from './category.ts';
import { badInput, keysOf } from './errors.ts';
import { soldProducts } from './product.ts';

/** A brand as listings and pages show it. */
export const manufacturer = (record: Manufacturer, { services, store }: RequestContext) => ({
  id: record.id,
  name: record.name,
  url_path: record.urlPath,
  url: pagePath(record.urlPath),
  description: record.description,
  logo: brandPicture(record),
  product_count: services.index.count(store.code, { kind: 'manufacturer', id: record.id }),
});

const attribute = (record: Attribute, code = record.code): AttributeAnswer => ({
  attribute_code: code,
  label: record.label,
  filter_label: record.filterLabel,
  type: record.type,
  unit: record.unit,
  has_description: record.hasDescription,
  description: record.description,
  options: record.options.map(attributeOption),
});

type CatalogueQueries = Pick<
  QueryResolvers,
  | 'attributes'
  | 'featuresDefinition'
  | 'featuresGroupsDefinition'
  | 'featuresPictograms'
  | 'installmentOffers'
  | 'installmentsMageTwo'
  | 'blogPostProducts'
  | 'manufacturers'
  | 'msCategories'
  | 'msProducts'
  | 'neoportalData'
  | 'pricesForProducts'
  | 'technologies'
>;

export const catalogueQueries: CatalogueQueries = {
  msProducts: async (_, { ids, gids, skus }, context) => {
    const { index } = context.services;
    const given = [ids, gids, skus].filter((keys) => keys !== null && keys !== undefined);
    if (given.length !== 1) throw badInput('msProducts takes exactly one of ids, gids and skus');
    const wanted = ids ? keysOf('ids', ids) : gids ? index.idsOfGids(keysOf('gids', gids)) : index.idsOfSkus(keysOf('skus', skus ?? []));
    return { items: await soldProducts(wanted, context) };
  },
  blogPostProducts: async (_, { id, pageSize }, context) => {
    const { services, store } = context;
    if (pageSize < 1 || pageSize > mostArticleProducts) throw badInput(`pageSize is 1 to ${mostArticleProducts}`);
    const post = services.reference.blogPosts.get(id);
    const ids = post === undefined ? [] : articleProducts(post, store.code, services);
    return { items: await soldProducts(ids.slice(0, pageSize), context) };
  },
  pricesForProducts: async (_, { skus }, context) => {
    const products = await soldProducts(context.services.index.idsOfSkus(keysOf('skus', skus)), context);
    return products.map(({ sku, price, final_price, omnibus_price }) => ({ sku, price, final_price, omnibus_price }));
  },
  installmentsMageTwo: async (_, { skus }, context) => {
    const products = await soldProducts(context.services.index.idsOfSkus(keysOf('skus', skus)), context);
    return { installments: products.map((product) => product.installmentsPriceTag).filter((tag) => tag !== null) };
  },
  installmentOffers: (_, { amount }, { services }) =>
    instalmentOffers(services.reference.installmentPlans, amount).map(({ plan, monthly, total, example }) => ({
      id: plan.id,
      name: plan.name,
      months: plan.months,
      rrso: plan.rrsoBasisPoints / 100,
      monthly: grosze(monthly),
      total: grosze(total),
      example,
    })),
  neoportalData: async (_, { productIds }, context) => {
    const { services, token } = context;
    const wanted = keysOf('productIds', productIds);
    const customer = await customerOf(token, services);
    if (customer === null || customer.document.neoportalUserId === null) return { items: [] };
    const products = await soldProducts(wanted, context);
    return { items: products.map((product) => neoportalItem(product, services.reference)) };
  },
  msCategories: (_, { ids }, { services, store }) => ({
    items: pick(services.reference.categories, ids && keysOf('ids', ids)).filter((category) => isShown(category, store)),
  }),
  manufacturers: (_, { ids }, context) => {
    const found = pick(context.services.reference.manufacturers, ids && keysOf('ids', ids)).filter(({ id }) =>
      isBrandIn(id, context.store, context.services),
    );
    const ordered = ids ? found : found.toSorted((a, b) => a.name.localeCompare(b.name, 'pl'));
    return { items: ordered.map((one) => manufacturer(one, context)) };
  },
  attributes: (_, { attributeCodes }, { services }) => ({
    attributes: keysOf('attributeCodes', attributeCodes).flatMap((code) => {
      // ∅41: the marker asks for cities, the answer names them so.
      if (code === cityCode) return [attribute(cityAttribute(services.reference.physicalStores.values()), 'cities')];
      const known = services.reference.attributes.get(code);
      return known === undefined ? [] : [attribute(known)];
    }),
  }),
  featuresDefinition: (_, { ids }, { services }) =>
    pick(services.reference.featureDefinitions, keysOf('ids', ids)).map((feature) => ({
      feature_id: feature.featureId,
      name: feature.name,
      order: feature.order,
      group_id: feature.groupId,
      price_tag: feature.priceTag,
      price_tag_order: feature.priceTagOrder,
      price_tag_name: feature.priceTagName,
      price_tag_unit: feature.priceTagUnit,
      has_description: feature.hasDescription,
      description: feature.description,
      is_helper: feature.isHelper,
    })),
  featuresGroupsDefinition: (_, { ids }, { services }) =>
    pick(services.reference.featureGroups, keysOf('ids', ids)).map((group) => ({
      group_id: group.groupId,
      name: group.name,
      order: group.order,
      category_id: group.categoryId,
    })),
  featuresPictograms: (_, { feature_ids }, { services }) =>
    keysOf('feature_ids', feature_ids).flatMap((id) => {
      const pictograms = services.reference.featurePictograms.filter((one) => one.featureId === id);
      return pictograms.length === 0
        ? []
        : [{ feature_id: id, pictograms: pictograms.map((one) => ({ file_uri: one.icon, label: one.label })) }];
    }),
  technologies: (_, { ids }, { services }) => pick(services.reference.technologies, keysOf('ids', ids)),
};
