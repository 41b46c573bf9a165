import { describe, expect, it, jest } from '@jest/globals';
import type { PageResolution, ProductPreview } from 'shared-contracts';
import { createFakeClock } from 'shared-contracts/testing';
import { resolution } from '../shell/testing/fixtures.ts';
import { PageResolver, type KeptAnswers } from './page-resolver.ts';

const setup = (first: PageResolution | null | Error = resolution()) => {
  const clock = createFakeClock();
  let answer = first;
  const ask = jest.fn(async (path: string, search: string) => {
    if (answer instanceof Error) throw answer;
    return answer && { ...answer, meta_title: `${path}${search}` };
  });
  const connection = { isOnline: true };
  const resolver = new PageResolver(ask, clock.now, () => connection.isOnline);
  const title = async (path: string, search = '') => {
    const page = await resolver.resolve(path, search);
    return page.state === 'page' ? (page.resolution?.meta_title ?? page.kind) : page.state;
  };
  return { clock, ask, resolver, connection, title, answerWith: (next: typeof answer) => void (answer = next) };
};
const turn = () => new Promise((resolve) => setImmediate(resolve));
const page = { state: 'page', kind: 'listing', params: {}, resolution: resolution({ meta_title: 'z serwera' }) } as const;

describe('the resolver of an open page', () => {
  it('[R-05] asks nothing for what came with the page', async () => {
    const { ask, resolver, title } = setup();
    resolver.preload('/agd.html', '?p=2', page);
    expect([await title('/agd.html', '?p=2'), ask.mock.calls]).toEqual(['z serwera', []]);
    expect(await resolver.latest('/agd.html', '?p=2')).toBe(page);
  });

  it('[R-05] what came with the page is there at once, without a fallback', () => {
    const { resolver } = setup();
    resolver.preload('/agd.html', '', page);
    expect(resolver.resolve('/agd.html', '')).toMatchObject({ status: 'fulfilled', value: page });
  });

  it('[H-10] asks for an address once in five minutes', async () => {
    const { ask, resolver, title, clock } = setup();
    expect(resolver.resolve('/agd.html', '')).toBe(resolver.resolve('/agd.html', ''));
    clock.pass(299_999);
    await title('/agd.html');
    expect(ask).toHaveBeenCalledTimes(1);
    clock.pass(1);
    await title('/agd.html');
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('[R-24] an address that nobody answered for is unreachable, is asked again after 3 s, and not before', async () => {
    const { ask, title, clock, answerWith } = setup(new Error('offline'));
    expect([await title('/agd.html'), await title('/agd.html')]).toEqual(['unreachable', 'unreachable']);
    expect(ask).toHaveBeenCalledTimes(1);
    answerWith(resolution());
    clock.pass(3_000);
    expect(await title('/agd.html')).toBe('/agd.html');
  });

  it('[R-24] the retry button asks at once', async () => {
    const { resolver, title, answerWith } = setup(new Error('offline'));
    await title('/agd.html');
    answerWith(resolution());
    resolver.forget('/agd.html', '');
    expect(await title('/agd.html')).toBe('/agd.html');
  });

  it('[R-23] no usable answer is not found; ≠42: a fixed page stands without any', async () => {
    expect(await setup(null).title('/agd.html')).toBe('not-found');
    expect(await setup(null).title('/search.html')).toBe('search');
    expect(await setup(new Error('offline')).title('/checkout/cart')).toBe('cart');
  });
});

describe('another query of a page that is known', () => {
  it('[R-25] is rendered at once from what is known, while the resolver is asked about it', async () => {
    const { ask, resolver, title } = setup();
    resolver.preload('/agd.html', '', page);
    expect(resolver.resolve('/agd/f/marka,12', '?order=name')).toMatchObject({ status: 'fulfilled', value: page });
    expect(await resolver.latest('/agd/f/marka,12', '?order=name')).toMatchObject({
      resolution: { meta_title: '/agd/f/marka,12?order=name' },
    });
    expect(await title('/agd/f/marka,12', '?order=name')).toBe('/agd/f/marka,12?order=name');
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['nobody answers', new Error('offline')],
    ['the answer is unusable', null],
  ])('stays when %s, and is asked about again soon', async (_title, failure) => {
    const { ask, resolver, title, clock, answerWith } = setup(failure);
    resolver.preload('/agd.html', '', page);
    expect(await title('/agd.html', '?p=2')).toBe('z serwera');
    await turn();
    expect(await title('/agd.html', '?p=2')).toBe('z serwera');
    expect(await resolver.latest('/agd.html', '?p=2')).toBeNull();
    answerWith(resolution());
    clock.pass(3_000);
    await title('/agd.html', '?p=2');
    await turn();
    expect(await title('/agd.html', '?p=2')).toBe('/agd.html?p=2');
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('[R-22] that has moved is told of by the latest answer', async () => {
    const { resolver } = setup(resolution({ type: 'REDIRECT', canonical_url: '/nowe.html' }));
    resolver.preload('/agd.html', '', page);
    expect(await resolver.latest('/agd.html', '?stare=1')).toMatchObject({ state: 'redirect', to: '/nowe.html' });
  });

  it('[R-27] a fixed page is never rendered from an address that differs by .html only', async () => {
    const { title, answerWith } = setup(resolution({ type: 'NOTFOUND' }));
    await title('/search');
    answerWith(null);
    expect(await title('/search.html', '?query=pralka')).toBe('search');
  });
});

/** Answers kept in memory, by path. */
const createKept = (answers: Record<string, PageResolution> = {}): KeptAnswers & { readonly answers: Record<string, PageResolution> } => ({
  answers,
  keep: (path, answer) => void (answers[path] = answer),
  find: (path) => answers[path] ?? null,
});

describe('while the browser is offline', () => {
  it('[R-06] answers are kept by path, those from before included; those of fixed pages are not', async () => {
    const { resolver, title } = setup();
    const kept = createKept();
    resolver.preload('/agd.html', '', page);
    resolver.keepIn(kept);
    await title('/rtv/f/marka,12', '?p=2');
    await title('/search.html');
    expect(Object.keys(kept.answers)).toEqual(['/agd', '/rtv']);
  });

  it('[R-07] the kept answer stands for the resolver, which is not asked; without one the page is not found', async () => {
    const { resolver, title, ask, connection } = setup();
    resolver.keepIn(createKept({ '/agd': resolution({ meta_title: 'z wczoraj' }) }));
    connection.isOnline = false;
    expect([await title('/agd.html'), await title('/rtv.html'), await title('/checkout/cart')]).toEqual(['z wczoraj', 'not-found', 'cart']);
    expect(ask).not.toHaveBeenCalled();
  });

  it('[R-07] ≠04: a connection that is lost while the resolver is asked counts as offline', async () => {
    const { resolver, title, ask, connection } = setup(new Error('connection lost'));
    resolver.keepIn(createKept({ '/agd': resolution({ meta_title: 'z wczoraj' }) }));
    ask.mockImplementationOnce(async () => {
      connection.isOnline = false;
      throw new Error('connection lost');
    });
    expect(await title('/agd.html')).toBe('z wczoraj');
  });

  it('[R-07] [R-24] what was not found offline is asked about as soon as the browser is online again', async () => {
    const { title, clock, connection } = setup();
    connection.isOnline = false;
    expect(await title('/agd.html')).toBe('not-found');
    connection.isOnline = true;
    clock.pass(3_000);
    expect(await title('/agd.html')).toBe('/agd.html');
  });
});

describe('a product that a tile has shown', () => {
  const preview: ProductPreview = {
    id: 101,
    sku: 'WT-101',
    name: 'Pralka WT-101',
    thumbnail: '/media/catalog/101/front',
    manufacturer_name: 'WISŁOTECH',
    energy_class: 'A',
    labels: [],
    review_count: 3,
    review_summary: 90,
  };

  it('is at hand before the resolver has answered, which is asked all the same', async () => {
    const { ask, resolver, title } = setup(resolution({ type: 'PRODUCT', id: 101 }));
    resolver.expect('/pralka.html', preview);
    const known = resolver.resolve('/pralka.html', '');
    expect(known).toMatchObject({ status: 'fulfilled', value: { kind: 'product', resolution: { id: 101, meta_title: 'Pralka WT-101' } } });
    expect(resolver.previewOf(await known)).toBe(preview);
    await turn();
    expect([await title('/pralka.html'), ask.mock.calls.length]).toEqual(['/pralka.html', 1]);
    expect(resolver.previewOf(await resolver.resolve('/pralka.html', ''))).toBe(preview);
  });

  it('takes nothing from what the resolver has said', async () => {
    const { ask, resolver, title } = setup(resolution({ type: 'PRODUCT', id: 101 }));
    await title('/pralka.html');
    resolver.expect('/pralka.html', preview);
    expect([await title('/pralka.html'), ask.mock.calls.length]).toEqual(['/pralka.html', 1]);
  });

  it('[R-24] stays when the resolver cannot be reached', async () => {
    const { resolver, title } = setup(new Error('offline'));
    resolver.expect('/pralka.html', preview);
    expect(await title('/pralka.html')).toBe('Pralka WT-101');
    expect(await resolver.latest('/pralka.html', '')).toBeNull();
  });

  it('[R-06] is no answer of the resolver: it is not kept for later visits', async () => {
    const { resolver, title } = setup(new Error('offline'));
    resolver.expect('/pralka.html', preview);
    await title('/pralka.html');
    const kept = createKept();
    resolver.keepIn(kept);
    expect(kept.answers).toEqual({});
  });

  it('stands for the page of that product only', async () => {
    const { resolver } = setup();
    resolver.expect('/pralka.html', preview);
    expect(resolver.previewOf(page)).toBeUndefined();
    expect(resolver.previewOf({ ...page, kind: 'product', resolution: resolution({ id: 102 }) })).toBeUndefined();
  });
});
