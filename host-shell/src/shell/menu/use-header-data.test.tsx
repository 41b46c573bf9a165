/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { ConnectionContext, type Language } from 'shared-contracts';
import { createFakeClock, createFakeStorage } from 'shared-contracts/testing';
import { Client, Provider as DataProvider, cacheExchange, makeResult } from 'urql';
import { map, pipe } from 'wonka';
import { createTestShop } from '../testing/shop.tsx';
import { headerData } from '../testing/fixtures.ts';
import { isMenuOutdatedAtom } from './outdated-menu.ts';
import { menuOf } from './menu-tree.ts';
import { useHeaderData } from './use-header-data.ts';

const clock = createFakeClock();

const Menu = (): ReactNode => {
  const { data } = useHeaderData();
  return (
    <p>
      {data
        ? menuOf(data)
            .map(({ name }) => name)
            .join(', ')
        : 'brak'}
    </p>
  );
};

/** A new document of one browser that shows the menu; its network may be down. */
const open = async (storage: ReturnType<typeof createFakeStorage>, { language = 'pl' as Language, isOnline = true } = {}) => {
  const asked: string[] = [];
  const shop = createTestShop({ language });
  const client = new Client({
    url: 'http://shop.test/graphql',
    suspense: true,
    preferGetMethod: false,
    exchanges: [
      cacheExchange,
      () => (operations$) =>
        pipe(
          operations$,
          map((operation) => {
            asked.push(operation.kind);
            return makeResult(
              operation,
              isOnline ? { data: { headerDataQuery: headerData } } : { data: null, errors: [new Error('offline')] },
            );
          }),
        ),
    ],
  });
  const connection = { fetch: () => Promise.reject(new Error('not used')), storage, store: () => 'amperio', token: () => undefined };
  const view = await act(async () =>
    render(
      shop.wrap(
        <ConnectionContext value={connection}>
          <DataProvider value={client}>
            <Suspense>
              <Menu />
            </Suspense>
          </DataProvider>
        </ConnectionContext>,
      ),
    ),
  );
  return { ...view, shop, asked: () => asked.filter((kind) => kind === 'query').length };
};

describe('the menu in the browser', () => {
  it('[T-07] is kept under HEADER_FOOTER_DATA: another document shows it without asking, also offline, for an hour', async () => {
    const storage = createFakeStorage(clock);
    const first = await open(storage);
    expect(screen.getByText('AGD, Promocje')).toBeTruthy();
    expect(first.asked()).toBe(1);
    expect(storage.local.getItem('HEADER_FOOTER_DATA')).toContain('/agd/lodowki.html');
    first.unmount();
    clock.pass(3_599_999);
    const second = await open(storage, { isOnline: false });
    expect(screen.getByText('AGD, Promocje')).toBeTruthy();
    expect(second.asked()).toBe(0);
    second.unmount();
    clock.pass(1);
    const third = await open(storage);
    expect(third.asked()).toBe(1);
    third.unmount();
  });

  it('[T-07] of the other language, damaged, or outdated by the shop is asked for', async () => {
    const storage = createFakeStorage(clock);
    (await open(storage)).unmount();
    const inUkrainian = await open(storage, { language: 'ua' });
    expect(inUkrainian.asked()).toBe(1);
    inUkrainian.unmount();
    storage.local.setItem('HEADER_FOOTER_DATA', '{"version":1,"timeStored":0,"ttl":null,"value":{"language":"pl","header":{"items":[7]}}}');
    const damaged = await open(storage);
    expect(damaged.asked()).toBe(1);
    damaged.unmount();
    const later = await open(storage);
    expect(later.asked()).toBe(0);
    await act(async () => later.shop.store.set(isMenuOutdatedAtom, true));
    expect(later.asked()).toBe(1);
    expect(screen.getByText('AGD, Promocje')).toBeTruthy();
  });
});
