/** Events in shops, and the order of the frame. */
import { describe, expect, it } from '@jest/globals';
import { deskAnswer } from '../support/desk.ts';
import { connectLive } from '../support/live.ts';
import { asked, changed, newKeyOf, ola, otherValuesOf, published, read, refusedAt, server } from './editor.ts';

describe('[J-342] an event in a shop', () => {
  interface ShopEvents {
    readonly id: number;
    readonly events: readonly { readonly title: string; readonly content: string; readonly starts_at: string }[];
  }
  const eventsOf = async (shop: number): Promise<ShopEvents['events']> => {
    const { physicalStores } = await server.graphql<{ readonly physicalStores: readonly ShopEvents[] }>(
      'query($ids: [Int!]) { physicalStores(ids: $ids) { id events { title content starts_at } } }',
      { ids: [shop] },
    );
    return physicalStores[0]?.events ?? [];
  };

  it('is on the page of its shop until it is over or taken back, the soonest first', async () => {
    const hours = (count: number): string => new Date(Date.now() + count * 3_600_000).toISOString();
    const values = { title: 'Dzień kawy', shop: '18', format: 'markdown', source: 'Parzymy **kawę**.', isWithdrawn: '' };
    const later = await newKeyOf('event');
    expect(await refusedAt('event', later, { ...values, shop: '99', dateFrom: hours(5), dateTo: hours(4) })).toEqual({
      shop: 'required',
      dateTo: 'before-start',
    });
    const live = await connectLive(server.url);
    await published('event', later, 0, { values: { ...values, dateFrom: hours(50), dateTo: hours(52) } });
    expect(await live.next()).toEqual({ wsContent: { paths: ['/salony', '/salony/lublin-brama-wschodnia'] } });
    live.close();
    await published('event', await newKeyOf('event'), 0, {
      values: { ...values, title: 'Wcześniej', dateFrom: hours(40), dateTo: hours(41) },
    });
    await published('event', await newKeyOf('event'), 0, { values: { ...values, title: 'Było', dateFrom: hours(-3), dateTo: hours(-1) } });
    expect((await eventsOf(18)).map(({ title }) => title)).toEqual(['Wcześniej', 'Dzień kawy']);
    expect((await eventsOf(18))[1]?.content).toBe('<p>Parzymy <strong>kawę</strong>.</p>\n');
    await published('event', later, 1, { values: { ...values, dateFrom: hours(50), dateTo: hours(52), isWithdrawn: '1' } });
    expect((await eventsOf(18)).map(({ title }) => title)).toEqual(['Wcześniej']);
  });
});

describe('[J-348] the order of the frame', () => {
  it('of the menu and of the columns of the footer is one record each: published it is that of shoppers, and goes back as one', async () => {
    const names = async (): Promise<readonly string[]> => {
      const { headerDataQuery } = await server.graphql<{
        readonly headerDataQuery: {
          readonly items: readonly { readonly category: { readonly name: string; readonly display_mode: string } }[];
        };
      }>('{ headerDataQuery { items { category { name display_mode } } } }');
      return headerDataQuery.items.filter(({ category }) => category.display_mode === 'LINK').map(({ category }) => category.name);
    };
    const before = await names();
    const { items } = await deskAnswer<{ readonly items: readonly { readonly key: string }[] }>(server, ola.token, '/content/menu-order');
    expect(items).toHaveLength(1);
    const entry = await read('menu-order', 'menu');
    const keys = otherValuesOf(entry)['keys']?.split('\n') ?? [];
    expect(keys.length).toBeGreaterThan(2);
    // A link of a draft may have been withdrawn meanwhile.
    await published('menu-order', 'menu', entry.version, { values: { keys: `999\n${keys.toReversed().join('\n')}` } });
    expect(await names()).toEqual(before.toReversed());
    expect(otherValuesOf(await read('menu-order', 'menu'))['keys']?.split('\n')).toEqual(keys.toReversed());
    const now = await read('menu-order', 'menu');
    await changed('menu-order', 'menu', '/restore', { version: now.version, number: 1 });
    expect(await names()).toEqual(before);
    expect((await asked('menu-order', 'footer', '', { version: 0, content: { kind: 'menu-order', values: { keys: '' } } })).status).toBe(
      404,
    );

    const footer = await read('footer-order', 'footer');
    const columns = otherValuesOf(footer)['keys']?.split('\n') ?? [];
    await published('footer-order', 'footer', footer.version, { values: { keys: columns.toReversed().join('\n') } });
    const ids = ['footer_links_amperio', 'footer_links_shop', 'footer_payment', 'footer_links_map'];
    const { footerDataQuery } = await server.graphql<{
      readonly footerDataQuery: { readonly items: readonly { readonly identifier: string }[] };
    }>('query($ids: [String!]!) { footerDataQuery(blocksIds: $ids) { items { identifier } } }', { ids });
    expect(
      footerDataQuery.items.map(({ identifier }) => identifier).filter((identifier) => identifier.startsWith('footer_links_')),
    ).toEqual(['footer_links_map', 'footer_links_shop', 'footer_links_amperio']);
  });
});
