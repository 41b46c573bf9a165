/** Shapes of REST bodies and answers; the OpenAPI document and the client's types are made from them. */
import { Cart, CartItem } from './cart.ts';
import {
  Accessory,
  CartAddress,
  Collection,
  InstalmentTerms,
  OfferedPromotion,
  OfferedPayment,
  PickupPoint,
  OfferedShipping,
  ShippingCalendar,
} from './checkout.ts';
import { ErrorAnswer } from './common.ts';
import { Customer, CustomerAddress, CustomerSession } from './customer.ts';
import { Passkey } from './passkey.ts';
import { Reservation, ShelfShop } from './reservation.ts';
import { DeliveryCalendar, Order, OrderSummary, PlacedOrder, PostPlaceData, TransactionStatus } from './order.ts';

export * from './cart.ts';
export * from './checkout.ts';
export * from './complaint.ts';
export { ErrorRef, RecordId } from './common.ts';
export * from './customer.ts';
export * from './content.ts';
export * from './desk.ts';
export * from './gift-card.ts';
export * from './desk-order.ts';
export * from './neoportal.ts';
export * from './order.ts';
export * from './passkey.ts';
export * from './reservation.ts';
export * from './second-factor.ts';
export * from './reminder.ts';
export * from './survey.ts';
export * from './wishlist.ts';
export * from './withdrawal.ts';
export * from './written.ts';

/** To be known to the server before the routes that name them. */
export const namedSchemas = [
  ErrorAnswer,
  CartAddress,
  PickupPoint,
  InstalmentTerms,
  OfferedPayment,
  Collection,
  OfferedShipping,
  ShippingCalendar,
  OfferedPromotion,
  Accessory,
  CartItem,
  Cart,
  CustomerAddress,
  Customer,
  CustomerSession,
  Passkey,
  Order,
  OrderSummary,
  PlacedOrder,
  PostPlaceData,
  TransactionStatus,
  DeliveryCalendar,
  ShelfShop,
  Reservation,
] as const;
