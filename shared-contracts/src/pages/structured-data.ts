import type { PrefetchRequest } from './page-props.ts';

/** A thing of schema.org (JSON-LD) without its `@context`. Addresses in it are absolute. */
export interface StructuredThing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** What a page module gets to describe its page to search engines; `client` answers at once what the page was rendered from. */
export interface StructuredDataRequest extends Omit<PrefetchRequest, 'extent'> {
  /** `https://shop.example`, without a slash at its end. */
  readonly origin: string;
  /** Of a fixed route: the values of its `{parameters}`. */
  readonly params: Readonly<Record<string, string>>;
}

/** J-201: optional export of a page module in its server bundle (browsers need none of it). */
export type DescribePage = (request: StructuredDataRequest) => Promise<readonly StructuredThing[]>;
