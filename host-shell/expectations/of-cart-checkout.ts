import { act, fireEvent, within } from '@testing-library/react';
import { type SlotProps } from 'shared-contracts';
import { zloty } from 'shared-contracts/testing/money';
import type { TestShop } from 'shared-contracts/testing';
import {
  CART_RULES_SINCE,
  drawsPages,
  drawsSlot,
  fillsSlot,
  providesService,
  sameModulesEverywhere,
  type Expectation,
} from 'shared-contracts/testing/expectations';

const PROVIDER = 'mfe-cart-checkout';

type DrawerProps = SlotProps['cart.drawer'];

const products = { LODOWKA: { name: 'Lodówka Sudety', price: zloty(2499) } };

/** Two pieces of it in the cart. */
const filled = {
  shop: { products },
  prepare: async ({ cart }: TestShop) => void (await cart.add({ sku: 'LODOWKA', qty: 2 })),
};

interface Counting extends DrawerProps {
  /** How often the drawer was asked to close. */
  readonly closed: () => number;
}

const counting = (): Counting => {
  let times = 0;
  return { onClose: () => void (times += 1), closed: () => times };
};

export const ofCartCheckout: readonly Expectation[] = [
  sameModulesEverywhere(PROVIDER),
  // Restoring a cart and reserving goods have no page yet: their addresses are not found.
  ...drawsPages(PROVIDER, ['cart', 'checkout', 'success', 'delivery-date', 'payment-error', 'gift-cards', 'gift-card-balance']),
  fillsSlot('cart.drawer'),
  providesService('cart', 1),
  drawsSlot('cart.drawer', {
    ...filled,
    since: CART_RULES_SINCE,
    title: 'shows the whole cart in the drawer, and brings no dialog of its own (C-21)',
    props: counting,
    check: ({ container }) => {
      const drawer = within(container);
      drawer.getByText('Lodówka Sudety');
      if (drawer.queryByRole('dialog') !== null) throw new Error('it renders a dialog within the host’s drawer');
    },
  }),
  drawsSlot('cart.drawer', {
    ...filled,
    since: CART_RULES_SINCE,
    title: 'calls onClose when a link in the drawer leads elsewhere (C-21)',
    props: counting,
    check: async ({ container }, { closed }) => {
      const links = within(container).getAllByRole('link');
      for (const [at, link] of links.entries()) {
        await act(async () => void fireEvent.click(link));
        if (closed() !== at + 1) throw new Error(`'${link.textContent}' leads elsewhere and does not call onClose`);
      }
    },
  }),
];
