/** How a GraphQL query travels (Q-01, Q-02, ≠02) and how often it is tried (Q-04, ≠01). */
import { GRAPHQL_GET_LIMIT } from '../constants/limits.ts';
import { MINUTE_MS } from '../constants/time.ts';

/** ≠02: these five go by GET when they are short enough; everything else goes by POST, so that no personal data stands in an address. */
const GET_FIELDS: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'urlResolver',
  'manufacturers',
  'msProducts',
  'dictionary',
  'pricesForProducts',
]);

export type Transport = 'auto' | 'post';

/** `auto` only if every root field of the query is one of the five. */
export function transportFor(rootFields: readonly string[]): Transport {
  return rootFields.length > 0 && rootFields.every((field) => GET_FIELDS.has(field)) ? 'auto' : 'post';
}

/** the same value inside a minute, so that prices are at most a minute old in any HTTP cache. */
export function minuteParameter(now: number): string {
  return String(Math.floor(now / MINUTE_MS));
}

export interface GraphqlBody {
  readonly query: string;
  readonly operationName?: string | undefined;
  readonly variables?: unknown;
}

/** The query without the spaces and line breaks that only people need. A query with texts in it stays as it is. */
export function compactQuery(query: string): string {
  if (/["#]/.test(query)) return query;
  return query
    .replace(/[\s,]+/g, ' ')
    .replace(/ ?([{}()[\]:!|=]) ?/g, '$1')
    .trim();
}

/** An address with a parameter more in its query. */
export function withParameter(url: string, name: string, value: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`;
}

export interface TransportRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly body?: string;
  /** The length of a GET address that was too long. */
  readonly overLength?: number;
}

/** by GET when the whole encoded address has at most 2600 characters, else by POST. */
export function buildRequest(url: string, body: GraphqlBody, transport: Transport): TransportRequest {
  const { operationName, variables } = body;
  const query = compactQuery(body.query);
  const post: TransportRequest = { method: 'POST', url, body: JSON.stringify({ query, operationName, variables }) };
  if (transport === 'post') return post;
  let address = withParameter(url, 'query', query);
  if (operationName) address = withParameter(address, 'operationName', operationName);
  if (variables && Object.keys(variables).length > 0) address = withParameter(address, 'variables', JSON.stringify(variables));
  return address.length <= GRAPHQL_GET_LIMIT ? { method: 'GET', url: address } : { ...post, overLength: address.length };
}

/** ≠01: one call and up to five more. */
export const TRANSPORT_ATTEMPTS = 6;

/** 300 ms × 2^n ± 30 %, for the try that failed (1, 2, …). `random` gives 0 … 1. */
export function transportDelayMs(attempt: number, random: () => number): number {
  return Math.round(300 * 2 ** (attempt - 1) * (0.7 + 0.6 * random()));
}
