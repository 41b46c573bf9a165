import type { OrderSecret } from './order-secret.ts';

const orderUrl = ({ order, hash }: OrderSecret): string => `/rest/V1/orders/${encodeURIComponent(order)}/${encodeURIComponent(hash)}`;

/** J-245: where a paper of an order lies, as a PDF. */
export const orderPaperUrl = (secret: OrderSecret, id: string): string => `${orderUrl(secret)}/documents/${encodeURIComponent(id)}`;

/** J-366: where the product information sheet of a product with an energy label lies, as a PDF. */
export const productSheetUrl = (productId: number): string => `/rest/V1/products/${productId}/sheet`;

/** J-248: when the order comes, as a file for calendars. */
export const orderCalendarUrl = (secret: OrderSecret): string => `${orderUrl(secret)}/calendar`;
