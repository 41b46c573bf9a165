import { Provider as StateProvider } from 'jotai';
import type { ReactNode } from 'react';
import {
  BusContext,
  CartServiceContext,
  CompareServiceContext,
  ConnectionContext,
  LanguageContext,
  PrefetchContext,
  SlotContext,
  WishlistServiceContext,
} from 'shared-contracts';
import { Provider as DataProvider } from 'urql';
import { ModuleCacheContext, RemoteErrorContext } from '../federation/RemoteView.tsx';
import { SlotView } from '../federation/SlotView.tsx';
import { EnvironmentContext, type ShopEnvironment } from './environment.ts';

interface Props {
  readonly environment: ShopEnvironment;
  readonly children: ReactNode;
}

/** Gives the page its environment. The values never change: an update above server-rendered parts would render them again. */
export const ShopProviders = ({ environment, children }: Props): ReactNode => (
  <EnvironmentContext value={environment}>
    <StateProvider store={environment.store}>
      <DataProvider value={environment.client}>
        <LanguageContext value={environment.language}>
          <BusContext value={environment.bus}>
            <ConnectionContext value={environment.connection}>
              <CartServiceContext value={environment.cart}>
                <CompareServiceContext value={environment.compare}>
                  <WishlistServiceContext value={environment.wishlist}>
                    <PrefetchContext value={environment.prefetch}>
                      <ModuleCacheContext value={environment.modules}>
                        <RemoteErrorContext value={environment.onRemoteError}>
                          <SlotContext value={SlotView}>{children}</SlotContext>
                        </RemoteErrorContext>
                      </ModuleCacheContext>
                    </PrefetchContext>
                  </WishlistServiceContext>
                </CompareServiceContext>
              </CartServiceContext>
            </ConnectionContext>
          </BusContext>
        </LanguageContext>
      </DataProvider>
    </StateProvider>
  </EnvironmentContext>
);
