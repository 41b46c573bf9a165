import type { DescribePage, StructuredDataRequest, StructuredThing } from 'shared-contracts';
import {
  CategoryListingDocument,
  LandingListingDocument,
  ListingProductsDocument,
  ManufacturerListingDocument,
} from '../graphql/generated.ts';
import { landingVariables } from '../landing/landing-variables.ts';
import { manufacturerVariables } from '../manufacturer/manufacturer-variables.ts';
import { readCategoryAddress } from './address/read-address.ts';
import { isDepartment, type ListingAddress } from './address/listing-address.ts';
import { categoryVariables } from './category/category-variables.ts';
import { idsOfPage, tileBatches } from './tile-batches.ts';

/** A department leads to its categories, which list their products: its own document has room for a row of them (J-110). */
const OF_DEPARTMENT = 4;

/** The ids of all products of a listing. */
type ReadListing = (request: StructuredDataRequest, id: number, address: ListingAddress) => Promise<readonly string[] | undefined>;

/** The products of a listing's page in their order, by address alone: their own pages tell the rest, and the document stays small. */
const itemList = async ({ client, origin }: StructuredDataRequest, ids: readonly number[]): Promise<StructuredThing | null> => {
  const answers = await Promise.all(
    tileBatches(ids)
      .filter((batch) => batch.length > 0)
      .map((batch) => client.query(ListingProductsDocument, { ids: batch })),
  );
  const products = answers.flatMap(({ data }) => data?.msProducts.items ?? []);
  if (products.length === 0) return null;
  return { '@type': 'ItemList', itemListElement: products.map(({ request_path: path }) => origin + path) };
};

const describing =
  (read: ReadListing): DescribePage =>
  async (request) => {
    const { resolution, location } = request;
    if (resolution?.id == null) return [];
    const address = readCategoryAddress(location);
    const items = await read(request, resolution.id, address);
    const ids = idsOfPage(items ?? [], address.page);
    const list = await itemList(request, isDepartment(address) ? ids.slice(0, OF_DEPARTMENT) : ids);
    return list ? [list] : [];
  };

/** J-201: a category for search engines. */
export const describeCategory = describing(async ({ client }, id, address) => {
  const { data } = await client.query(CategoryListingDocument, categoryVariables(id, address));
  return data?.productsForCategory.items_ids;
});

/** J-201: a brand's products for search engines. */
export const describeManufacturer = describing(async ({ client }, id, address) => {
  const { data } = await client.query(ManufacturerListingDocument, manufacturerVariables(id, address));
  return data?.productsForManufacturer.items_ids;
});

/** J-201: a landing page, or one of a tag, for search engines. */
export const describeLanding = describing(async ({ client }, id, address) => {
  const { data } = await client.query(LandingListingDocument, landingVariables(id, address));
  return data?.productsForLanding.items_ids;
});
