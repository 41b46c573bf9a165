/** @jest-environment jsdom */
import { describe, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { resolution } from 'shared-contracts/testing';
import { renderPage } from 'shared-contracts/testing/render-page';
import BlogAuthorPage from '../blog/BlogAuthorPage.tsx';
import BlogPage from '../blog/BlogPage.tsx';
import BlogPostPage from '../blog/BlogPostPage.tsx';
import CmsPage from '../cms/CmsPage.tsx';
import ContactPage from '../contact/ContactPage.tsx';
import DownloadsPage from '../downloads/DownloadsPage.tsx';
import GlossaryPage from '../glossary/GlossaryPage.tsx';
import NewsPage from '../news/NewsPage.tsx';
import NewsPostPage from '../news/NewsPostPage.tsx';
import { describeShop } from '../shops/describe-shop.ts';
import SiteMapPage from '../site-map/SiteMapPage.tsx';
import { cardPost } from '../testing/fixtures.ts';
import { pageTexts } from './texts.ts';

const store = {
  contact_phone: '22 100 20 30',
  contact_email: 'pomoc@amperio.example',
  contact_hours: 'pon.–sob. 8:00–20:00',
  legal_entity: { name: 'Amperio Sp. z o.o.', street: 'ul. Elektryczna 8', postcode: '00-346', city: 'Warszawa', nip: '5250000009' },
};
const sections = [
  { id: 1, name: 'Poradniki', url: '/blog/poradniki.html', description: '<p>Jak wybrać.</p>' },
  { id: 2, name: 'Na co dzień', url: '/blog/na-co-dzien.html', description: '<p>Pielęgnacja.</p>' },
];
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const crumbs = () =>
  within(screen.getByRole('navigation', { name: 'Ścieżka' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

describe('content pages', () => {
  const cms = (page_layout: string) => ({
    cmsPages: [
      {
        title: 'Zwroty',
        url: '/zwroty.html',
        content_heading: '',
        content: '<p>30 dni</p>',
        css: '',
        page_layout,
        updated_at: '2026-11-01T10:00:00.000Z',
      },
    ],
    msCmsBlock: {
      items: [
        {
          front_title: 'Zakupy',
          content: '<ul><li><a href="/dostawa.html">Dostawa</a></li><li><a href="/zwroty.html">Zwroty</a></li></ul>',
        },
      ],
    },
    storeConfig: store,
  });
  const place = resolution({ canonical_url: '/zwroty.html', breadcrumbs: [{ name: 'Zwroty', url: '/zwroty.html', category_id: null }] });

  test('[R-13] [B-14] a content page shows heading and text, beside the help menu when its layout says so', async () => {
    await renderPage(<CmsPage kind="cms" resolution={place} params={{}} />, { results: cms('2columns-left') });
    expect(heading()).toBe('Zwroty');
    expect(screen.getByText('30 dni')).toBeTruthy();
    expect(screen.getByText('Ostatnia aktualizacja: 1 listopada 2026')).toBeTruthy();
    const menu = within(screen.getByRole('navigation', { name: 'Zakupy' }));
    expect(menu.getByRole('link', { name: 'Dostawa' }).getAttribute('aria-current')).toBeNull();
    expect(menu.getByRole('link', { name: 'Zwroty' }).getAttribute('aria-current')).toBe('page');
    expect(crumbs()).toEqual(['Strona główna', 'Zwroty']);
  });

  test('[B-14] with one column it stands alone', async () => {
    await renderPage(<CmsPage kind="cms" resolution={place} params={{}} />, { results: cms('1column') });
    expect(screen.queryByRole('navigation', { name: 'Zakupy' })).toBeNull();
  });

  const shop = (city: string, events: readonly object[]) => ({
    name: `Amperio ${city}`,
    street: 'ul. Lipowa 9',
    postcode: '30-702',
    city,
    phone: '12 100 20 32',
    email: 'salon@amperio.example',
    latitude: 50,
    longitude: 19,
    url: `/salony/${city.toLowerCase()}.html`,
    opening_hours: [{ open: '09:00', close: '21:00' }, null, null, null, null, null, null],
    days: [],
    events,
  });
  const event = (id: number, title: string, day: string) => ({
    id,
    title,
    content: '<p>Wstęp wolny.</p><p>Kawa &amp; ciasto</p>',
    starts_at: `2026-12-${day}T16:00:00.000Z`,
    ends_at: `2026-12-${day}T18:00:00.000Z`,
  });
  const shops = [
    shop('Opole', [event(1, 'Wieczór kawy', '17')]),
    shop('Lublin', [event(2, 'Zdjęcia telefonem', '10')]),
    shop('Gdynia', []),
  ];
  const shopPage = (url: string) => {
    const [page] = cms('1column').cmsPages;
    const place = resolution({ canonical_url: url, breadcrumbs: [] });
    return renderPage(<CmsPage kind="cms" resolution={place} params={{}} />, {
      results: { ...cms('1column'), cmsPages: [{ ...page, url }], physicalStores: shops },
    });
  };

  test('[J-342] the page of a shop shows what happens there, in the time of Poland; that of all shops shows all of it, the soonest first', async () => {
    const one = await shopPage('/salony/opole.html');
    const own = within(screen.getByRole('region', { name: 'Wydarzenia' }));
    expect(own.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Wieczór kawy']);
    expect(own.getByText('czwartek, 17 grudnia 2026, 17:00–19:00').getAttribute('datetime')).toBe('2026-12-17T16:00:00.000Z');
    one.unmount();
    const none = await shopPage('/salony/gdynia.html');
    expect(screen.queryByRole('region', { name: 'Wydarzenia' })).toBeNull();
    none.unmount();
    await shopPage('/salony.html');
    const all = within(screen.getByRole('region', { name: 'Wydarzenia' }));
    expect(all.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Zdjęcia telefonem', 'Wieczór kawy']);
    expect(all.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/salony/lublin.html', '/salony/opole.html']);
  });

  test('[J-342] a shop and what happens there are described to search engines', async () => {
    // As much of a client as is asked.
    const client = { query: async () => ({ data: { physicalStores: shops } }) } as never;
    const described = (canonical_url: string) =>
      describeShop({ client, resolution: resolution({ canonical_url }), origin: 'https://sklep.example', params: {} } as never);
    expect(await described('/salony/opole.html')).toMatchObject([
      {
        '@type': 'ElectronicsStore',
        url: 'https://sklep.example/salony/opole.html',
        openingHoursSpecification: [{ dayOfWeek: 'Monday', opens: '09:00', closes: '21:00' }],
      },
      {
        '@type': 'Event',
        name: 'Wieczór kawy',
        description: 'Wstęp wolny. Kawa & ciasto',
        startDate: '2026-12-17T16:00:00.000Z',
        location: { name: 'Amperio Opole' },
      },
    ]);
    expect((await described('/salony.html')).map((thing) => thing['@type'])).toEqual(['Event', 'Event']);
    expect(await described('/regulamin.html')).toEqual([]);
  });

  const news = (id: number) => ({
    title: `Wieść ${id}`,
    url: `/aktualnosci/${id}.html`,
    lead: 'Wstęp',
    content: '<p>Treść</p>',
    image: '/media/cms/news-1',
    published_at: '2026-11-16T08:00:00.000Z',
    reading_minutes: 1,
  });

  test('[J-317] the news stand in a list with pages, each with the minutes that it takes', async () => {
    const asked: unknown[] = [];
    const newsPosts = (variables: unknown) => (asked.push(variables), { total_count: 8, posts: [7, 8].map(news) });
    await renderPage(<NewsPage kind="news-home" resolution={null} params={{}} />, {
      path: '/aktualnosci.html?p=2',
      results: { newsPosts },
    });
    expect(asked[0]).toEqual({ page: 2, pageSize: 6 });
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Wieść 8' }).getAttribute('href')).toBe('/aktualnosci/8.html');
    expect(screen.getAllByText('16 listopada 2026 · 1 min czytania')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Strona 1' }).getAttribute('href')).toBe('/aktualnosci.html');
  });

  test('[J-315] a long text has its table of contents, a short one none', async () => {
    const show = (content: string) =>
      renderPage(<NewsPostPage kind="news-post" resolution={resolution({ type: 'NEWS_POST' })} params={{}} />, {
        results: { newsPosts: { posts: [{ ...news(1), content }] } },
      });
    await show('<h2>Pralki</h2><p>a</p><h2>Lodówki</h2><p>b</p><h3>Zamrażarki</h3><p>c</p>');
    const contents = within(screen.getByRole('navigation', { name: 'Spis treści' })).getAllByRole('link');
    for (const link of contents) expect(document.querySelector(link.getAttribute('href') ?? '')?.textContent).toBe(link.textContent);
    expect(contents.map(({ textContent }) => textContent)).toEqual(['Pralki', 'Lodówki', 'Zamrażarki']);
    cleanup();
    await show('<p>Treść</p>');
    expect(screen.queryByRole('navigation', { name: 'Spis treści' })).toBeNull();
  });

  test('[R-55] [B-10] the blog shows its sections and newest posts', async () => {
    const results = { blogCategories: sections, blogPosts: { total_count: 18, items: [1, 2, 3].map(cardPost) } };
    await renderPage(<BlogPage kind="blog-home" resolution={null} params={{}} />, { path: '/blog', results });
    expect(heading()).toBe('Blog');
    expect(screen.getAllByRole('article')).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'Wszystkie' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getAllByRole('link', { name: /2/ }).some((link) => link.getAttribute('href') === '/blog?p=2')).toBe(true);
  });

  test('[R-55] [O-04] below its posts the blog names the newest news', async () => {
    const blogPosts = { total_count: 1, items: [cardPost(1)] };
    const results = { blogCategories: sections, blogPosts, newsPosts: { posts: [1, 2, 3, 4].map(news) } };
    await renderPage(<BlogPage kind="blog-home" resolution={null} params={{}} />, { path: '/blog', results });
    expect(screen.getByRole('heading', { level: 2, name: 'Aktualności' })).toBeTruthy();
    expect(screen.getAllByRole('link', { name: /Wieść/ }).map((link) => link.getAttribute('href'))).toEqual([
      '/aktualnosci/1.html',
      '/aktualnosci/2.html',
      '/aktualnosci/3.html',
    ]);
  });

  test('[R-09] a section of the blog shows its own posts', async () => {
    const requests: unknown[] = [];
    const blogPosts = (variables: unknown) => (requests.push(variables), { total_count: 1, items: [cardPost(1)] });
    await renderPage(<BlogPage kind="blog-category" resolution={resolution({ type: 'BLOG_CATEGORY', id: 2 })} params={{}} />, {
      results: { blogCategories: sections, blogPosts },
    });
    expect(heading()).toBe('Na co dzień');
    expect(requests[0]).toEqual({ id: 2, page: 1, pageSize: 12 });
  });

  test('[R-08] an author is shown with their posts', async () => {
    const results = {
      blogAuthors: [{ name: 'Joanna Lis', role: 'redaktorka', bio: '<p>Pisze.</p>' }],
      blogPosts: { total_count: 5, items: [cardPost(1)] },
    };
    await renderPage(<BlogAuthorPage kind="blog-author" resolution={resolution({ type: 'BLOG_AUTHOR' })} params={{}} />, { results });
    expect(heading()).toBe('Joanna Lis');
    expect(screen.getByText('redaktorka · 5 artykułów')).toBeTruthy();
  });

  test('[R-10] [B-10] a post shows author, text, products and other posts, but not itself', async () => {
    const post = {
      ...cardPost(1),
      image_alt: 'Pralka',
      content: '<p>Treść</p>',
      category_id: 12,
      blog_category: sections[0],
      author: { name: 'Joanna Lis', role: '', url: '/blog/autor/joanna-lis.html' },
    };
    const results = {
      blogPosts: ({ ids }: { ids?: number[] }) => ({ items: ids ? [post] : [1, 2, 3].map(cardPost) }),
      msCategories: { items: [{ name: 'Pralki', url: '/agd/pralki.html' }] },
    };
    await renderPage(<BlogPostPage kind="blog-post" resolution={resolution({ type: 'BLOG_POST' })} params={{}} />, { results });
    expect(heading()).toBe('Artykuł 1');
    expect(screen.getByRole('link', { name: 'Joanna Lis' }).getAttribute('href')).toBe('/blog/autor/joanna-lis.html');
    expect(screen.getByRole('link', { name: 'Zobacz produkty: Pralki' })).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual(['Artykuł 2', 'Artykuł 3']);
  });

  test('[R-17] [B-11] a piece of news is shown with others', async () => {
    const newsPosts = ({ ids }: { ids?: number[] }) => ({ posts: ids ? [news(1)] : [1, 2].map(news) });
    await renderPage(<NewsPostPage kind="news-post" resolution={resolution({ type: 'NEWS_POST' })} params={{}} />, {
      results: { newsPosts },
    });
    expect(heading()).toBe('Wieść 1');
    expect(screen.getByRole('link', { name: /Wieść 2/ })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Wieść 1/ })).toBeNull();
  });

  const terms = ['anc', 'blik', 'cadr'].map((id) => ({
    id,
    term: id.toUpperCase(),
    letter: id.charAt(0).toUpperCase(),
    short: 'Krótko.',
    content: '<p>Długo.</p>',
    category_id: null,
  }));

  test('[R-56] the glossary lists every term under its letter', async () => {
    await renderPage(<GlossaryPage kind="glossary" resolution={null} params={{}} />, {
      path: '/slowniczek-pojec.html',
      results: { glossaryTerms: terms },
    });
    expect(heading()).toBe('Słowniczek pojęć');
    expect(screen.getByRole('link', { name: 'A' }).getAttribute('href')).toBe('#A');
    expect(screen.queryByRole('link', { name: 'D' })).toBeNull();
    expect(screen.getByRole('link', { name: /BLIK/ }).getAttribute('href')).toBe('/slowniczek-pojec/blik');
  });

  test('[R-64] [B-13] the topic comes from the path or from the parameter, and its help is the same', async () => {
    const results = {
      dictionary: [
        { elements: ['Zamówienie', 'Zwrot'].map((name, at) => ({ element_id: 101 + at, name, additional_data_1: name.toLowerCase() })) },
      ],
      storeConfig: store,
      physicalStores: [
        {
          name: 'Amperio Kraków',
          street: 'ul. Lipowa 9',
          postcode: '30-702',
          city: 'Kraków',
          phone: '12 100 20 32',
          url: '/salony/krakow.html',
        },
      ],
    };
    const byPath = await renderPage(<ContactPage kind="contact" resolution={null} params={{}} />, { path: '/kontakt/2', results });
    expect(screen.getByRole('link', { name: 'Jak zwrócić produkt' }).getAttribute('href')).toBe('/zwroty.html');
    expect(screen.getByRole('link', { name: 'Zwrot' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: '22 100 20 30' }).getAttribute('href')).toBe('tel:+48221002030');
    const drawn = byPath.container.innerHTML;
    byPath.unmount();
    const byParameter = await renderPage(<ContactPage kind="contact" resolution={null} params={{}} />, { path: '/kontakt?id=2', results });
    // Ids of fields are counted on.
    const withoutIds = (html: string): string => html.replaceAll(/_r_\w+?_/g, '');
    expect(withoutIds(byParameter.container.innerHTML)).toBe(withoutIds(drawn));
  });

  test('[R-67] the site map shows the tree of categories and the pages', async () => {
    const node = (name: string, children: readonly unknown[]) => ({ category: { name, url: `/${name.toLowerCase()}.html` }, children });
    const results = {
      headerDataQuery: { items: [node('AGD', [node('Pralki', [node('Wąskie', [])])]), node('Outlet', [])] },
      cmsPages: [{ title: 'Dostawa', url: '/dostawa.html' }],
      blogCategories: sections,
      storeConfig: { show_promotion_archive: true },
    };
    await renderPage(<SiteMapPage kind="site-map" resolution={null} params={{}} />, { results });
    expect(
      ['AGD', 'Pralki', 'Wąskie', 'Outlet', 'Dostawa', 'Poradniki'].map((name) => screen.getAllByRole('link', { name }).length),
    ).toEqual([1, 1, 1, 1, 1, 1]);
  });

  test('[R-68] downloads show name, type and size, and their text has no second main heading', async () => {
    const downloads = [
      { id: 1, name: 'Formularz', file_name: 'formularz.html', type: 'HTML', size_bytes: 2100, content: '<h1>Oświadczenie</h1>' },
    ];
    await renderPage(<DownloadsPage kind="downloads" resolution={null} params={{}} />, { results: { downloads } });
    expect(heading()).toBe('Pliki do pobrania');
    expect(screen.getByText('HTML, 3 KB')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Pobierz plik Formularz' })).toBeTruthy();
  });

  test('[I-01] pages speak Ukrainian', async () => {
    await pageTexts.load('ua');
    await renderPage(<GlossaryPage kind="glossary" resolution={null} params={{}} />, {
      path: '/slowniczek-pojec.html',
      language: 'ua',
      results: { glossaryTerms: terms },
    });
    expect(heading()).toBe('Словник термінів');
  });

  test('a page whose data cannot be read offers to try again', async () => {
    await renderPage(<SiteMapPage kind="site-map" resolution={null} params={{}} />, { results: {} });
    expect(screen.getByRole('alert')).toBeTruthy();
  });
});
