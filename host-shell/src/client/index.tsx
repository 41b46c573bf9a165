import 'shared-contracts/theme.css';
import 'shared-contracts/global.css';
import { hydrateRoot } from 'react-dom/client';
import { FIRST_LOAD_DELAY_MS } from 'shared-contracts';
import { ShopPage } from '../app/ShopPage.tsx';
import { ShopProviders } from '../app/ShopProviders.tsx';
import { ShopRouter } from '../app/ShopRouter.tsx';
import { texts } from '../texts.ts';
import { createEnvironment } from './create-environment.ts';
import { readPageStart } from './read-page.ts';

const start = async (): Promise<void> => {
  const root = document.getElementById('root');
  if (root === null) throw new Error('the page has no #root');
  const page = readPageStart();
  await texts.load(page.language);
  const environment = createEnvironment(page);
  hydrateRoot(
    root,
    <ShopProviders environment={environment}>
      <ShopRouter>{(impatient) => <ShopPage impatient={impatient} />}</ShopRouter>
    </ShopProviders>,
    { onRecoverableError: (error) => console.error('hydration', error) },
  );
  // S-46: the visitor's cart is not what the page waits for.
  setTimeout(() => void environment.cart?.load('mini'), FIRST_LOAD_DELAY_MS);
};

void start();
