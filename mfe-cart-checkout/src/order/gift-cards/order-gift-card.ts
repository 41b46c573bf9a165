import type { Order } from 'shared-contracts/rest';

/** A gift card that was bought with an order. */
export type OrderGiftCard = NonNullable<Order['gift_cards']>[number];
