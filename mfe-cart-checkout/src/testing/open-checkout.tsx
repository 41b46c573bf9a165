import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import { CART_ID, matchFixedRoute, parseApiError, failed, succeeded, type PageKind, type PageProps } from 'shared-contracts';
import type { FakeCart, TestShopOptions } from 'shared-contracts/testing';
import { createCartShop, type CartShop } from './cart-shop.ts';
import CheckoutPage from '../checkout/frame/CheckoutPage.tsx';
import DeliveryDatePage from '../delivery-date/DeliveryDatePage.tsx';
import { LeaveContext } from '../order/leave.ts';
import PaymentErrorPage from '../order/pay-again/PaymentErrorPage.tsx';
import SuccessPage from '../order/success/SuccessPage.tsx';
import type { FakeCommerce } from './fake-commerce.ts';

const pages: Partial<Record<PageKind, (props: PageProps) => ReactNode>> = {
  checkout: CheckoutPage,
  success: SuccessPage,
  'payment-error': PaymentErrorPage,
  'delivery-date': DeliveryDatePage,
};

export interface OpenCheckout {
  readonly shop: CartShop;
  readonly user: ReturnType<typeof userEvent.setup>;
  readonly address: () => string;
  /** Where the shopper was sent outside the shop. */
  readonly left: readonly string[];
  readonly go: (path: string) => Promise<void>;
  readonly unmount: () => void;
}

interface Options {
  /** A browser that has been here before. */
  readonly shop?: CartShop;
  readonly prepare?: (shop: CartShop) => void;
  readonly user?: ReturnType<typeof userEvent.setup>;
}

/** A shop whose cart is the one of the fake commerce server. */
export function shopOf(commerce: FakeCommerce, path: string, results: TestShopOptions['results'] = {}): CartShop {
  const shop = createCartShop({ path, results, fetch: commerce.fetch });
  shop.storage.write(CART_ID, 'c1');
  shop.cartApi.read = async () =>
    commerce.cart.items.length > 0
      ? // Answered over HTTP, where it is parsed as any cart is.
        succeeded(commerce.cart as unknown as FakeCart)
      : failed(parseApiError(404, { code: 'cart_not_found' }));
  return shop;
}

/** Opens an address of the checkout as a browser does: the page follows the address. */
export async function openCheckout(commerce: FakeCommerce, path: string, options: Options = {}): Promise<OpenCheckout> {
  const { prepare = () => {}, user = userEvent.setup() } = options;
  const shop = shopOf(commerce, path);
  if (options.shop !== undefined) copyStorage(options.shop, shop);
  prepare(shop);
  const left: string[] = [];
  let address = '';
  let navigate: NavigateFunction = () => undefined;
  const Pages = (): ReactNode => {
    const { pathname, search } = useLocation();
    navigate = useNavigate();
    address = pathname + search;
    const match = matchFixedRoute(pathname);
    const Page = match === null ? undefined : pages[match.kind];
    return match === null || Page === undefined ? <p>{pathname}</p> : <Page kind={match.kind} resolution={null} params={match.params} />;
  };
  const { unmount } = await act(async () =>
    render(
      <LeaveContext value={(to) => void left.push(to)}>
        <Pages />
      </LeaveContext>,
      { wrapper: shop.Wrapper },
    ),
  );
  const go = (to: string): Promise<void> => act(async () => void navigate(to));
  return { shop, user, left, unmount, go, address: () => address };
}

/** What a reload leaves: the storages. */
function copyStorage(from: CartShop, to: CartShop): void {
  for (const area of ['local', 'session'] as const) {
    const source = from.storage[area];
    for (let index = 0; index < source.length; index += 1) {
      const name = source.key(index);
      if (name !== null) to.storage[area].setItem(name, source.getItem(name) ?? '');
    }
  }
}

/** The big card of a choice, by the value of its radio. */
export function card(value: string): HTMLInputElement {
  const found = screen.getAllByRole<HTMLInputElement>('radio').find((radio) => radio.value === value);
  if (found === undefined) throw new Error(`no choice ${value}`);
  return found;
}

/** Text as it is read, with plain spaces. */
export const plain = (element: Element | null): string => (element?.textContent ?? '').replaceAll('\u00a0', ' ');
