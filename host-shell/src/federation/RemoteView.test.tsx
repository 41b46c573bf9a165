/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { RemoteModule } from 'shared-contracts';
import { RootBoundary } from '../app/RootBoundary.tsx';
import { Circuits } from '../circuit/circuits.ts';
import { createTestShop } from '../shell/testing/shop.tsx';
import { RemoteLoadError, CircuitOpenError } from './load-errors.ts';
import { ModuleCache } from './module-cache.ts';
import { ModuleCacheContext, RemoteErrorContext, RemoteView, type RemoteErrorListener } from './RemoteView.tsx';
import { SlotView } from './SlotView.tsx';

const listing = { remote: 'mfe-catalog', module: './ListingPage' } as const;

/** Loads that the test ends one by one. */
const createLoader = () => {
  const loads: { ready: (part: () => ReactNode) => void; fail: () => void }[] = [];
  const cache = new ModuleCache(
    () =>
      new Promise<RemoteModule<object>>((resolve, reject) => {
        loads.push({ ready: (part) => resolve({ default: part }), fail: () => reject(new RemoteLoadError('could not be loaded')) });
      }),
  );
  return { loads, cache };
};

const onError = jest.fn<RemoteErrorListener>();
const show = async (cache: ModuleCache, part: ReactNode = <RemoteView module={listing} props={{}} fallback={<p>szkielet</p>} />) => {
  const wrapped = createTestShop().wrap(
    <ModuleCacheContext value={cache}>
      <RemoteErrorContext value={onError}>
        <h1>Strona</h1>
        {part}
      </RemoteErrorContext>
    </ModuleCacheContext>,
  );
  await act(async () => void render(wrapped));
};
const pass = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));
const List = () => <p>lista</p>;
const pageStands = () => expect(screen.getByRole('heading', { name: 'Strona' })).toBeTruthy();

beforeEach(() => {
  jest.useFakeTimers();
  onError.mockClear();
  jest.spyOn(console, 'error').mockImplementation(() => {}); // React tells of every error that a boundary catches
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe("another team's part", () => {
  it('[V-03] shows its skeleton, and itself when it is there', async () => {
    const { loads, cache } = createLoader();
    await show(cache);
    expect(screen.getByText('szkielet')).toBeTruthy();
    await act(async () => loads[0]?.ready(List));
    expect(screen.getByText('lista')).toBeTruthy();
    expect(screen.queryByText('szkielet')).toBeNull();
  });

  it('says so when it takes longer than 5 s, and asks for nothing', async () => {
    const { loads, cache } = createLoader();
    await show(cache);
    await pass(4_999);
    expect(screen.queryByText(/wczytuje się dłużej/)).toBeNull();
    await pass(1);
    expect(screen.getByText(/wczytuje się dłużej/)).toBeTruthy();
    expect(screen.getByText('szkielet')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    await act(async () => loads[0]?.ready(List));
    expect(screen.queryByText(/wczytuje się dłużej/)).toBeNull();
  });

  it('that could not be loaded shows its message alone, says so and can be tried again', async () => {
    const { loads, cache } = createLoader();
    await show(cache);
    await act(async () => loads[0]?.fail());
    pageStands();
    expect(screen.getByRole('alert').textContent).toContain('mfe-catalog');
    expect(onError.mock.calls.map(([part, error]) => [part.module, String(error)])).toEqual([
      ['./ListingPage', 'RemoteLoadError: could not be loaded'],
    ]);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' })));
    expect(loads).toHaveLength(2);
    await act(async () => loads[1]?.ready(List));
    expect(screen.getByText('lista')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is tried again by itself after 5, 10 and 20 s, and recovers without a reload', async () => {
    const { loads, cache } = createLoader();
    await show(cache);
    await act(async () => loads[0]?.fail());
    for (const [index, wait] of [5_000, 10_000, 20_000].entries()) {
      await pass(wait - 1);
      expect(loads).toHaveLength(index + 1);
      await pass(1);
      expect(loads).toHaveLength(index + 2);
      if (index < 2) await act(async () => loads[index + 1]?.fail());
    }
    await act(async () => loads[3]?.ready(List));
    expect(screen.getByText('lista')).toBeTruthy();
  });

  it('is tried again at once when the browser comes online', async () => {
    const { loads, cache } = createLoader();
    await show(cache);
    await act(async () => loads[0]?.fail());
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(loads).toHaveLength(2);
  });

  it('[V-11] that throws while it is rendered shows its message alone too, and recovers', async () => {
    const { loads, cache } = createLoader();
    let broken = true;
    await show(cache);
    await act(async () =>
      loads[0]?.ready(() => {
        if (broken) throw new Error('broken part');
        return <p>lista</p>;
      }),
    );
    pageStands();
    expect(screen.getByRole('alert')).toBeTruthy();
    broken = false;
    await pass(5_000);
    expect(screen.getByText('lista')).toBeTruthy();
    expect(loads).toHaveLength(1);
  });

  it('fills its slot by name', async () => {
    const { loads, cache } = createLoader();
    await show(cache, <SlotView name="cart.drawer" props={{ onClose: () => {} }} fallback={<p>szkielet koszyka</p>} />);
    expect(screen.getByText('szkielet koszyka')).toBeTruthy();
    await act(async () => loads[0]?.ready(() => <p>koszyk</p>));
    expect(screen.getByText('koszyk')).toBeTruthy();
  });
});

describe('[J-48] a part that failed', () => {
  it('keeps the room of its skeleton, which nobody hears or reaches', async () => {
    const { loads, cache } = createLoader();
    await show(cache);
    await act(async () => loads[0]?.fail());
    expect(screen.getByText('szkielet').parentElement?.getAttribute('aria-hidden')).toBe('true');
  });

  it('may have its own words in its slot, around the message of the host or without it', async () => {
    const { loads, cache } = createLoader();
    await show(
      cache,
      <SlotView
        name="cart.drawer"
        props={{ onClose: () => {} }}
        renderFailed={(message) => (
          <>
            {message}
            <a href="/checkout/cart">do koszyka</a>
          </>
        )}
      />,
    );
    await act(async () => loads[0]?.fail());
    expect(screen.getByRole('alert')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'do koszyka' })).toBeTruthy();
  });

  /** A remote that is not asked for from its second failure on, for 50 s. */
  const createFailingLoader = () => {
    const circuits = new Circuits({ failures: 2, windowMs: 60_000, share: 0, pauseMs: 50_000 }, Date.now);
    const asked: string[] = [];
    const state = { works: false };
    const cache = new ModuleCache(async ({ remote, module }) => {
      if (!circuits.begin(remote)) throw new CircuitOpenError(remote);
      asked.push(module);
      circuits.end(remote, state.works);
      if (!state.works) throw new RemoteLoadError('could not be loaded');
      return { default: () => <p>{module}</p> };
    }, circuits);
    return { asked, state, cache };
  };
  const product = { remote: 'mfe-catalog', module: './ProductPage' } as const;
  const both = (
    <>
      <RemoteView module={listing} props={{}} fallback={null} />
      <RemoteView module={product} props={{}} fallback={null} />
    </>
  );

  it('shows its message at once and asks for nothing while its remote is not asked for, then comes back by itself', async () => {
    const { asked, state, cache } = createFailingLoader();
    await show(cache, both);
    expect(screen.getAllByRole('alert')).toHaveLength(2);
    await pass(49_999);
    expect(asked).toHaveLength(2);
    state.works = true;
    await pass(1);
    expect(screen.getByText('./ListingPage')).toBeTruthy();
    expect(screen.getByText('./ProductPage')).toBeTruthy();
    expect(asked).toHaveLength(4);
  });

  it('is tried at once when the shopper asks for it, and the other parts come with it', async () => {
    const { asked, state, cache } = createFailingLoader();
    await show(cache, both);
    state.works = true;
    const [first] = screen.getAllByRole('button', { name: 'Spróbuj ponownie' });
    if (first === undefined) throw new Error('no button');
    await act(async () => void fireEvent.click(first));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(asked).toHaveLength(4);
  });

  it('is no news while its remote is not asked for: errors are told once a try', async () => {
    const { cache } = createFailingLoader();
    await show(cache, both);
    await pass(50_000);
    expect(onError.mock.calls.length).toBe(3);
  });
});

describe('the part that is the page itself', () => {
  const page = (onCodeMissing: () => void) => (
    <RemoteView module={listing} props={{}} fallback={<p>szkielet</p>} onCodeMissing={onCodeMissing} />
  );

  it('[E-04] tells from the fifth failed try on that its code does not come, and is tried on', async () => {
    const { loads, cache } = createLoader();
    const onCodeMissing = jest.fn();
    await show(cache, page(onCodeMissing));
    for (const wait of [5_000, 10_000, 20_000, 40_000]) {
      await act(async () => loads.at(-1)?.fail());
      expect(onCodeMissing).not.toHaveBeenCalled();
      await pass(wait);
    }
    await act(async () => loads.at(-1)?.fail());
    expect(onCodeMissing).toHaveBeenCalledTimes(1);
    await pass(60_000);
    await act(async () => loads.at(-1)?.ready(List));
    expect(screen.getByText('lista')).toBeTruthy();
    expect(onCodeMissing).toHaveBeenCalledTimes(1);
  });

  it('[V-11] that throws in every try is an error of the page', async () => {
    const { loads, cache } = createLoader();
    const Broken = (): ReactNode => {
      throw new Error('broken page');
    };
    const onCodeMissing = jest.fn();
    await show(cache, <RootBoundary>{page(onCodeMissing)}</RootBoundary>);
    await act(async () => loads[0]?.ready(Broken));
    for (const wait of [5_000, 10_000, 20_000]) {
      await pass(wait);
      expect(screen.getByRole('alert').textContent).toContain('mfe-catalog');
    }
    await pass(40_000);
    expect(screen.getByRole('heading', { name: 'Ta strona się zacięła' })).toBeTruthy();
    expect(onCodeMissing).not.toHaveBeenCalled();
  });
});
