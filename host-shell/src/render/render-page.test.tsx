import { beforeAll, describe, expect, it } from '@jest/globals';
import { gql } from '@urql/core';
import { useLanguage, type PrefetchRequest, type RemoteModule, type StructuredDataRequest } from 'shared-contracts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useQuery } from 'urql';
import type { ResolvedPage } from '../app/resolved-page.ts';
import { renderAtOnce } from '../server/pages/render-at-once.ts';
import { renderToText } from '../server/pages/render-to-text.ts';
import type { RenderInput } from '../server/releases/host-bundle.ts';
import { footerData, headerData, resolution, storeConfig } from '../shell/testing/fixtures.ts';
import { renderPage } from './index.tsx';

const query = gql`
  query Products($ids: [Int!]) {
    msProducts(ids: $ids) {
      name
    }
  }
`;

/** A remote's page: asks for data, says its language, links on. */
const ListingPage = (): ReactNode => {
  const [{ data, error }] = useQuery<{ msProducts: { name: string }[] }>({ query, variables: { ids: [1] } });
  return (
    <section>
      <h1>{error ? 'bez danych' : data?.msProducts[0]?.name}</h1>
      <p>{useLanguage()}</p>
      <Link to="/agd/f/marka,12">marka</Link>
    </section>
  );
};
const listing: RemoteModule<object> = { default: ListingPage };

const page: ResolvedPage = { state: 'page', kind: 'listing', params: {}, resolution: resolution() };
const frame = { header: headerData, footer: footerData, storeConfig };
const turn = () => new Promise((resolve) => setImmediate(resolve));

const mount = async (change: Partial<RenderInput> = {}) => {
  const result = await renderPage({
    url: '/agd.html?p=2',
    origin: 'https://sklep.example',
    language: 'pl',
    store: 'amperio',
    page,
    frame,
    moduleOf: (remote, module) => (remote === 'mfe-catalog' && module === './ListingPage' ? listing : null),
    graphql: async () => {
      await turn();
      return { status: 200, body: '{"data":{"msProducts":[{"name":"Pralka"}]}}' };
    },
    draw: (tree) => renderToText(tree, 20_000),
    random: 0.5,
    ...change,
  });
  const pageData: Record<string, unknown> = Object.fromEntries(
    Object.entries(result.pageData).map(([name, json]) => [name, JSON.parse(json)]),
  );
  return { ...result, pageData };
};

// The first rendering loads the shell's texts and lazy views, which takes its time.
beforeAll(() => mount({ language: 'ua' }).then(() => {}));

describe('a page rendered on the server', () => {
  it('[R-12] is the shell around the page of its remote, with its data', async () => {
    const { html, kind, complete, errors, pageData } = await mount();
    expect([kind, complete, errors]).toEqual(['listing', true, []]);
    expect(html).toContain('<h1>Pralka</h1>');
    expect(html).toContain('href="/agd/f/marka,12"');
    expect(html).toContain('>AGD</a>'); // the menu
    expect(html).toContain('© 2026'); // the footer
    expect(pageData['state']).toEqual({ 'Products{"ids":[1]}': { msProducts: [{ name: 'Pralka' }] } });
  });

  it('[R-05] [J-196] leaves the resolution in the page, its texts beside it; menu and footer travel as HTML alone', async () => {
    const texts = {
      intro_description: '<p>Krótko</p>',
      description: '<h2>Pralki</h2>',
      intro_category_description: '<p>Krótko</p>',
      category_description: '<h2>Pralki</h2>',
      faq: [{ question: 'Ile?', answer: 'Tyle.' }],
    };
    const { data, pageData } = await mount({ page: { ...page, resolution: resolution(texts) } });
    const { intro_description, description, intro_category_description, category_description, faq, ...rest } = resolution(texts);
    expect(data['url-resolver']).toEqual({ ...page, resolution: rest });
    expect(pageData['texts']).toEqual({ intro_description, description, intro_category_description, category_description, faq });
    expect(pageData['frame']).toEqual({ storeConfig, header: null, footer: null });
    expect(data['context']).toEqual({ language: 'pl', random: 0.5 });
  });

  it('has no inline styles and no scripts of its own: the policy forbids them', async () => {
    const { html } = await mount();
    expect(html).not.toMatch(/ style="| on[a-z]+="|<script/);
  });

  it('[R-25] has the head that the resolver gives it, escaped', async () => {
    const { metadata } = await mount({
      page: { ...page, resolution: resolution({ meta_title: 'AGD </title><script>', canonical_url: '/agd.html' }) },
    });
    expect(metadata).toContain('AGD &lt;/title&gt;&lt;script&gt;');
    expect(metadata).toContain('href="https://sklep.example/agd.html"');
  });

  it('[J-201] is described to search engines: what its remote says, the way to it, its questions; one that is not indexed is not', async () => {
    const asked: unknown[] = [];
    const described = {
      ...listing,
      structuredData: async ({ origin, location, client }: StructuredDataRequest) => {
        asked.push(location, (await client.query(query, { ids: [1] })).data);
        return [{ '@type': 'ItemList', url: `${origin}/a.html` }];
      },
    };
    const moduleOf = () => described;
    const faq = [{ question: 'Czy wnosicie?', answer: '<p>Tak.</p>' }];
    const shown = resolution({ canonical_url: '/agd.html', robots: 'index,follow', header_title: 'AGD', faq });
    const { structuredData, pageData, complete } = await mount({ page: { ...page, resolution: shown }, moduleOf });
    const step = (position: number, name: string, item: string) => ({ '@type': 'ListItem', position, name, item });
    expect(structuredData).toEqual([
      { '@type': 'ItemList', url: 'https://sklep.example/a.html' },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [step(1, 'Strona główna', 'https://sklep.example/'), step(2, 'AGD', 'https://sklep.example/agd.html')],
      },
      {
        '@type': 'FAQPage',
        mainEntity: [{ '@type': 'Question', name: 'Czy wnosicie?', acceptedAnswer: { '@type': 'Answer', text: '<p>Tak.</p>' } }],
      },
    ]);
    expect(asked).toEqual([{ pathname: '/agd.html', search: '?p=2' }, { msProducts: [{ name: 'Pralka' }] }]);
    expect([complete, Object.keys(pageData['state'] ?? {})]).toEqual([true, ['Products{"ids":[1]}']]);
    const hidden = { ...page, resolution: { ...shown, robots: 'noindex,follow' } };
    expect((await mount({ page: hidden, moduleOf })).structuredData).toEqual([]);
  });

  it('[J-201] stays whole when its remote fails to describe it', async () => {
    const moduleOf = () => ({ ...listing, structuredData: () => Promise.reject(new Error('no data')) });
    const shown = resolution({ canonical_url: '/agd.html', robots: 'index,follow' });
    const { html, complete, errors } = await mount({ page: { ...page, resolution: shown }, moduleOf });
    expect(html).toContain('<h1>Pralka</h1>');
    expect([complete, errors.map(String)]).toEqual([true, ['Error: no data']]);
  });

  it('[J-201] [J-200] home tells who runs the shop and how to search it', async () => {
    const home: ResolvedPage = { state: 'page', kind: 'home', params: {}, resolution: null };
    const { structuredData, metadata } = await mount({ page: home, url: '/', moduleOf: () => listing });
    expect(structuredData).toMatchObject([
      { '@type': 'Organization', name: 'Sklep Testowy', logo: 'https://sklep.example/icons/amperio-512.png' },
      { '@type': 'WebSite', potentialAction: { '@type': 'SearchAction' } },
    ]);
    expect(metadata).toContain('title="Sklep Testowy" href="/opensearch.xml">');
  });

  it('[I-01] a hundred renderings in two languages at once never mix', async () => {
    const renderings = await Promise.all(Array.from({ length: 100 }, (_, index) => mount({ language: index % 2 === 0 ? 'pl' : 'ua' })));
    renderings.forEach(({ html }, index) => {
      const [own, other] = index % 2 === 0 ? ['pl', 'ua'] : ['ua', 'pl'];
      expect(html).toContain(`<p>${own}</p>`);
      expect(html).not.toContain(`<p>${other}</p>`);
      expect(html.includes('Przejdź do treści')).toBe(own === 'pl');
    });
  });

  it('a remote that the server has not leaves its skeleton, and the page is not complete', async () => {
    const { html, complete, errors } = await mount({ moduleOf: () => null });
    expect(html).toContain('aria-busy="true"');
    expect(html).toContain('© 2026');
    expect([complete, String(errors[0])]).toEqual([false, 'Error: mfe-catalog has no ./ListingPage on the server']);
  });

  it('[V-11] a remote that throws leaves the rest of the page standing', async () => {
    const broken = (): ReactNode => {
      throw new Error('broken part');
    };
    const { html, complete } = await mount({ moduleOf: () => ({ default: broken }) });
    expect(html).toContain('>AGD</a>');
    expect(complete).toBe(false);
  });

  it('data that the commerce server refuses are asked for again by the browser', async () => {
    for (const graphql of [
      async () => ({ status: 503, body: '' }),
      async () => ({ status: 200, body: 'no JSON' }),
      async () => Promise.reject(new Error('reset')),
    ]) {
      const { html, pageData } = await mount({ graphql });
      expect(html).toContain('<h1>bez danych</h1>');
      expect(pageData['state']).toEqual({});
    }
  });

  it('whose module reads its data ahead waits for nothing, and each question is asked once', async () => {
    const asked: string[] = [];
    const ready: boolean[] = [];
    const prefetch = async ({ client }: PrefetchRequest) => void (await client.query(query, { ids: [1] }));
    const { html, pageData } = await mount({
      moduleOf: () => ({ ...listing, prefetch }),
      graphql: async (body) => {
        asked.push(body);
        return { status: 200, body: '{"data":{"msProducts":[{"name":"Pralka"}]}}' };
      },
      draw: async (tree, isReady) => {
        ready.push(isReady);
        return { html: renderAtOnce(tree) ?? '', errors: [] };
      },
    });
    expect([asked.length, ready]).toEqual([1, [true]]);
    expect(html).toContain('<h1>Pralka</h1>');
    expect(pageData['state']).toEqual({ 'Products{"ids":[1]}': { msProducts: [{ name: 'Pralka' }] } });
  });

  it('whose module fails to read ahead is rendered all the same', async () => {
    const prefetch = async () => {
      throw new Error('broken prefetch');
    };
    const { html, complete } = await mount({ moduleOf: () => ({ ...listing, prefetch }) });
    expect(html).toContain('<h1>Pralka</h1>');
    expect(complete).toBe(true);
  });

  it('an answer that carries more than data leaves its data alone to the browser', async () => {
    const body = '{"data":{"msProducts":[{"name":"Pralka"}]},"extensions":{"took":3}}';
    const { pageData } = await mount({ graphql: async () => ({ status: 200, body }) });
    expect(pageData['state']).toEqual({ 'Products{"ids":[1]}': { msProducts: [{ name: 'Pralka' }] } });
  });

  it('the texts of a remote are there in the language of the page', async () => {
    const loaded: string[] = [];
    const texts = { load: async (language: string) => void loaded.push(language) };
    await mount({ language: 'ua', moduleOf: () => ({ ...listing, texts }) });
    expect(loaded).toEqual(['ua']);
  });
});

describe('a view of the host', () => {
  it.each([
    ['not-found', 'not-found'],
    ['unpublished', 'unpublished'],
  ] as const)('[R-18] [R-21] %s stands in the frame', async (kind, expected) => {
    const result = await mount({ page: { state: 'page', kind, params: {}, resolution: resolution() }, moduleOf: () => null });
    expect([result.kind, result.complete]).toEqual([expected, true]);
    expect(result.html).toMatch(/<h1[^>]*>.+<\/h1>/s);
    expect(result.metadata).toContain('noindex');
  });

  it('[R-24] ≠04 the connection-failed screen stands without a frame', async () => {
    const { html, kind, metadata, pageData } = await mount({ page: { state: 'unreachable' }, frame: null });
    expect([kind, metadata, pageData['frame']]).toEqual(['unreachable', '<title>Sklep jest chwilowo niedostępny</title>', null]);
    expect(html).toMatch(/<h1[^>]*>.+<\/h1>/s);
  });

  it('[R-46] ≠14: a checkout step carries its data, because its frame shows neither menu nor footer', async () => {
    const { pageData } = await mount({
      url: '/checkout/address',
      page: { state: 'page', kind: 'checkout', params: { slug: 'address' }, resolution: null },
    });
    expect(pageData['frame']).toEqual(frame);
  });
});
