import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { releaseFacts } from './release-facts.ts';

const sources = {
  'shared-contracts/schema.graphql':
    'type Query { product(id: ID!, full: Boolean): Product tags(first: Int): [String!]! }\ntype Product { id: ID! name: String price: Int! }',
  'shared-contracts/src/rest/order-calls.ts': `
    const prefix = '/rest/V1' as const;
    export const orderCalls = (client) => {
      const own = \`\${prefix}/orders/{id}\` as const;
      return {
        readOrder: (id) => result(client.GET(own, { id })),
        payOrder: (id, guest) => guest ? client.POST(\`\${own}/guest\`) : client.POST(\`\${own}/payment\`),
        dropOrder: (id) => client.DELETE(own),
      };
    };`,
  'shared-ui/src/tile.graphql': 'fragment Tile on Product { name }\nfragment Unused on Product { price }',
  'mfe-account/src/one.graphql': 'query One($id: ID!) { product(id: $id) { id ...Tile } tags(first: 3) }',
  'mfe-account/src/two.graphql': 'query Two($id: ID!) { product(id: $id, full: true) { id } tags }',
  'mfe-account/src/AccountPage.tsx': `
    // bus.emit('never.said@1') in a comment does not count
    import type { EventName } from 'shared-contracts';
    type Told = Extract<EventName, 'only.typed@1'>;
    const both = ['session.started@1', 'session.ended@1'] as const;
    export default function AccountPage({ bus, rest, client }) {
      bus.emit('cart.changed@1', {});
      bus?.emit('login.requested@2', {});
      both.map((name) => bus.on(name, () => {}));
      const { payOrder } = rest;
      void client.calls.PUT('/rest/V1/direct', {});
      const needed = 'cart@1';
      return <Slot name="cart.drawer" props={{ title: 'kurier dpd@home' }} />;
    }`,
} as const;

let root: string;
const files = (...names: (keyof typeof sources)[]) => names.map((name) => join(root, name));

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'facts-'));
  for (const [file, text] of Object.entries(sources)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const page = 'mfe-account/src/AccountPage.tsx';
const client = 'shared-contracts/src/rest/order-calls.ts';

describe('[J-42] the requires and provides of a release', () => {
  it('slots that it requires, events that it listens to and sends, pages that it renders', async () => {
    const { requires, provides, routes } = await releaseFacts(root, 'mfe-account', files(page), ['./AccountPage', './WishlistPage']);
    expect(requires).toMatchObject({ slots: ['cart.drawer'], services: ['cart@1'], events: ['session.ended@1', 'session.started@1'] });
    expect(provides).toEqual({ slots: [], services: [], events: ['cart.changed@1', 'login.requested@2'] });
    expect(routes).toEqual(['account', 'wishlist']);
  });

  it('slots that it fills, and services that it provides, with the version that it was built for', async () => {
    const { provides } = await releaseFacts(root, 'mfe-cart-checkout', [], ['./CartDrawer', './CartService']);
    expect(provides).toMatchObject({ slots: ['cart.drawer'], services: ['cart@1'] });
  });

  it('fields and arguments of its documents and of the fragments that they spread; an argument that is not always given has a ?', async () => {
    const { requires } = await releaseFacts(root, 'mfe-account', [], []);
    expect(requires.graphql).toEqual({
      'Product.id': 'ID!',
      'Product.name': 'String',
      'Query.product': 'Product',
      'Query.product(full?)': 'Boolean',
      'Query.product(id)': 'ID!',
      'Query.tags': '[String!]!',
      'Query.tags(first?)': 'Int',
    });
  });

  it('operations of the client’s functions that it uses, and those that it calls directly', async () => {
    const { requires } = await releaseFacts(root, 'mfe-account', files(page, client), []);
    expect(requires.rest).toEqual(['POST /rest/V1/orders/{id}/guest', 'POST /rest/V1/orders/{id}/payment', 'PUT /rest/V1/direct']);
    expect((await releaseFacts(root, 'mfe-account', files(page), [])).requires.rest).toEqual([]);
  });

  it('code that cannot be analysed statically is refused', async () => {
    const file = join(root, 'mfe-account/src/Unclear.tsx');
    writeFileSync(file, 'export const Unclear = ({ name }) => <Slot name={name} props={{}} />;');
    await expect(releaseFacts(root, 'mfe-account', [file], [])).rejects.toThrow('the name of a <Slot> must be a literal');
    writeFileSync(file, 'export const ask = (client, path) => client.GET(path);');
    await expect(releaseFacts(root, 'mfe-account', [file, ...files(client)], [])).rejects.toThrow(
      'the address of a GET must be a constant',
    );
  });
});
