// For tests in jsdom only; what needs no browser is in `./index.ts`.
import { act, render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { createTestShop, type TestShop, type TestShopOptions } from './shop-wrapper.tsx';

export interface RenderedPage extends Pick<RenderResult, 'container' | 'unmount'> {
  readonly shop: TestShop;
  /** The address that the page has navigated to, query included. */
  readonly address: () => string;
}

/**
 * Renders a page in a shop of its own and waits for its lazy parts.
 * @param prepare what has happened in the shop before
 */
export const renderPage = async (
  page: ReactNode,
  options: TestShopOptions = {},
  prepare: (shop: TestShop) => void | Promise<void> = () => {},
): Promise<RenderedPage> => {
  const shop = createTestShop(options);
  await prepare(shop);
  let shown = '';
  const Address = (): null => {
    const { pathname, search } = useLocation();
    shown = pathname + search;
    return null;
  };
  const { container, unmount } = await act(async () =>
    render(
      <>
        <Address />
        {page}
      </>,
      { wrapper: shop.Wrapper },
    ),
  );
  return { container, unmount, shop, address: () => shown };
};
