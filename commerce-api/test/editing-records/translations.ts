/** Ukrainian texts of editors. */
import { describe, expect, it } from '@jest/globals';
import { sellable } from '../support/checkout.ts';
import { deskAnswer, newStaff } from '../support/desk.ts';
import { place, problemOf, type Entry } from '../support/editing.ts';
import { connectLive } from '../support/live.ts';
import { asked, changed, ola, previewOf, published, read, saved, server } from './editor.ts';

describe('Ukrainian texts of editors', () => {
  interface Text {
    readonly field: string;
    readonly polish: string;
    readonly is_html: boolean;
    readonly is_changed: boolean;
    readonly is_own: boolean;
    readonly ukrainian: string;
    readonly written: { readonly format: string; readonly text: string } | null;
  }
  interface Translation extends Entry {
    readonly translation: readonly Text[];
    readonly has_page: boolean;
  }
  const translationOf = (kind: string, key: string): Promise<Translation> =>
    deskAnswer<Translation>(server, ola.token, place('translation', `${kind} ${key}`));
  const work = async (kind: string, key: string) => {
    const { items } = await deskAnswer<{
      readonly items: readonly { readonly kind: string; readonly key: string; readonly missing: number; readonly changed: number }[];
    }>(server, ola.token, '/translations');
    const found = items.find((item) => item.kind === kind && item.key === key);
    return found === undefined ? null : [found.missing, found.changed];
  };
  /** The texts of a form, in Ukrainian. */
  const written = ({ translation }: Translation, ukrainian: Readonly<Record<string, string>>) => ({
    texts: translation.flatMap(({ field, polish, is_html: isHtml }) => {
      const text = ukrainian[field];
      return text === undefined ? [] : [{ field, polish, ukrainian: text, ...(isHtml && { format: 'markdown' }) }];
    }),
  });
  const ukrainian = { cookie: `translation=${encodeURIComponent('{"language":"ua"}')}` } as const;
  const inUkrainian = async (query: string, variables: object, headers: Readonly<Record<string, string>> = ukrainian): Promise<string> => {
    const answer = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query, variables }),
    });
    return answer.text();
  };

  it('[J-343] [J-344] a new page is in the list of what lacks Ukrainian, is read in it once that is published, and is Polish again and in the list when its Polish changes', async () => {
    const { key } = await deskAnswer<{ readonly key: string }>(server, ola.token, '/content-page', { method: 'POST' });
    const page = {
      urlKey: 'kwitnace-sady',
      heading: 'Kwitnące sady pod Grójcem',
      format: 'markdown',
      source: 'Rosną tu **jabłonie**.',
      metaTitle: 'Sady',
      metaDescription: 'Opis sadów',
      stores: ['amperio'],
      isWithdrawn: false,
    };
    const pageInUkrainian = () =>
      inUkrainian('query($ids: [Int!]) { cmsPages(ids: $ids) { content_heading content meta_title } }', { ids: [Number(key)] });
    await published('page', key, 0, page);
    expect(await work('page', key)).toEqual([2, 0]);
    expect(await pageInUkrainian()).toContain('<p lang=\\"pl\\">');
    const form = await translationOf('page', key);
    expect(form.translation.map(({ field, is_own: isOwn, ukrainian }) => [field, isOwn, ukrainian])).toEqual([
      ['heading', false, ''],
      ['source', false, ''],
      ['metaTitle', false, ''],
      ['metaDescription', false, ''],
    ]);
    const texts = written(form, { heading: 'Квітучі сади', source: 'Тут ростуть **яблуні**.<script>x</script>', metaTitle: 'Сади' });
    const draft = await saved('translation', `page ${key}`, 0, texts);
    // Its form begins with HTML, however the text was written.
    expect((await translationOf('page', key)).translation[1]?.ukrainian).toContain('<strong>яблуні</strong>');
    expect(await pageInUkrainian()).not.toContain('Квітучі');
    const live = await connectLive(server.url);
    await changed('translation', `page ${key}`, '/publish', { version: draft.version });
    expect(await live.next()).toMatchObject({ wsContent: { paths: expect.arrayContaining(['/kwitnace-sady']) } });
    live.close();
    const shown = await pageInUkrainian();
    for (const text of ['"Квітучі сади"', 'Тут ростуть <strong>яблуні</strong>.</p>', '"Сади"']) expect(shown).toContain(text);
    expect(shown).not.toMatch(/script|lang=/);
    expect(await work('page', key)).toBeNull();

    // Who sees an older Polish text is told; nothing is kept.
    await published('page', key, 1, { ...page, heading: 'Sady zimą' });
    const late = await asked('translation', `page ${key}`, '', { version: 1, content: { kind: 'translation', ...texts } });
    expect((await problemOf(late)).parameters).toEqual({ 'texts.heading': 'polish-changed' });
    expect(await work('page', key)).toEqual([0, 1]);
    expect(await pageInUkrainian()).toContain('Sady zimą');
    expect((await translationOf('page', key)).translation[0]).toMatchObject({ is_changed: true, is_own: true, ukrainian: 'Квітучі сади' });
    const next = written(await translationOf('page', key), { heading: 'Сади взимку', source: 'Тут ростуть яблуні.' });
    await published('translation', `page ${key}`, 1, next);
    expect(await work('page', key)).toBeNull();
    expect(await pageInUkrainian()).toContain('Сади взимку');
    // Going back to the Polish of before goes back to Polish alone: its translation is another version, which comes back as well.
    await changed('page', key, '/restore', { version: 2, number: 1 });
    await changed('translation', `page ${key}`, '/restore', { version: 2, number: 1 });
    expect(await pageInUkrainian()).toContain('Квітучі сади');
    const boss = await newStaff(server, 'admin');
    const { other_records: log } = await deskAnswer<{ readonly other_records: readonly object[] }>(server, boss.token, '/audit');
    expect(log[0]).toMatchObject({ action: 'restore-content', kind: 'translation', key: `page ${key}`, staff_name: 'Test editor' });
  });

  it('[J-343] of a text that two pages have, the translation that was published last is read', async () => {
    const keys: string[] = [];
    for (const urlKey of ['wspolne-a', 'wspolne-b']) {
      const { key } = await deskAnswer<{ readonly key: string }>(server, ola.token, '/content-page', { method: 'POST' });
      const texts = { heading: 'Wspólny nagłówek stron', format: 'html', source: '<p>Tekst</p>', metaTitle: 'M', metaDescription: 'D' };
      await published('page', key, 0, { urlKey, ...texts, stores: ['amperio'], isWithdrawn: false });
      keys.push(key);
    }
    const [first = '', second = ''] = keys;
    const headingIs = async (key: string, version: number, heading: string): Promise<void> => {
      await published('translation', `page ${key}`, version, written(await translationOf('page', key), { heading }));
      const shown = await inUkrainian('query($ids: [Int!]) { cmsPages(ids: $ids) { content_heading } }', { ids: keys.map(Number) });
      expect(shown.split(`"${heading}"`)).toHaveLength(3);
    };
    await headingIs(first, 0, 'Перший заголовок');
    await headingIs(second, 0, 'Другий заголовок');
    await headingIs(first, 1, 'Виправлений заголовок');
  });

  it('[J-343] names and descriptions of products and links of the menu are read in the words of an editor; what nobody has is refused', async () => {
    const [, product] = await sellable(server);
    const sku = product?.sku ?? '';
    const form = await translationOf('product', sku);
    expect(form.translation.map(({ field }) => field)).toEqual(['name', 'shortText', 'description']);
    await published('translation', `product ${sku}`, 0, written(form, { name: 'Назва від редактора', description: '## Опис' }));
    const shown = await inUkrainian('query($skus: [String!]) { msProducts(skus: $skus) { items { name description } } }', { skus: [sku] });
    expect(shown).toContain('Назва від редактора');
    expect(shown).toContain('<h2>Опис</h2>');
    const { items } = await deskAnswer<{ readonly items: readonly { readonly key: string }[] }>(server, ola.token, '/content/menu');
    const menu = items[0]?.key ?? '';
    await published('translation', `menu ${menu}`, 0, written(await translationOf('menu', menu), { name: 'Посилання редактора' }));
    expect(await inUkrainian('{ headerDataQuery { items { category { name } } } }', {})).toContain('Посилання редактора');
    for (const key of ['page 999999', 'coupon AMPER50', 'redirect amperio x', 'page', ''])
      expect((await asked('translation', key, '', { version: 0, content: { kind: 'translation', texts: [] } })).status).toBe(404);
  });

  const pageQuery = 'query($ids: [Int!]) { cmsPages(ids: $ids) { content_heading content } }';
  const newPage = async (urlKey: string): Promise<string> => {
    const { key } = await deskAnswer<{ readonly key: string }>(server, ola.token, '/content-page', { method: 'POST' });
    const texts = { heading: `Ogród ${urlKey}`, format: 'markdown', source: `Rosną tu **palmy** ${urlKey}.`, metaTitle: urlKey };
    await saved('page', key, 0, { urlKey, ...texts, metaDescription: urlKey, stores: ['amperio'], isWithdrawn: false });
    return key;
  };

  it('[J-376] a translation that nobody has published is seen by a link on the page of its Polish draft, in Ukrainian, and by nobody else', async () => {
    const key = await newPage('zimowy');
    const texts = written(await translationOf('page', key), { heading: 'Зимовий сад', source: 'Тут ростуть **пальми**.' });
    const draft = await saved('translation', `page ${key}`, 0, texts);
    const link = await previewOf('translation', `page ${key}`, draft.version);
    expect([link.pathname, link.searchParams.get('lang')]).toEqual(['/zimowy.html', 'ua']);
    const preview = { 'x-preview': link.searchParams.get('podglad') ?? '' };
    const ids = { ids: [Number(key)] };
    const shown = await inUkrainian(pageQuery, ids, { ...ukrainian, ...preview });
    expect(shown).toContain('Зимовий сад');
    expect(shown).toContain('<strong>пальми</strong>');
    expect(await inUkrainian(pageQuery, ids, preview)).toContain('Ogród zimowy');
    expect(await inUkrainian(pageQuery, ids)).not.toMatch(/Зимовий|Ogród/);

    const [, , product] = await sellable(server);
    const sku = product?.sku ?? '';
    const named = await saved(
      'translation',
      `product ${sku}`,
      0,
      written(await translationOf('product', sku), { name: 'Назва в чернетці' }),
    );
    const ofProduct = await previewOf('translation', `product ${sku}`, named.version);
    const names = 'query($skus: [String!]) { msProducts(skus: $skus) { items { name request_path } } }';
    const inPreview = await inUkrainian(names, { skus: [sku] }, { ...ukrainian, 'x-preview': ofProduct.searchParams.get('podglad') ?? '' });
    expect(inPreview).toContain('Назва в чернетці');
    expect(inPreview).toContain(ofProduct.pathname.replace(/^\/|\.html$/g, ''));
    expect(await inUkrainian(names, { skus: [sku] })).not.toContain('Назва в чернетці');

    // Over a draft of the product's Polish it is seen with that.
    const { version, content } = await read('product', sku);
    await saved('product', sku, version, { ...content, shortText: 'Krótko w szkicu', price: 99_999_00, finalPrice: 99_999_00 });
    expect((await translationOf('product', sku)).has_page).toBe(true);
    const ofBoth = await previewOf('translation', `product ${sku}`, named.version);
    const both = { ...ukrainian, 'x-preview': ofBoth.searchParams.get('podglad') ?? '' };
    const textsOf = 'query($skus: [String!]) { msProducts(skus: $skus) { items { name short_description final_price } } }';
    const withBoth = await inUkrainian(textsOf, { skus: [sku] }, both);
    expect(withBoth).toMatch(/Назва в чернетці.*Krótko w szkicu/);
    expect(withBoth).toContain(`"final_price":${String(content['finalPrice'])}`);

    // A promotion of the cart stands on no page of its own.
    const { items } = await deskAnswer<{ readonly items: readonly { readonly key: string }[] }>(server, ola.token, '/content/promotion');
    expect((await translationOf('promotion', items[0]?.key ?? '')).has_page).toBe(false);
  });

  it('[J-377] a translation opens again as it was typed, draft or published, in Markdown or in HTML', async () => {
    const key = await newPage('letni');
    const writtenOf = async () => (await translationOf('page', key)).translation.find(({ field }) => field === 'source')?.written;
    expect(await writtenOf()).toBeNull();
    const markdown = { format: 'markdown', text: 'Тут **пальми**.\n\n- раз\n- два' };
    const texts = written(await translationOf('page', key), { source: markdown.text });
    const draft = await saved('translation', `page ${key}`, 0, texts);
    expect(await writtenOf()).toEqual(markdown);
    await changed('translation', `page ${key}`, '/publish', { version: draft.version });
    expect(await writtenOf()).toEqual(markdown);
    const asHtml = texts.texts.map((text) => ({ ...text, format: 'html', ukrainian: '<p>Тут пальми.</p>' }));
    await published('translation', `page ${key}`, draft.version, { texts: asHtml });
    expect(await writtenOf()).toEqual({ format: 'html', text: '<p>Тут пальми.</p>' });
  });

  it('[J-344] of the texts that the shop brings none lacks Ukrainian', async () => {
    const { items, kinds } = await deskAnswer<{
      readonly items: readonly { readonly kind: string; readonly key: string }[];
      readonly kinds: readonly string[];
    }>(server, ola.token, '/translations');
    expect(kinds).toHaveLength(13);
    const edited = new Set<string>();
    for (const kind of kinds) {
      const { items: listed } = await deskAnswer<{ readonly items: readonly { readonly key: string; readonly version: number }[] }>(
        server,
        ola.token,
        `/content/${kind}`,
      );
      for (const { key, version } of listed) if (version > 0) edited.add(`${kind} ${key}`);
    }
    expect(items.filter(({ kind, key }) => !edited.has(`${kind} ${key}`))).toEqual([]);
  });
});
