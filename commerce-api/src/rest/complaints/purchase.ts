import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { addressKey } from 'shared-contracts/network';
import type { SaleDocument } from '../../complaints/sale-document.ts';
import type { ComplaintLimits } from '../../complaints/complaint-limits.ts';
import { customerOf } from '../../customers/session.ts';
import { bearerToken } from '../../customers/token.ts';
import type { AppServices } from '../../server/app-services.ts';
import { requireValid } from '../../server/invalid-fields.ts';
import type { ComplaintBody } from '../schemas/index.ts';

interface BoughtItem {
  readonly sku: string;
  readonly name: string;
  readonly qty: number;
}

/** What a document of a shop lists, with the names that its products have now. */
export async function itemsOf({ lines }: SaleDocument, { products }: Pick<AppServices, 'products'>): Promise<readonly BoughtItem[]> {
  const found = await products.list(lines.map(({ productId }) => productId));
  return lines.flatMap(({ productId, qty }) => {
    const product = found.find(({ id }) => id === productId);
    return product === undefined ? [] : [{ sku: product.sku, name: product.name, qty }];
  });
}

/** The order of the signed-in customer, or of whoever knows its number and its e-mail; null for every other one. */
async function orderItems(
  request: FastifyRequest,
  services: AppServices,
  number: string,
  email: string,
): Promise<readonly BoughtItem[] | null> {
  const history = await services.database.run('orders.read', number.replace(/\s/g, ''));
  if (history === null) return null;
  const { order } = history;
  const customer = await customerOf(bearerToken(request.headers.authorization), services);
  const isOwn = customer !== null && order.customer_id === customer.id;
  return isOwn || order.email.toLowerCase() === email.trim().toLowerCase() ? order.document.items : null;
}

/**
 * The name of the product that is complained about: of the order, of the shop's document, or as it was typed.
 * @throws ApiError 400 `invalid_fields` for a document that is not known, or is not theirs (the same for both); TooManyTries
 */
export async function boughtProduct(
  request: FastifyRequest,
  services: AppServices,
  { documents }: Pick<ComplaintLimits, 'documents'>,
  { document, product, claimant }: Static<typeof ComplaintBody>,
): Promise<string> {
  const { type, docNo = '', docDate = '', storeId = null } = document;
  if (type === 'other') return (product.name ?? '').trim();
  const caller = addressKey(request.ip);
  await documents.take(caller);
  const sale =
    type === 'order'
      ? null
      : await services.database.run('complaints.sale-document', { number: docNo.trim(), day: docDate, shopId: storeId });
  const items = type === 'order' ? await orderItems(request, services, docNo, claimant.email) : sale && (await itemsOf(sale, services));
  requireValid({ docNo: items === null ? (type === 'order' ? 'unknown-order' : 'unknown-document') : null });
  await documents.giveBack(caller);
  const bought = items?.find(({ sku }) => sku === product.sku?.trim());
  requireValid({
    product: bought === undefined ? 'not-in-document' : null,
    qty: (bought?.qty ?? 0) < product.qty ? 'not-in-document' : null,
  });
  return bought?.name ?? '';
}
