/** A change of one file of shared-contracts. */
export interface ContractChange {
  readonly title: string;
  /** Relative to the package's folder. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

export interface BreakingChange extends ContractChange {
  /** Names that must be in the gate's message. */
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
    title: 'a required prop is added to a slot',
    file: slots,
    from: 'readonly onClose: () => void }',
    to: 'readonly onClose: () => void; readonly title: string }',
    names: ['SlotProps', 'title'],
  },
  {
    title: 'a prop of a slot has another type',
    file: slots,
    from: 'onClose: () => void',
    to: 'onClose: (reason: string) => void',
    names: ['SlotProps', 'onClose'],
  },
  {
    title: 'a slot is removed',
    file: slots,
    from: "'cart.drawer': { readonly onClose: () => void };",
    to: "'cart.panel': { readonly onClose: () => void };",
    names: ['SlotProps', 'cart.drawer'],
  },
  {
    title: 'an event is removed',
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
    title: 'a field of an event is removed',
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
    title: 'a required field is added to an event',
    file: events,
    from: "'session.expired@1': /* @__PURE__ */ object({})",
    to: "'session.expired@1': /* @__PURE__ */ object({ hits: count })",
    names: ['EventPayloads', 'session.expired@1', 'hits'],
  },
  {
    title: 'a value of an event’s field is removed',
    file: events,
    from: "picklist(['wishlist', 'account'])",
    to: "picklist(['wishlist'])",
    names: ['EventPayloads', 'login.requested@1', 'account'],
  },
  {
    title: 'a function requires one more argument',
    file: 'src/money/format.ts',
    from: "export function formatMoney(amount: Grosze, currency: Currency = 'PLN')",
    to: 'export function formatMoney(amount: Grosze, currency: Currency)',
    names: ['formatMoney'],
  },
  {
    title: 'a function returns a wider type',
    file: 'src/wishlist/wishlist-service.ts',
    from: 'export function wishlistLoginPath(path: string): string {',
    to: 'export function wishlistLoginPath(path: string): string | null {',
    names: ['wishlistLoginPath', 'null'],
  },
  {
    title: 'a function is removed',
    file: 'src/money/format.ts',
    from: 'export function machineMoney',
    to: 'export function moneyForMachines',
    names: ['machineMoney'],
  },
  {
    title: 'a constant is removed',
    file: 'src/money/grosze.ts',
    from: 'export const ZERO_GROSZE',
    to: 'export const NO_GROSZE',
    names: ['ZERO_GROSZE'],
  },
  {
    title: 'a command of the cart is removed',
    file: 'src/cart/cart-port.ts',
    from: '  deliver(): Promise<CartOutcome>;\n',
    to: '',
    names: ['CartService', 'deliver'],
  },
  {
    title: 'a command of the cart has a narrower parameter type',
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
    title: 'a prop of pages becomes optional',
    file: 'src/pages/page-props.ts',
    from: 'readonly params: Readonly<Record<string, string>>;',
    to: 'readonly params?: Readonly<Record<string, string>>;',
    names: ['PageProps', 'params'],
  },
  {
    title: 'a kind of page is removed',
    file: 'src/pages/page-kinds.ts',
    from: "  | 'glossary'\n",
    to: '',
    names: ['PageKind', 'glossary'],
  },
  {
    title: 'a value of a state’s field is added that readers do not know',
    file: 'src/errors/api-error.ts',
    from: "readonly kind: 'network' | 'http' | 'invalid';",
    to: "readonly kind: 'network' | 'http' | 'invalid' | 'busy';",
    names: ['ApiError', 'busy'],
  },
  {
    title: 'a field of the schema is removed',
    file: 'schema.graphql',
    from: '  storeConfig: StoreConfig!\n',
    to: '  settings: StoreConfig!\n',
    names: ['GraphQL', 'Query.storeConfig'],
  },
  {
    title: 'a field of the schema has another type',
    file: 'schema.graphql',
    from: '  countries: [Country!]!',
    to: '  countries: [String!]!',
    names: ['GraphQL', 'Query.countries'],
  },
  {
    title: 'a field of the schema requires one more argument',
    file: 'schema.graphql',
    from: 'searchSuggestions(query: String!)',
    to: 'searchSuggestions(query: String!, limit: Int!)',
    names: ['GraphQL', 'Query.searchSuggestions', 'limit'],
  },
  {
    title: 'an argument of the schema is removed',
    file: 'schema.graphql',
    from: 'urlResolver(urlKey: String!, search: String)',
    to: 'urlResolver(urlKey: String!)',
    names: ['GraphQL', 'Query.urlResolver', 'search'],
  },
  {
    title: 'a value of an enum of the schema is removed',
    file: 'schema.graphql',
    from: '  rating\n  newest\n',
    to: '  rating\n',
    names: ['GraphQL', 'ProductSort', 'newest'],
  },
  {
    title: 'a REST operation is removed',
    file: 'openapi.json',
    from: '"/rest/V1/customers/countable"',
    to: '"/rest/V1/customers/counted"',
    names: ['REST', '/rest/V1/customers/countable'],
  },
  {
    title: 'a REST operation requires one more parameter',
    file: 'openapi.json',
    from: REQUIRED_LATER,
    to: REQUIRED_LATER.replace('false', 'true'),
    names: ['REST', '/rest/V1/orders/mine'],
  },
  {
    title: 'a field of a REST answer is removed',
    file: 'openapi.json',
    from: '"wishlist_count"',
    to: '"wishes"',
    names: ['REST', 'wishlist_count'],
  },
];

/** Changes that do not break remotes which were built before. */
export const harmlessChanges: readonly ContractChange[] = [
  {
    title: 'an optional prop of a slot',
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
    title: 'an optional field of an event',
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
    title: 'an optional argument',
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
    title: 'a new readable field',
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
    title: 'an optional argument of the schema',
    file: 'schema.graphql',
    from: 'searchSuggestions(query: String!)',
    to: 'searchSuggestions(query: String!, limit: Int = 5)',
  },
  { title: 'another comment in the schema', file: 'schema.graphql', from: 'Settings of the store', to: 'How the store is set' },
  {
    title: 'a function accepts a wider type',
    file: 'src/wishlist/wishlist-service.ts',
    from: 'wishlistLoginPath(path: string)',
    to: 'wishlistLoginPath(path: string | URL)',
  },
];
