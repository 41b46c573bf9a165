/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render } from '@testing-library/react';
import { createStore } from 'jotai';
import { startTransition, use, useEffect, useState, type ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import { createBus, type PageResolution } from 'shared-contracts';
import { createFakeClient } from 'shared-contracts/testing';
import { ModuleCache } from '../federation/module-cache.ts';
import { PREVIEW_BAR } from '../preview-bar.ts';
import { nextTask } from '../schedule/next-task.ts';
import { browserPage } from '../shell/index.ts';
import { footerData, headerData, resolution, storeConfig } from '../shell/testing/fixtures.ts';
import { EnvironmentContext, type ShopEnvironment } from './environment.ts';
import { PageEffects } from './PageEffects.tsx';
import { PageResolver } from './page-resolver.ts';
import { createKeptEntry } from './page-views.ts';

const answers: Record<string, PageResolution> = {
  '/agd.html': resolution({ meta_title: 'AGD' }),
  '/agd.html?p=2': resolution({ meta_title: 'AGD, strona 2' }),
  '/agd.html?stare=1': resolution({ type: 'REDIRECT', canonical_url: '/nowe.html' }),
  '/stare.html': resolution({ type: 'REDIRECT', canonical_url: '/nowe.html?a=1' }),
  '/nowe.html': resolution({ meta_title: 'Nowe' }),
  '/nowe.html?a=1': resolution({ meta_title: 'Nowe' }),
  '/checkout/cart': resolution({ type: 'NOTFOUND' }),
  '/pralka.html': resolution({ type: 'NOTFOUND' }),
  '/amperio/catalog/showProductGallery/gid/7': resolution({ meta_title: 'Galeria' }),
};

const environmentOf = (resolver: PageResolver): ShopEnvironment => ({
  language: 'pl',
  store: createStore(),
  client: createFakeClient({}),
  bus: createBus(),
  cart: null,
  compare: null,
  connection: null,
  wishlist: null,
  prefetch: null,
  modules: new ModuleCache(() => new Promise(() => {})),
  kept: createKeptEntry(),
  resolver,
  frame: { header: headerData, footer: footerData, storeConfig },
  origin: 'https://sklep.example',
  onRemoteError: () => {},
  random: 0,
});

let go: NavigateFunction;
let setSlow: (isSlow: boolean) => void;
const Page = (): ReactNode => {
  const [isSlow, setIsSlow] = useState(false);
  const environment = use(EnvironmentContext);
  const { pathname, search } = useLocation();
  const toPath = useNavigate();
  useEffect(() => {
    go = toPath;
    setSlow = setIsSlow;
  }, [toPath]);
  if (environment === null) return null;
  const page = use(environment.resolver.resolve(pathname, search));
  return (
    <>
      <p>{pathname + search}</p>
      <b>{page.state === 'page' && page.kind}</b>
      <PageEffects page={page} isSlow={isSlow} />
    </>
  );
};

const newResolver = () => new PageResolver(async (path, search) => answers[path + search] ?? null);
const open = (path: string, resolver = newResolver()) =>
  act(async () => {
    render(
      <EnvironmentContext value={environmentOf(resolver)}>
        <MemoryRouter initialEntries={[path]}>
          <Page />
        </MemoryRouter>
      </EnvironmentContext>,
    );
  });
const navigate = async (path: string) => {
  await act(async () => void go(path));
  await act(nextTask); // the head follows the page
};
const address = () => document.querySelector('p')?.textContent;

const RENDERED = 'as the server has rendered it';

beforeEach(() => {
  document.title = RENDERED;
  Object.defineProperty(window, 'scrollTo', { value: () => {}, configurable: true });
});
afterEach(cleanup);

describe('a navigation', () => {
  it('[R-25] refreshes the head, also when only the query changed', async () => {
    await open('/agd.html');
    expect(document.title).toBe(RENDERED);
    await navigate('/agd.html?p=2');
    expect(document.title).toBe('AGD, strona 2');
    await navigate('/nowe.html');
    expect(document.title).toBe('Nowe');
    await navigate('/agd.html');
    expect(document.title).toBe('AGD');
  });

  it('[R-25] to a page that the resolver has no record of shows its own title', async () => {
    await open('/agd.html');
    await navigate('/checkout/cart');
    expect(document.title).toBe('Koszyk | Sklep Testowy');
  });

  it('[R-25] to the gallery outside the shell leaves the head as it is', async () => {
    await open('/agd.html');
    await navigate('/nowe.html');
    await navigate('/amperio/catalog/showProductGallery/gid/7');
    expect([document.querySelector('b')?.textContent, document.title]).toEqual(['product-gallery', 'Nowe']);
  });

  it('[R-22] to an address that has moved ends at the new one', async () => {
    await open('/agd.html');
    await navigate('/stare.html');
    expect([address(), document.title]).toEqual(['/nowe.html?a=1', 'Nowe']);
  });

  it('[R-22] follows a redirect of the query too, where the page stood already', async () => {
    await open('/agd.html');
    await navigate('/agd.html?stare=1');
    expect(address()).toBe('/nowe.html');
  });

  it('[R-18] to a product that has gone since its tile was rendered ends at the not-found view', async () => {
    const resolver = newResolver();
    resolver.expect('/pralka.html', {
      id: 7,
      sku: 'WT-7',
      name: 'Pralka WT-7',
      thumbnail: '/media/catalog/7/front',
      manufacturer_name: 'WISŁOTECH',
      energy_class: null,
      labels: [],
      review_count: 0,
      review_summary: 0,
    });
    await open('/agd.html', resolver);
    await navigate('/pralka.html');
    expect([address(), document.querySelector('b')?.textContent]).toEqual(['/pralka.html', 'not-found']);
  });
});

describe('[V-03] the skeleton of a page that takes long', () => {
  const leaveSlowly = async (state: object | null): Promise<readonly unknown[]> => {
    const scrollTo = jest.fn();
    Object.defineProperty(window, 'scrollTo', { value: scrollTo, configurable: true });
    await open('/agd.html');
    const scrolled = jest.replaceProperty(window, 'scrollY', 700);
    await act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
    await act(async () => setSlow(true));
    await act(async () => {
      // As the router does it: the skeleton goes with the navigation.
      startTransition(() => {
        setSlow(false);
        void go('/nowe.html', { state });
      });
    });
    scrolled.restore(); // not deleted: the next animation frame still reads it
    return scrollTo.mock.calls.map(([options]) => Reflect.get(Object(options), 'top'));
  };

  it('starts at the top, as the page does', async () => expect(await leaveSlowly(null)).toEqual([0, 0]));

  it('gives the position back where the link asked to keep it', async () =>
    expect(await leaveSlowly({ keepScroll: true })).toEqual([0, 700]));
});

it('[J-256] who leaves the preview of a draft gets a new document, and nobody else', async () => {
  const reload = jest.spyOn(browserPage, 'reload').mockImplementation(() => {});
  await open('/agd.html');
  await navigate('/nowe.html');
  expect(reload).not.toHaveBeenCalled();
  cleanup();
  const bar = document.createElement('aside');
  bar.id = PREVIEW_BAR;
  document.body.append(bar);
  await open('/agd.html?podglad=1.1.1.x');
  await navigate('/agd.html?podglad=1.1.1.x#opis');
  expect(reload).not.toHaveBeenCalled();
  await navigate('/agd.html?podglad=1.1.1.x&p=2');
  expect(reload).toHaveBeenCalledTimes(1);
  await navigate('/agd.html');
  expect(reload).toHaveBeenCalledTimes(2);
  bar.remove();
  reload.mockRestore();
});

it('[J-256] so does who leaves it before the page has started', async () => {
  const reload = jest.spyOn(browserPage, 'reload').mockImplementation(() => {});
  const bar = document.createElement('aside');
  bar.id = PREVIEW_BAR;
  document.body.append(bar);
  await open('/agd.html');
  expect(reload).toHaveBeenCalledTimes(1);
  bar.remove();
  reload.mockRestore();
});
