import { act, render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { type ApiError, type ApiResult, failed, succeeded } from 'shared-contracts';
import type { Customer } from 'shared-contracts/rest';
import { createTestShop, type TestShop, type TestShopOptions } from 'shared-contracts/testing';
import { SessionPortsContext, type SessionPorts } from '../session/session-ports.ts';

export const jan: Customer = {
  id: 1,
  email: 'jan.kowalski@example.com',
  firstname: 'Jan',
  lastname: 'Kowalski',
  dob: '1985-04-12',
  addresses: [
    {
      id: 7,
      firstname: 'Jan',
      lastname: 'Kowalski',
      company: null,
      vat_id: null,
      street: ['ul. Lipowa 12/4'],
      postcode: '30-702',
      city: 'Kraków',
      country_id: 'PL',
      telephone: '600100200',
      default_billing: true,
      default_shipping: true,
    },
  ],
  extension_attributes: { amperio_plus: false, amperio_plus_allowed: false, neoportal_user_id: null },
};

/** The server's side of signing in: right for the password `Amperio2026`, unless the test says what comes next. */
export interface FakeSessionServer {
  readonly calls: readonly string[];
  answerSignIn(error: ApiError): void;
  answerCustomer(answer: ApiResult<Customer>): void;
  hold(): void;
  release(): void;
}

export interface SessionShop extends Pick<RenderResult, 'container' | 'unmount'> {
  readonly shop: TestShop;
  readonly server: FakeSessionServer;
  readonly events: readonly string[];
  readonly address: () => string;
}

/** Draws a page of the account in a test shop with a fake server of sessions. */
export async function openInShop(
  page: ReactNode,
  options: TestShopOptions = {},
  prepare: (shop: TestShop, server: FakeSessionServer) => void = () => {},
): Promise<SessionShop> {
  const shop = createTestShop(options);
  const calls: string[] = [];
  const events: string[] = [];
  let refusal: ApiError | null = null;
  let customer: ApiResult<Customer> = succeeded(jan);
  let gate = Promise.resolve();
  let open = () => {};
  const server: FakeSessionServer = {
    calls,
    answerSignIn: (error) => (refusal = error),
    answerCustomer: (answer) => (customer = answer),
    hold: () => (gate = new Promise((resolve) => (open = resolve))),
    release: () => open(),
  };
  const rest: SessionPorts['rest'] = {
    async signIn(username, password) {
      calls.push(`sign in ${username} ${password}`);
      await gate;
      const error = refusal;
      refusal = null;
      return error === null ? succeeded('token-of-jan') : failed(error);
    },
    async readCustomer() {
      calls.push('customer');
      await gate;
      return customer;
    },
  };
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
      <SessionPortsContext value={{ rest, storage: shop.storage }}>
        <Address />
        {page}
      </SessionPortsContext>,
      { wrapper: shop.Wrapper },
    ),
  );
  return { ...rendered, shop, server, events, address: () => address };
}
