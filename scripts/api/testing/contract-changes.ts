/** A change of one file of shared-contracts. */
export interface ContractChange {
  readonly title: string;
  /** From the package's folder. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

export interface BreakingChange extends ContractChange {
  /** Words by which the gate must name what breaks. */
  readonly names: readonly string[];
}

const slots = 'src/pages/slots.ts';
const events = 'src/events/payloads.ts';

/** A parameter of the list of orders. */
const REQUIRED_LATER = `"name": "per_page",
            "required": false,
            "description": "10 unless told"`;

/** Changes that break a remote which was built before. */
export const breakingChanges: readonly BreakingChange[] = [
  {
    title: 'a prop of a slot is renamed',
    file: slots,
    from: 'readonly onClose:',
    to: 'readonly close:',
    names: ['SlotProps', 'cart.drawer', 'onClose'],
  },
  {
    title: 'a prop is added to a slot that nobody gives yet',
    file: slots,
    from: 'readonly onClose: () => void }',
    to: 'readonly onClose: () => void; readonly title: string }',
    names: ['SlotProps', 'title'],
  },
  {
    title: 'a prop of a slot takes something else',
    file: slots,
    from: 'onClose: () => void',
    to: 'onClose: (reason: string) => void',
    names: ['SlotProps', 'onClose'],
  },
  {
    title: 'a slot is gone',
    file: slots,
    from: "'cart.drawer': { readonly onClose: () => void };",
    to: "'cart.panel': { readonly onClose: () => void };",
    names: ['SlotProps', 'cart.drawer'],
  },
  {
    title: 'an event is gone',
    file: events,
    from: "  'cart.expired@1': /* @__PURE__ */ object({}),\n",
    to: '',
    names: ['EventPayloads', 'cart.expired@1'],
  },
  {
    title: 'an event gets another major',
    file: events,
    from: "'session.ended@1'",
    to: "'session.ended@2'",
    names: ['EventPayloads', 'session.ended@1'],
  },
  {
    title: 'a field of an event is gone',
    file: events,
    from: "'cart.item-added@1': /* @__PURE__ */ object({ sku, qty: count })",
    to: "'cart.item-added@1': /* @__PURE__ */ object({ sku })",
    names: ['EventPayloads', 'cart.item-added@1', 'qty'],
  },
  {
    title: 'a field of an event has another type',
    file: events,
    from: "'cart.changed@1': /* @__PURE__ */ object({ totalCount: count })",
    to: "'cart.changed@1': /* @__PURE__ */ object({ totalCount: sku })",
    names: ['EventPayloads', 'cart.changed@1', 'totalCount'],
  },
  {
    title: 'an event wants a field that nobody sends yet',
    file: events,
    from: "'session.expired@1': /* @__PURE__ */ object({})",
    to: "'session.expired@1': /* @__PURE__ */ object({ hits: count })",
    names: ['EventPayloads', 'session.expired@1', 'hits'],
  },
  {
    title: 'a value of an event’s field is gone',
    file: events,
    from: "picklist(['wishlist', 'account'])",
    to: "picklist(['wishlist'])",
    names: ['EventPayloads', 'login.requested@1', 'account'],
  },
  {
    title: 'a function wants one more argument',
    file: 'src/money/format.ts',
    from: "export function formatMoney(amount: Grosze, currency: Currency = 'PLN')",
    to: 'export function formatMoney(amount: Grosze, currency: Currency)',
    names: ['formatMoney'],
  },
  {
    title: 'a function answers less',
    file: 'src/wishlist/wishlist-service.ts',
    from: 'export function wishlistLoginPath(path: string): string {',
    to: 'export function wishlistLoginPath(path: string): string | null {',
    names: ['wishlistLoginPath', 'null'],
  },
  {
    title: 'a function is gone',
    file: 'src/money/format.ts',
    from: 'export function machineMoney',
    to: 'export function moneyForMachines',
    names: ['machineMoney'],
  },
  {
    title: 'a constant is gone',
    file: 'src/money/grosze.ts',
    from: 'export const ZERO_GROSZE',
    to: 'export const NO_GROSZE',
    names: ['ZERO_GROSZE'],
  },
  {
    title: 'a command of the cart is gone',
    file: 'src/cart/cart-port.ts',
    from: '  deliver(): Promise<CartOutcome>;\n',
    to: '',
    names: ['CartService', 'deliver'],
  },
  {
    title: 'a command of the cart takes more strictly what it is given',
    file: 'src/cart/cart-port.ts',
    from: 'add(item: NewCartItem | Addition)',
    to: 'add(item: Addition)',
    names: ['CartService', 'add'],
  },
  {
    title: 'a field of the cart’s summary is renamed',
    file: 'src/cart/cart-port.ts',
    from: 'readonly isFetched: boolean;',
    to: 'readonly wasFetched: boolean;',
    names: ['CartSummary', 'isFetched'],
  },
  {
    title: 'a type is narrowed',
    file: 'src/pages/page-props.ts',
    from: "readonly load: (language: 'pl' | 'ua') => Promise<void>;",
    to: "readonly load: (language: 'pl' | 'ua' | 'de') => Promise<void>;",
    names: ['LoadableTexts', 'de'],
  },
  {
    title: 'what a page gets may be missing',
    file: 'src/pages/page-props.ts',
    from: 'readonly params: Readonly<Record<string, string>>;',
    to: 'readonly params?: Readonly<Record<string, string>>;',
    names: ['PageProps', 'params'],
  },
  { title: 'a kind of page is gone', file: 'src/pages/page-kinds.ts', from: "  | 'glossary'\n", to: '', names: ['PageKind', 'glossary'] },
  {
    title: 'a value of a state’s field is added that readers do not know',
    file: 'src/errors/api-error.ts',
    from: "readonly kind: 'network' | 'http' | 'invalid';",
    to: "readonly kind: 'network' | 'http' | 'invalid' | 'busy';",
    names: ['ApiError', 'busy'],
  },
  {
    title: 'a field of the schema is gone',
    file: 'schema.graphql',
    from: '  storeConfig: StoreConfig!\n',
    to: '  settings: StoreConfig!\n',
    names: ['GraphQL', 'Query.storeConfig'],
  },
  {
    title: 'a field of the schema answers something else',
    file: 'schema.graphql',
    from: '  countries: [Country!]!',
    to: '  countries: [String!]!',
    names: ['GraphQL', 'Query.countries'],
  },
  {
    title: 'a field of the schema wants one more argument',
    file: 'schema.graphql',
    from: 'searchSuggestions(query: String!)',
    to: 'searchSuggestions(query: String!, limit: Int!)',
    names: ['GraphQL', 'Query.searchSuggestions', 'limit'],
  },
  {
    title: 'an argument of the schema is gone',
    file: 'schema.graphql',
    from: 'urlResolver(urlKey: String!, search: String)',
    to: 'urlResolver(urlKey: String!)',
    names: ['GraphQL', 'Query.urlResolver', 'search'],
  },
  {
    title: 'a value of an enum of the schema is gone',
    file: 'schema.graphql',
    from: '  newest\n',
    to: '',
    names: ['GraphQL', 'ProductSort', 'newest'],
  },
  {
    title: 'a REST operation is gone',
    file: 'openapi.json',
    from: '"/rest/V1/customers/countable"',
    to: '"/rest/V1/customers/counted"',
    names: ['REST', '/rest/V1/customers/countable'],
  },
  {
    title: 'a REST operation wants one more parameter',
    file: 'openapi.json',
    from: REQUIRED_LATER,
    to: REQUIRED_LATER.replace('false', 'true'),
    names: ['REST', '/rest/V1/orders/mine'],
  },
  {
    title: 'a field of a REST answer is gone',
    file: 'openapi.json',
    from: '"wishlist_count"',
    to: '"wishes"',
    names: ['REST', 'wishlist_count'],
  },
];

/** Changes that nobody notices who was built before. */
export const harmlessChanges: readonly ContractChange[] = [
  {
    title: 'a prop of a slot that need not be given',
    file: slots,
    from: 'readonly onClose: () => void }',
    to: 'readonly onClose: () => void; readonly title?: string }',
  },
  {
    title: 'a new slot',
    file: slots,
    from: "  readonly 'cart.drawer': { readonly onClose: () => void };",
    to: "  readonly 'cart.drawer': { readonly onClose: () => void };\n  readonly 'cart.mini': { readonly count: number };",
  },
  {
    title: 'a new event',
    file: events,
    from: "  'cart.expired@1':",
    to: "  'cart.merged@1': /* @__PURE__ */ object({ qty: count }),\n  'cart.expired@1':",
  },
  {
    title: 'a field of an event that need not be sent',
    file: events,
    from: "'session.expired@1': /* @__PURE__ */ object({})",
    to: "'session.expired@1': {} as import('valibot').GenericSchema<{ readonly hits?: number | undefined }>",
  },
  {
    title: 'a new function',
    file: 'src/money/format.ts',
    from: '/** The amount for machines',
    to: 'export const isFree = (amount: Grosze): boolean => amount === 0;\n\n/** The amount for machines',
  },
  {
    title: 'an argument that need not be given',
    file: 'src/money/format.ts',
    from: 'export function machineMoney(amount: Grosze)',
    to: "export function machineMoney(amount: Grosze, separator = '.')",
  },
  { title: 'another comment', file: 'src/money/format.ts', from: '/** The amount for machines', to: '/** The sum for machines' },
  {
    title: 'a new command of the cart',
    file: 'src/cart/cart-port.ts',
    from: '  reset(): void;',
    to: '  reset(): void;\n  empty?(): Promise<CartOutcome>;',
  },
  {
    title: 'a field that more can be read of',
    file: 'src/cart/cart-port.ts',
    from: 'readonly isFetched: boolean;',
    to: 'readonly isFetched: boolean;\n  readonly weight?: number;',
  },
  { title: 'a new kind of page', file: 'src/pages/page-kinds.ts', from: "  | 'glossary'\n", to: "  | 'glossary'\n  | 'lookbook'\n" },
  {
    title: 'a new field of the schema',
    file: 'schema.graphql',
    from: '  storeConfig: StoreConfig!',
    to: '  storeConfig: StoreConfig!\n  storeOpen: Boolean!',
  },
  {
    title: 'an argument of the schema that need not be given',
    file: 'schema.graphql',
    from: 'searchSuggestions(query: String!)',
    to: 'searchSuggestions(query: String!, limit: Int = 5)',
  },
  { title: 'another comment in the schema', file: 'schema.graphql', from: 'Settings of the store', to: 'How the store is set' },
  {
    title: 'a function takes more than before',
    file: 'src/wishlist/wishlist-service.ts',
    from: 'wishlistLoginPath(path: string)',
    to: 'wishlistLoginPath(path: string | URL)',
  },
];
