/**
 * How fast a running server answers what pages ask: `node commerce-api/bench/requests.ts [http://127.0.0.1:4000]`.
 * Requests one after the other, other products each time; then ten at a time.
 */
const url = process.argv[2] ?? 'http://127.0.0.1:4000';
const rounds = 400;
const perPage = 24;

async function ask<Data>(query: string, variables: object): Promise<Data> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const body: unknown = await response.json();
  if (typeof body !== 'object' || body === null || !('data' in body) || 'errors' in body) throw new Error(JSON.stringify(body));
  // The query above says what comes back.
  return body.data as Data;
}

const tile =
  'id sku name request_path thumbnail price final_price omnibus_price review_summary review_count energy_class availability labels{code text} features_price_tag{name value unit} installmentsPriceTag{monthly_installment installments is_zero_percent}';
const listing =
  'query($id:String!){productsForCategory(id:$id){total_count items_ids facets{code label values{value_id count label key}} stats{code min max}}}';
const page = `query($ids:[Int!]){msProducts(ids:$ids){items{${tile}}}}`;
const product = `query($ids:[Int!]){msProducts(ids:$ids){items{${tile} description images_gallery features_groups{name features{name value}} reviews(limit:5){author text vote} variants{axes{label value} product{id}} accessories{${tile.replace(/ installmentsPriceTag\{.*\}/, '')}} breadcrumbs{name url} gpsr{manufacturer{name}}}}}`;

const { productsForCategory } = await ask<{ productsForCategory: { items_ids: readonly string[] } }>(
  '{productsForCategory(id:"2"){items_ids}}',
  {},
);
const ids = productsForCategory.items_ids.map(Number);
const { msCategories } = await ask<{ msCategories: { items: readonly { id: number }[] } }>('{msCategories{items{id}}}', {});
const window = (round: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => ids[(round * count + index) % ids.length] ?? 0);

const cases: Readonly<Record<string, (round: number) => Promise<unknown>>> = {
  'listing of a category': (round) => ask(listing, { id: String(msCategories.items[round % msCategories.items.length]?.id) }),
  '24 tiles, cold records': (round) => ask(page, { ids: window(round, perPage) }),
  '24 tiles, warm records': (round) => ask(page, { ids: window(round % 20, perPage) }),
  'product page': (round) => ask(product, { ids: window(round * 7, 1) }),
  resolver: (round) => ask('query($u:String!){urlResolver(urlKey:$u){type id}}', { u: `nie-ma-${round}` }),
};

const share = (times: readonly number[], part: number): string =>
  (times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0).toFixed(1);
for (const [name, run] of Object.entries(cases)) {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const from = performance.now();
    await run(round);
    times.push(performance.now() - from);
  }
  times.sort((a, b) => a - b);
  const from = performance.now();
  for (let round = 0; round < rounds; round += 10) await Promise.all(Array.from({ length: 10 }, (_, index) => run(round + index)));
  const rate = Math.round((rounds / (performance.now() - from)) * 1000);
  console.log(`${name.padEnd(24)} p50 ${share(times, 0.5)} ms   p99 ${share(times, 0.99)} ms   ${rate}/s with ten at a time`);
}
