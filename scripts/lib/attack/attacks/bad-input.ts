import { repeat, tally, type Attack } from '../attack.ts';
import type { Call } from '../caller.ts';

const big = 'a'.repeat(200_000);
const odd: readonly Call[] = [
  { path: '/%00' },
  { path: '/%E0%A4%A' },
  { path: '/%ff%fe.html' },
  { path: `/${'a'.repeat(9_000)}` },
  { path: '//evil.example/%2e%2e/%2e%2e/etc/passwd' },
  { path: '/releases/../../package.json' },
  { path: '/media/%2e%2e%2f%2e%2e%2fregistry-key.pem' },
  { path: '/', method: 'PROPFIND' },
  { path: '/', headers: { accept: '\u00ff'.repeat(500), 'accept-language': 'x'.repeat(5_000) } },
  { path: '/', headers: { cookie: 'a='.repeat(4_000) } },
  { path: '/graphql', body: big },
  { path: '/graphql', body: 'a'.repeat(2_000_000) },
  { path: '/graphql', body: { query: '{msProducts(ids:[99999999999]){items{id}}}' } },
  { path: '/graphql', body: { query: 'query($q:String!){urlResolver(urlKey:$q,search:""){type}}', variables: { q: '\u0000' } } },
  { path: '/graphql', body: { query: 'query($q:String!){urlResolver(urlKey:$q,search:""){type}}', variables: { q: '\ud800' } } },
  { path: '/graphql?query=%7B%00' },
  { path: '/rest/V1/order/tracking', body: { number: '\u0000', email: '\ud800@example.com' } },
  { path: '/rest/V1/order/tracking', body: '{"number":' },
  { path: '/rest/V1/orders/99999999999999999999/x' },
  { path: '/rest/V1/pwa/guest-carts', body: { cart_id: ['a'] } },
  { path: '/rest/V1/pwa/guest-carts/%00/items', body: { cartItem: { sku: '\u0000', qty: 1e99 } } },
  { path: '/rest/V1/customers', body: { customer: null } },
  { path: '/temp-react-logger', body: { errors: big } },
  { path: '/rest/V1/consents/not-a-uuid', body: { analytics: 'yes' } },
];

/** Whatever is sent, the answer is a page or a refusal, never an error of the server (J-118). */
export const badInput: Attack = {
  name: 'bad-input',
  run: async ({ caller }) => {
    const answers = await repeat(odd.length, 4, async (turn) => {
      const call = odd[turn];
      if (call === undefined) throw new Error(`no call ${turn}`);
      const { status } = await caller().call(call);
      return { call, status };
    });
    const failed = answers.filter(({ status }) => status >= 500 || status === 0);
    return [
      {
        attack: 'odd paths, headers, bodies and values',
        requests: odd.length,
        must: 'none is an error of the server',
        figure:
          failed.length === 0
            ? tally(answers.map(({ status }) => status))
            : failed.map(({ call, status }) => `${call.path.slice(0, 40)}: ${status}`).join(', '),
        holds: failed.length === 0,
      },
    ];
  },
};
