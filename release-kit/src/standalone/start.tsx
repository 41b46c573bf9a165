import 'shared-contracts/theme.css';
import 'shared-contracts/global.css';
import { Provider as StateProvider } from 'jotai';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Provider as DataProvider } from 'urql';

import { CartServiceContext, ConnectionContext, CompareServiceContext, BusContext, LanguageContext } from 'shared-contracts';
import { createStandaloneEnvironment } from './environment.ts';
import type { StandaloneRemote } from './remote.ts';
import { StandaloneShop } from './StandaloneShop.tsx';

/**
 * Renders a remote without the host: its own pages in a small frame, with the data of a running commerce server.
 * For development (`pnpm dev --filter <remote>`); slots of other teams show their fallback.
 */
export const startStandalone = (remote: StandaloneRemote): void => {
  const root = document.getElementById('root');
  if (root === null) throw new Error('the page has no #root');
  const shop = createStandaloneEnvironment(remote);
  createRoot(root).render(
    <StateProvider store={shop.store}>
      <DataProvider value={shop.client}>
        <LanguageContext value={shop.language}>
          <BusContext value={shop.bus}>
            <ConnectionContext value={shop.connection}>
              <CartServiceContext value={shop.cart}>
                <CompareServiceContext value={shop.compare}>
                  <BrowserRouter>
                    <StandaloneShop shop={shop} />
                  </BrowserRouter>
                </CompareServiceContext>
              </CartServiceContext>
            </ConnectionContext>
          </BusContext>
        </LanguageContext>
      </DataProvider>
    </StateProvider>,
  );
  void shop.cart.load('mini');
};
