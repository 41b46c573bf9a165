import { act, render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { createTestShop, type TestShop, type TestShopOptions } from 'shared-contracts/testing';
import { CommerceContext } from '../session/commerce.ts';
import { createFakeCommerce, type FakeCommerce } from './fake-commerce.ts';

export interface SessionShop extends Pick<RenderResult, 'container' | 'unmount'> {
  readonly shop: TestShop;
  readonly server: FakeCommerce;
  readonly events: readonly string[];
  readonly address: () => string;
}

/** Renders a page of the account in a test shop with a fake commerce server, and waits for its lazy parts. */
export async function openInShop(
  page: ReactNode,
  options: TestShopOptions = {},
  prepare: (shop: TestShop, server: FakeCommerce) => void = () => {},
): Promise<SessionShop> {
  const shop = createTestShop(options);
  const server = createFakeCommerce();
  const events: string[] = [];
  for (const name of ['session.started@1', 'session.ended@1', 'session.expired@1'] as const) shop.bus.on(name, () => events.push(name));
  prepare(shop, server);
  let address = '';
  const Address = (): null => {
    const { pathname, search } = useLocation();
    address = pathname + search;
    return null;
  };
  const rendered = await act(async () =>
    render(
      <CommerceContext value={server.commerce}>
        <Address />
        {page}
      </CommerceContext>,
      { wrapper: shop.Wrapper },
    ),
  );
  return { ...rendered, shop, server, events, address: () => address };
}
