import { type Client, gql } from '@urql/core';

import {
  matchFixedRoute,
  type PageKind,
  pageModules,
  type PageModule,
  type PageProps,
  type PageResolution,
  pageKindOf,
} from 'shared-contracts';
import { parseResolution, resolverArguments, restoreParams } from 'shared-contracts/resolver';
import type { StandaloneRemote } from './remote.ts';

/** The result for an address. */
export type StandalonePage =
  | { readonly state: 'page'; readonly load: () => Promise<PageModule>; readonly props: PageProps }
  | { readonly state: 'redirect'; readonly to: string }
  /** No page of this remote: another remote's page, a missing page, or no answer. */
  | { readonly state: 'elsewhere'; readonly why: string };

/** Asks the commerce server's resolver about an address. @throws when it does not answer */
export type AskCommerce = (location: { readonly pathname: string; readonly search: string }) => Promise<PageResolution | null>;

const document = gql<{ readonly urlResolver: unknown }, { readonly urlKey: string; readonly search: string }>(`
  query UrlResolver($urlKey: String!, $search: String) {
    urlResolver(urlKey: $urlKey, search: $search) {
      type id canonical_url restore_params category_id meta_title meta_description meta_keywords googlebot robots og_type og_image
      intro_description description intro_category_description category_description has_filter_seo header_title
      faq { question answer } blog_category_product_ids breadcrumbs { name url category_id }
    }
  }
`);

/** Queries the resolver of the commerce server with the page's client. */
export const askThrough =
  (client: Client): AskCommerce =>
  async (location) => {
    const { data, error } = await client.query(document, resolverArguments(location)).toPromise();
    if (error) throw error;
    return parseResolution(data?.urlResolver) ?? null;
  };

const elsewhere = (why: string): StandalonePage => ({ state: 'elsewhere', why });

const pageOf = (
  remote: StandaloneRemote,
  kind: PageKind,
  params: PageProps['params'],
  resolution: PageResolution | null,
): StandalonePage => {
  if (kind === 'not-found' || kind === 'unpublished') return elsewhere(`The commerce server knows no page here (${kind}).`);
  const { remote: owner, module } = pageModules[kind];
  if (owner !== remote.name)
    return elsewhere(`A page of kind "${kind}" belongs to ${owner}: see it in the whole shop, or run pnpm dev --filter ${owner}.`);
  const load = remote.pages[module];
  if (load === undefined) return elsewhere(`${remote.name} has no ${module} for pages of kind "${kind}" yet.`);
  return { state: 'page', load, props: { kind, params, resolution } };
};

/** Finds the page in the same way as the host: by the fixed table, else by the resolver (≠42). */
export const resolvePage = async (
  remote: StandaloneRemote,
  location: { pathname: string; search: string },
  ask: AskCommerce,
): Promise<StandalonePage> => {
  const { pathname, search } = location;
  const fixed = matchFixedRoute(pathname);
  const answer = await ask(location).catch((error: unknown) => (fixed ? null : String(error)));
  if (typeof answer === 'string') return elsewhere(`The commerce server does not answer: ${answer}`);
  if (answer?.type === 'REDIRECT' && answer.canonical_url) {
    return { state: 'redirect', to: restoreParams(answer.canonical_url, answer.restore_params, search) };
  }
  if (fixed) return pageOf(remote, fixed.kind, fixed.params, answer?.type === 'NOTFOUND' ? null : answer);
  return pageOf(remote, answer === null ? 'not-found' : pageKindOf(answer.type), {}, answer);
};
