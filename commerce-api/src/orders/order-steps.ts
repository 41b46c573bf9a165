import { providerOf } from 'shared-contracts/codes';
import { ownShops } from '../checkout/pickup-points.ts';
import type { OrderStatus } from '../rest/schemas/index.ts';
import type { OrderRecord } from './order-record.ts';
import { type OrderStep } from './step-names.ts';

/** The status that a step leads to. */
export const statusAfter: Readonly<Record<OrderStep, OrderStatus>> = {
  'receive-payment': 'processing',
  pack: 'packed',
  send: 'shipped',
  'lay-out': 'ready_for_pickup',
  deliver: 'delivered',
  cancel: 'cancelled',
};

/** What steps depend on. */
export type SteppedOrder = Pick<OrderRecord, 'status' | 'payment_method' | 'payment_status' | 'shipping_method'> & {
  readonly document: Pick<OrderRecord['document'], 'isVirtual' | 'areGoodsWithdrawn'> & {
    readonly shipping: Pick<OrderRecord['document']['shipping'], 'pickupPoint'>;
  };
};

/** J-183: nobody has packed it, so that it can be given up. */
export const canCancel = ({ status }: Pick<OrderRecord, 'status'>): boolean => status === 'pending_payment' || status === 'processing';

/** Nothing of an order is packed or sent: it comes by e-mail, or its goods were withdrawn from. */
export const isWithoutParcel = ({
  isVirtual,
  areGoodsWithdrawn,
}: Pick<SteppedOrder['document'], 'isVirtual' | 'areGoodsWithdrawn'>): boolean => isVirtual || areGoodsWithdrawn === true;

/** J-249: it is brought to a door, and nobody has packed it. */
export const canChangeDelivery = ({ status, document }: Pick<SteppedOrder, 'status' | 'document'>): boolean =>
  canCancel({ status }) && !isWithoutParcel(document) && document.shipping.pickupPoint === null;

/**
 * J-182: the steps that are open for an order, in the order of its states. What a gateway is to be paid by is paid there alone; what comes by
 * e-mail, or was withdrawn from, is neither packed nor sent; what a shop hands out is laid out there instead of being sent; what is paid on delivery may come back.
 */
export function stepsOf({
  status,
  payment_method: method,
  payment_status: payment,
  shipping_method: shipping,
  document,
}: SteppedOrder): readonly OrderStep[] {
  const unclaimed: readonly OrderStep[] = payment === 'offline' ? ['cancel'] : [];
  switch (status) {
    case 'pending_payment':
      return providerOf(method) === undefined ? ['receive-payment', 'cancel'] : ['cancel'];
    case 'processing':
      return isWithoutParcel(document) ? ['deliver', 'cancel'] : ['pack', 'cancel'];
    case 'packed':
      return shipping === ownShops ? ['lay-out'] : ['send'];
    case 'shipped':
      return [...(document.shipping.pickupPoint === null ? [] : (['lay-out'] as const)), 'deliver', ...unclaimed];
    case 'ready_for_pickup':
      return ['deliver', ...unclaimed];
    case 'delivered':
    case 'cancelled':
      return [];
  }
}
