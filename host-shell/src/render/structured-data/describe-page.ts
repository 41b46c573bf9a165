import type { Client } from '@urql/core';
import type { DescribePage, StructuredThing } from 'shared-contracts';
import type { RenderInput } from '../../server/releases/host-bundle.ts';
import { moduleOfPage, type ResolvedPage } from '../../app/resolved-page.ts';
import type { PageMetadata } from '../../shell/metadata/index.ts';
import { faqOf } from './faq.ts';
import { shopThings } from './shop.ts';
import { trailOf } from './trail.ts';

type ShownPage = Extract<ResolvedPage, { readonly state: 'page' }>;

interface DescribedPage {
  readonly input: RenderInput;
  /** Answers from what the page was rendered from. */
  readonly client: Client;
  /** Null: the page has no data of its store. */
  readonly metadata: PageMetadata | null;
  readonly location: { readonly pathname: string; readonly search: string };
}

const describeOf = (module: object): DescribePage | null =>
  'structuredData' in module && typeof module.structuredData === 'function' ? (module.structuredData as DescribePage) : null; // the contract of page modules

export interface PageDescription {
  readonly things: readonly StructuredThing[];
  readonly errors: readonly unknown[];
}

const nothing: PageDescription = { things: [], errors: [] };

/** What the page's remote says of it. A remote that fails leaves its page without a description, never without the page. */
const ownThings = async ({ input, client, location }: DescribedPage, page: ShownPage): Promise<PageDescription> => {
  const exposed = moduleOfPage(page);
  const module = exposed === undefined ? null : input.moduleOf(exposed.remote, exposed.module);
  const describe = module && describeOf(module);
  if (!describe) return nothing;
  const { resolution, params } = page;
  try {
    return { things: await describe({ client, resolution, location, origin: input.origin, params }), errors: [] };
  } catch (error) {
    return { things: [], errors: [error] };
  }
};

/**
 * J-201: what search engines are told of a page: its place, its questions, and what its remote says of it. Pages that are not to be indexed
 * are not described.
 */
export const describePage = async (described: DescribedPage): Promise<PageDescription> => {
  const { input, metadata } = described;
  const { page, frame, language, origin } = input;
  if (page.state !== 'page' || frame === null || metadata?.canonical == null || metadata.robots?.startsWith('noindex')) return nothing;
  const { kind, resolution } = page;
  const own = await ownThings(described, page);
  const isHome = kind === 'home';
  const shop = isHome ? shopThings(frame.storeConfig, origin) : [];
  const trail = isHome ? null : trailOf({ kind, resolution, language, origin, canonical: metadata.canonical });
  return { things: [...shop, ...own.things, trail, faqOf(resolution)].filter((thing) => thing !== null), errors: own.errors };
};
