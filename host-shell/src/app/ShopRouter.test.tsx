/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, use, type ReactNode } from 'react';
import { Link, UNSAFE_createBrowserHistory as createBrowserHistory, useLocation, type Location } from 'react-router-dom';
import { ShopRouter } from './ShopRouter.tsx';

let pages: Map<string, PromiseWithResolvers<string>>;

const Page = (): ReactNode => {
  const { pathname } = useLocation();
  const coming = pages.get(pathname);
  return <h1>{coming ? use(coming.promise) : pathname}</h1>;
};

beforeEach(() => {
  jest.useFakeTimers();
  pages = new Map();
  window.history.replaceState(null, '', '/agd.html');
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const onAsk = jest.fn<(to: Location) => void>();
const show = (isAtHand?: (location: Location) => boolean, leaves?: (from: string, to: Location) => boolean) =>
  act(async () => {
    const decides = { ...(isAtHand && { isAtHand }), ...(leaves && { leaves }) };
    render(
      <ShopRouter history={createBrowserHistory({ v5Compat: true })} onAsk={onAsk} {...decides}>
        {(isSlow) => (
          <Suspense fallback="…">
            {isSlow ? <p>szkielet</p> : <Page />}
            <Link to="/rtv.html">RTV</Link>
            <Link to="/agd/f/marka,12">marka</Link>
          </Suspense>
        )}
      </ShopRouter>,
    );
  });
const click = (name: string) => act(async () => void fireEvent.click(screen.getByRole('link', { name })));
const pass = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));
const comingAt = (path: string) => {
  const coming = Promise.withResolvers<string>();
  pages.set(path, coming);
  return coming;
};
const heading = () => screen.queryByRole('heading')?.textContent;

describe('a navigation', () => {
  it('[J-56] that leaves the document for a new one renders nothing here', async () => {
    const left: unknown[] = [];
    await show(undefined, (from, { pathname }) => left.push([from, pathname]) > 0);
    await click('RTV');
    expect([heading(), window.location.pathname, left]).toEqual(['/agd.html', '/rtv.html', [['/agd.html', '/rtv.html']]]);
  });

  it('[O-03] shows the next page without a new document', async () => {
    await show();
    await click('RTV');
    expect([heading(), window.location.pathname]).toEqual(['/rtv.html', '/rtv.html']);
  });

  it('[V-03] keeps the old page for 400 ms, then shows the skeleton of the next one, then the page', async () => {
    const coming = comingAt('/rtv.html');
    await show();
    await click('RTV');
    await pass(399);
    expect(heading()).toBe('/agd.html');
    await pass(1);
    expect(screen.getByText('szkielet')).toBeTruthy();
    await act(async () => coming.resolve('RTV i audio'));
    expect([heading(), screen.queryByText('szkielet')]).toEqual(['RTV i audio', null]);
  });

  it('[J-360] is told of before its page is there', async () => {
    comingAt('/rtv.html');
    await show();
    onAsk.mockClear();
    await click('RTV');
    expect([heading(), onAsk.mock.calls.map(([{ pathname }]) => pathname)]).toEqual(['/agd.html', ['/rtv.html']]);
  });

  it('[V-03] keeps the list on the screen while a filter is being applied', async () => {
    const coming = comingAt('/agd/f/marka,12');
    await show();
    await click('marka');
    await pass(5_000);
    expect([heading(), screen.queryByText('szkielet')]).toEqual(['/agd.html', null]);
    await act(async () => coming.resolve('AGD, marka 12'));
    expect(heading()).toBe('AGD, marka 12');
  });

  it('to a page whose start is at hand leaves the old one with the click: what is missing has a place of its own', async () => {
    const coming = comingAt('/rtv.html');
    await show(({ pathname }) => pathname === '/rtv.html');
    await click('RTV');
    expect([heading(), screen.queryByText('…', { exact: false })]).toEqual([undefined, expect.anything()]);
    await act(async () => coming.resolve('RTV i audio'));
    expect(heading()).toBe('RTV i audio');
  });

  it('Back shows the page before', async () => {
    await show();
    await click('RTV');
    await act(async () => {
      window.history.back();
      await jest.advanceTimersByTimeAsync(100);
    });
    expect(heading()).toBe('/agd.html');
  });
});
