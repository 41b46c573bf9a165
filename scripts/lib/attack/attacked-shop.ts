import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { processOn, residentMemory } from '../resident-memory.ts';
import type { AttackedShop } from './attack.ts';
import { Caller } from './caller.ts';

const VISITORS = '127.0.0.';

const menu = v.object({
  data: v.object({
    headerDataQuery: v.object({
      items: v.array(v.object({ category_id: v.nullable(v.number()), category: v.nullable(v.object({ url: v.string() })) })),
    }),
  }),
});
const listing = v.object({ data: v.object({ productsForCategory: v.object({ items_ids: v.array(v.string()) }) }) });
const products = v.object({ data: v.object({ msProducts: v.object({ items: v.array(v.object({ request_path: v.string() })) }) }) });

const answerOf = async <Schema extends v.GenericSchema>(
  caller: Caller,
  schema: Schema,
  query: string,
  variables: object = {},
): Promise<v.InferOutput<Schema>> => v.parse(schema, JSON.parse((await caller.ask(query, variables)).body));

/** Addresses of a listing and of all products, and the products' ids. */
const pagesOf = async (caller: Caller): Promise<Pick<AttackedShop, 'pages' | 'productIds'>> => {
  const { data } = await answerOf(caller, menu, '{headerDataQuery{items{category_id category{url}}}}');
  const ids = new Set<number>();
  for (const { category_id: id } of data.headerDataQuery.items) {
    if (id === null) continue;
    const found = await answerOf(caller, listing, 'query($id:String!){productsForCategory(id:$id){items_ids}}', { id: String(id) });
    for (const product of found.data.productsForCategory.items_ids) ids.add(Number(product));
  }
  const all = [...ids];
  const paths: string[] = [];
  for (let from = 0; from < all.length; from += 100) {
    const found = await answerOf(caller, products, 'query($ids:[Int!]){msProducts(ids:$ids){items{request_path}}}', {
      ids: all.slice(from, from + 100),
    });
    paths.push(...found.data.msProducts.items.map(({ request_path: path }) => path));
  }
  const category = data.headerDataQuery.items.find(({ category_id: id }) => id !== null)?.category?.url;
  if (category === undefined || paths.length === 0) throw new Error('the shop has no products');
  return { pages: { listing: category, products: paths }, productIds: all };
};

/** Addresses of visitors; attackers have others. */
export const visitorAddresses = (count: number): readonly string[] => Array.from({ length: count }, (_, at) => `${VISITORS}${at + 2}`);

/** The running shop of an environment, to be attacked. */
export const openAttackedShop = async (env: NodeJS.ProcessEnv): Promise<AttackedShop> => {
  const port = Number(env['PORT']);
  const dataDir = env['DATA_DIR'] ?? '';
  const [host, commerce] = [processOn(port), processOn(Number(env['COMMERCE_API_PORT']))];
  let callers = 0;
  const caller = (): Caller => {
    callers += 1;
    // 127.0.x.x is for visitors: all of 127.0.0.0/8 leads to this machine.
    return new Caller(port, `127.${1 + (callers >> 16)}.${(callers >> 8) & 255}.${callers & 255}`);
  };
  const reader = caller();
  const found = await pagesOf(reader);
  reader.leave();
  return {
    port,
    ...found,
    caller,
    memory: () => ({ host: residentMemory(host).now, commerce: residentMemory(commerce).now }),
    peakMemory: () => ({ host: residentMemory(host).peak, commerce: residentMemory(commerce).peak }),
    diskBytes: () =>
      globSync('**/*', { cwd: dataDir, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .reduce((sum, { parentPath, name }) => sum + (statSync(join(parentPath, name), { throwIfNoEntry: false })?.size ?? 0), 0),
  };
};
