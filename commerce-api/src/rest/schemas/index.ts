/** Shapes of REST bodies and answers; the OpenAPI document and the client's types are made from them. */
import { CartAddress } from './address.ts';
import { Cart, CartItem } from './cart.ts';
import { ErrorAnswer } from './common.ts';
import { Customer, CustomerAddress, CustomerSession } from './customer.ts';
import { Accessory, OfferedPromotion } from './offers.ts';
import { Passkey } from './passkey.ts';
import { InstalmentTerms, OfferedPayment } from './payment-method.ts';
import { Collection, PickupPoint } from './pickup.ts';
import { Reservation, ShelfShop } from './reservation.ts';
import { OfferedShipping, ShippingCalendar } from './shipping.ts';
import { DeliveryCalendar, Order, OrderSummary, PlacedOrder, PostPlaceData, TransactionStatus } from './order.ts';

export { AddressBody, AddressesBody, CartAddress } from './address.ts';
export * from './offers.ts';
export * from './payment-method.ts';
export * from './pickup.ts';
export * from './picture.ts';
export * from './place-order.ts';
export * from './shipping.ts';
export * from './cart.ts';
export * from './company.ts';
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
export * from './privacy.ts';
export * from './replacement.ts';
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
