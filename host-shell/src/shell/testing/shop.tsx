import { Provider as StateProvider, createStore } from 'jotai';
import { BusContext, LanguageContext, createBus, type EventBus, type Language, type PageKind } from 'shared-contracts';
import { pageDataExchange } from 'shared-contracts/catalogue-client';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Client, Provider as DataProvider, cacheExchange, fetchExchange } from 'urql';
import type { Chrome } from '../data.ts';
import { Shell } from '../Shell.tsx';
import { serverParts } from '../server-html/server-parts.ts';
import { ServerPartsContext } from '../server-html/server-parts-context.ts';
import { footerData, headerData, storeConfig } from './fixtures.ts';

export interface TestShop {
  readonly store: ReturnType<typeof createStore>;
  readonly bus: EventBus;
  readonly wrap: (children: ReactNode) => ReactNode;
}

interface TestShopOptions {
  readonly language?: Language;
  readonly path?: string;
  /** In place of one that goes to every page at once. */
  readonly router?: (children: ReactNode) => ReactNode;
}

/** Everything that is around the shell, for tests: no network, an empty shop. */
export const createTestShop = ({
  language = 'pl',
  path = '/agd.html',
  router = (children) => <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>,
}: TestShopOptions = {}): TestShop => {
  const store = createStore();
  const bus = createBus();
  // The menu drawer asks for its data: there is an answer for it, and none for anything else.
  const { exchange } = pageDataExchange({ 'HeaderData{}': { headerDataQuery: headerData } });
  const client = new Client({
    url: 'http://shop.test/graphql',
    suspense: true,
    exchanges: [cacheExchange, exchange, fetchExchange],
    preferGetMethod: false,
  });
  return {
    store,
    bus,
    wrap: (children) => (
      <StateProvider store={store}>
        <DataProvider value={client}>
          <LanguageContext value={language}>
            <BusContext value={bus}>
              <ServerPartsContext value={serverParts}>{router(children)}</ServerPartsContext>
            </BusContext>
          </LanguageContext>
        </DataProvider>
      </StateProvider>
    ),
  };
};

interface TestPageProps {
  readonly kind?: PageKind;
  readonly chrome?: Chrome;
  readonly children?: ReactNode;
}

/** The shell around a page. */
export const TestPage = ({ kind = 'listing', chrome = 'full', children = <h1>Strona</h1> }: TestPageProps): ReactNode => (
  <Shell header={headerData} footer={footerData} store={storeConfig} pageKind={kind} chrome={chrome}>
    {children}
  </Shell>
);
