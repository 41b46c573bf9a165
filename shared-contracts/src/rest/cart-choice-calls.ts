/** What else is chosen for a cart (A-07, A-15, A-16, A-18, A-22 … ), a guest's or a customer's. */
import type { CartRef } from './cart-ref.ts';
import { result } from './transport.ts';
import type { Transport } from './transport.ts';

const guest = '/rest/V1/pwa/guest-carts/{cartId}' as const;
const own = '/rest/V1/pwa/carts/{cartId}' as const;
const neodata = '/rest/V1/neodata' as const;

const idOf = (cart: CartRef): { readonly cartId: string } => ({ cartId: cart.kind === 'mine' ? 'mine' : cart.cartId });

export function cartChoiceCalls(client: Transport) {
  return {
    /** @param fields of a cart */
    readCartFields: (cart: CartRef, fields: readonly string[]) => {
      const params = { path: idOf(cart), query: { fields: fields.join(',') } };
      return result(
        cart.kind === 'mine' ? client.GET(`${own}/selected-data`, { params }) : client.GET(`${guest}/selected-data`, { params }),
      );
    },
    /** */
    chooseDeliveryDay: (cart: CartRef, day: { readonly date: string; readonly range: string; readonly code: string }) => {
      const params = { path: { ...idOf(cart), ...day } };
      return result(
        cart.kind === 'mine'
          ? client.PUT(`${own}/delivery-date/{date}/range/{range}/code/{code}`, { params })
          : client.PUT(`${guest}/delivery-date/{date}/range/{range}/code/{code}`, { params }),
      );
    },
    /** collects everything in one shop, or gives that up. */
    setExpressMode: (cart: CartRef, storeId: number, isOn: boolean) => {
      const params = { path: { ...idOf(cart), storeId, isOn: isOn ? 1 : 0 } };
      return result(
        cart.kind === 'mine'
          ? client.GET(`${own}/express-mode/{storeId}/{isOn}`, { params })
          : client.GET(`${guest}/express-mode/{storeId}/{isOn}`, { params }),
      );
    },
    /** an SMS will confirm the order. */
    askForConfirmationSms: (cart: CartRef) => {
      const params = { path: idOf(cart) };
      return result(
        cart.kind === 'mine'
          ? client.GET(`${own}/send-confirmation-sms`, { params })
          : client.GET(`${guest}/send-confirmation-sms`, { params }),
      );
    },
    /** an e-mail is to come if the cart is left, or not. */
    wantCartReminder: (cart: CartRef, isWanted: boolean) => {
      const params = { path: idOf(cart) };
      if (cart.kind === 'mine')
        return result(isWanted ? client.PUT(`${own}/reminder`, { params }) : client.DELETE(`${own}/reminder`, { params }));
      return result(isWanted ? client.PUT(`${guest}/reminder`, { params }) : client.DELETE(`${guest}/reminder`, { params }));
    },
    /** A-26, C-31. */
    restoreCart: (cart: CartRef) => {
      const params = { path: idOf(cart) };
      return result(cart.kind === 'mine' ? client.GET(`${own}/restore`, { params }) : client.GET(`${guest}/restore`, { params }));
    },
    /** */
    putPromotion: (cart: CartRef, promotionId: number) => {
      const params = { path: { ...idOf(cart), promotionId } };
      return result(
        cart.kind === 'mine'
          ? client.PUT(`${own}/promotions/{promotionId}`, { params })
          : client.PUT(`${guest}/promotions/{promotionId}`, { params }),
      );
    },
    /** */
    removePromotion: (cart: CartRef, promotionId: number) => {
      const params = { path: { ...idOf(cart), promotionId } };
      return result(
        cart.kind === 'mine'
          ? client.DELETE(`${own}/promotions/{promotionId}`, { params })
          : client.DELETE(`${guest}/promotions/{promotionId}`, { params }),
      );
    },
    /** the lines that a less price is for; none gives it back. */
    setLessPrice: (cart: CartRef, itemIds: readonly number[]) => {
      const request = { params: { path: idOf(cart) }, body: { ruleItemsIds: [...itemIds] } };
      return result(cart.kind === 'mine' ? client.POST(`${own}/set-less-price`, request) : client.POST(`${guest}/set-less-price`, request));
    },
    /** */
    readPromotion: (cart: CartRef, promotionId: number) => {
      const params = { path: { ...idOf(cart), promotionId } };
      return result(
        cart.kind === 'mine'
          ? client.GET(`${own}/popup-promotion/{promotionId}`, { params })
          : client.GET(`${guest}/popup-promotion/{promotionId}`, { params }),
      );
    },
    /** shops in which the whole cart can be collected today. */
    listShopsToday: (cart: CartRef) =>
      result(
        cart.kind === 'mine'
          ? client.GET(`${neodata}/neopickup/mine/1`)
          : client.GET(`${neodata}/neopickup-guest/{cartId}/1`, { params: { path: { cartId: cart.cartId } } }),
      ),
  };
}
