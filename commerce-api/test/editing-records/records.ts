/** Records that editors change by a form of fields. */
import { describe, expect, it } from '@jest/globals';
import { deskAnswer } from '../support/desk.ts';
import { connectLive } from '../support/live.ts';
import { changed, newKeyOf, ola, postValues, previewOf, published, read, refusedAt, resolved, saved, server, valuesOf } from './editor.ts';

describe('[J-257] a record that editors change', () => {
  it('a post: a draft until it is published, then at its address and in the lists, sanitised; withdrawn it is gone and comes back by one call', async () => {
    const key = await newKeyOf('post');
    const values = await postValues();
    const draft = await saved('post', key, 0, { values });
    expect((await resolved('blog/jak-ustawic-telewizor')).type).toBe('NOTFOUND');
    const live = await connectLive(server.url);
    await changed('post', key, '/publish', { version: draft.version });
    expect(await live.next()).toMatchObject({ wsContent: { paths: expect.arrayContaining(['/blog/jak-ustawic-telewizor', '/blog']) } });
    live.close();
    expect(await resolved('blog/jak-ustawic-telewizor')).toMatchObject({ type: 'BLOG_POST', meta_title: values['metaTitle'] });
    const posts = async () =>
      (
        await server.graphql<{ readonly blogPosts: { readonly items: readonly { readonly id: number; readonly content: string }[] } }>(
          '{ blogPosts(pageSize: 1) { items { id content } } }',
        )
      ).blogPosts.items;
    expect(await posts()).toEqual([{ id: Number(key), content: '<p>Usiądź <strong>wygodnie</strong>.</p>\n' }]);
    const gone = await published('post', key, 1, { values: { ...values, isWithdrawn: '1' } });
    expect([(await resolved('blog/jak-ustawic-telewizor')).type, (await posts())[0]?.id === Number(key)]).toEqual(['UNPUBLISHED', false]);
    await changed('post', key, '/restore', { version: gone.version, number: 1 });
    expect((await resolved('blog/jak-ustawic-telewizor')).type).toBe('BLOG_POST');
    expect(await refusedAt('post', await newKeyOf('post'), values)).toEqual({ urlPath: 'taken' });
    expect(await refusedAt('post', await newKeyOf('post'), { ...values, urlPath: 'inne/miejsce', section: '999', title: ' ' })).toEqual({
      urlPath: 'blog-address',
      section: 'required',
      title: 'required',
    });
  });

  it('[J-320] a piece of news: in the list of news as soon as it is published, at an address of the news alone, gone when it is withdrawn', async () => {
    const key = await newKeyOf('news');
    const values = {
      title: 'Nowy salon w Opolu',
      urlPath: '/aktualnosci/nowy-salon-w-opolu.html',
      lead: 'Zapraszamy od soboty.',
      format: 'markdown',
      source: 'Czynny **codziennie**.<script>alert(1)</script>',
      metaTitle: 'Nowy salon w Opolu | Amperio',
      metaDescription: 'Zapraszamy od soboty.',
      isWithdrawn: '',
    };
    const draft = await saved('news', key, 0, { values });
    const live = await connectLive(server.url);
    await changed('news', key, '/publish', { version: draft.version });
    const paths = expect.arrayContaining(['/aktualnosci/nowy-salon-w-opolu', '/aktualnosci']);
    expect(await live.next()).toMatchObject({ wsContent: { paths } });
    live.close();
    const newest = async () =>
      (
        await server.graphql<{ readonly newsPosts: { readonly posts: readonly { readonly id: number; readonly content: string }[] } }>(
          '{ newsPosts(page: 1, pageSize: 1) { posts { id content } } }',
        )
      ).newsPosts.posts;
    expect(await newest()).toEqual([{ id: Number(key), content: '<p>Czynny <strong>codziennie</strong>.</p>\n' }]);
    expect(await resolved('aktualnosci/nowy-salon-w-opolu')).toMatchObject({ type: 'NEWS_POST', meta_title: values.metaTitle });
    await published('news', key, 1, { values: { ...values, isWithdrawn: '1' } });
    expect([(await resolved('aktualnosci/nowy-salon-w-opolu')).type, (await newest())[0]?.id === Number(key)]).toEqual([
      'UNPUBLISHED',
      false,
    ]);
    expect(await refusedAt('news', await newKeyOf('news'), { ...values, urlPath: 'blog/salon' })).toEqual({ urlPath: 'news-address' });
  });

  it('texts of a category, a term, the footer and the menu, each where shoppers read it', async () => {
    const category = await read('seo', '12');
    const texts = { ...valuesOf(category), metaTitle: 'Nowe AGD', h1: 'Wszystko do domu' };
    const draft = await saved('seo', '12', category.version, { values: texts });
    const page = (await previewOf('seo', '12', draft.version)).pathname.replace(/^\/|\.html$/g, '');
    expect((await resolved(page)).meta_title).not.toBe('Nowe AGD');
    await changed('seo', '12', '/publish', { version: draft.version });
    expect(await resolved(page)).toMatchObject({ meta_title: 'Nowe AGD', header_title: 'Wszystko do domu' });
    await changed('seo', '12', '/restore', { version: draft.version, number: 1 });
    expect((await resolved(page)).meta_title).toBe(valuesOf(category)['metaTitle']);

    await published('term', 'nowe-pojecie', 0, {
      values: { term: 'Śrubka', short: 'Krótko.', format: 'markdown', source: '# Długo', isWithdrawn: '' },
    });
    const { glossaryTerms } = await server.graphql<{ readonly glossaryTerms: readonly object[] }>(
      '{ glossaryTerms(ids: ["nowe-pojecie"]) { term letter short } }',
    );
    expect(glossaryTerms).toEqual([{ term: 'Śrubka', letter: 'Ś', short: 'Krótko.' }]);

    const blocks = await deskAnswer<{ readonly items: readonly { readonly key: string; readonly name: string }[] }>(
      server,
      ola.token,
      '/content/footer',
    );
    const block = blocks.items.find(({ name }) => name === 'Stopka: zakupy');
    const before = await read('footer', block?.key ?? '');
    const live = await connectLive(server.url);
    await published('footer', block?.key ?? '', before.version, {
      values: { ...valuesOf(before), heading: 'Kupowanie', source: `${valuesOf(before)['source']}<p onclick="x()">Nowe</p>` },
    });
    // Header and footer are on every page: hosts drop all of them.
    expect(await live.next()).toEqual({ wsCategories: [] });
    live.close();
    const { footerDataQuery } = await server.graphql<{
      readonly footerDataQuery: { readonly items: readonly { readonly front_title: string; readonly content: string }[] };
    }>('{ footerDataQuery(blocksIds: ["footer_links_shop"]) { items { front_title content } } }');
    expect(footerDataQuery.items[0]).toMatchObject({ front_title: 'Kupowanie', content: expect.stringContaining('<p>Nowe</p>') });

    const link = { name: 'Prezenty', urlPath: '/regulamin.html', position: '1', inAmperio: '1', inPro: '', isWithdrawn: '' };
    const key = await newKeyOf('menu');
    expect(await refusedAt('menu', key, { ...link, urlPath: '/nie-ma-tego', inAmperio: '' })).toEqual({
      urlPath: 'unknown-address',
      inAmperio: 'required',
    });
    await published('redirect', 'amperio krag-a', 0, { action: 'redirect', target: '/regulamin.html' });
    expect(await refusedAt('menu', key, { ...link, urlPath: '/krag-a.html' })).toEqual({ urlPath: 'redirected' });
    await published('menu', key, 0, { values: link });
    const { headerDataQuery } = await server.graphql<{ readonly headerDataQuery: object }>(
      '{ headerDataQuery { items { category { name } } } }',
    );
    expect(JSON.stringify(headerDataQuery)).toContain('Prezenty');
  });

  it('tells at each field what is wrong with it, and refuses what is none of its kind', async () => {
    const key = await newKeyOf('promotion');
    const values = {
      name: 'Komplet taniej',
      description: 'Dwa razem.',
      promotionKind: 'set',
      categories: '/agd.html\nnie-ma',
      minPieces: '1',
      percent: '95',
      dateFrom: '2026-12-24T10:00:00Z',
      dateTo: '2026-12-01T10:00:00Z',
      isWithdrawn: '',
    };
    expect(await refusedAt('promotion', key, values)).toEqual({
      categories: 'unknown-address',
      minPieces: 'number',
      percent: 'number',
      dateTo: 'before-start',
    });
    expect(await refusedAt('coupon', 'mały kod', {})).toEqual({ status: 404 });
    expect(await refusedAt('seo', '99999', {})).toEqual({ status: 404 });
  });
});
