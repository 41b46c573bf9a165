import { createHash } from 'node:crypto';
import type { ReactNode } from 'react';
import { htmlLanguage, pageModules, type ExposedModule, type Language, type PageKind } from 'shared-contracts';
import { cleanUrlKey } from 'shared-contracts/resolver';
import { combineRoute, type ResolvedPage } from '../../app/resolved-page.ts';
import { UrlResolverDocument } from '../../graphql/generated.ts';
import type { Circuits } from '../../circuit/circuits.ts';
import { fitDocument } from './fit-document.ts';
import { CommerceUnavailable, type CommerceClient } from '../commerce/commerce.ts';
import { guardedModules } from './render-circuits.ts';
import type { FrameData, FrameDataCache } from '../commerce/frame-data.ts';
import type { CachedPage } from './html-cache.ts';
import { renderDocument, type Boot } from './html.ts';
import { publicLife } from './page-life.ts';
import { pageScripts } from './page-scripts.ts';
import type { PageStyleBook } from './page-styles.ts';
import type { PerReleaseSet } from '../releases/per-release-set.ts';
import { HOST_NAME, exposes, type ReleaseSet } from '../releases/release-set.ts';
import type { PreviewBar } from './preview/preview-bar.ts';
import { renderAtOnce } from './render-at-once.ts';
import { renderToText } from './render-to-text.ts';
import { isHostBundle, type RenderedText, type RenderResult } from '../releases/host-bundle.ts';
import { BROTLI, toBrotli } from '../http/compression.ts';
import { contentSecurityPolicy } from '../http/security.ts';
import { LIGHT, PageData, addressOf } from './page-data.ts';
import type { PageParties } from './third-parties/page-parties.ts';
import type { Visitor } from '../http/visitor.ts';

export interface RenderedPage {
  readonly status: number;
  /** UTF-8 */
  readonly html: Buffer;
  readonly headers: Readonly<Record<string, string>>;
  readonly cacheable: boolean;
  /** What the document refers to instead of carrying it; null: it carries all. */
  readonly pageData: PageData | null;
  readonly errors: readonly unknown[];
}

/** The address that a page has moved to, and the query parameters that each visitor takes along (∅23). */
export interface MovedPage {
  readonly to: string;
  readonly restored: readonly string[];
}

export type PageAnswer = { readonly type: 'page'; readonly page: RenderedPage } | ({ readonly type: 'redirect' } & MovedPage);

/** What is measured of rendering pages. */
export interface PageMetrics {
  rendered(kind: RenderResult['kind'], seconds: number): void;
}

export interface PageServices {
  readonly commerce: CommerceClient;
  readonly frames: FrameDataCache;
  readonly styles: PageStyleBook;
  /** By the name of the page's remote (or ''): `pageReleases` as JSON. */
  readonly releases: PerReleaseSet<string, string>;
  readonly deadlineMs: number;
  readonly random: () => number;
  /** False where nothing is kept between requests: then documents carry all of their data. */
  readonly storesPageData: boolean;
  /** Modules of remotes that keep failing while the server renders them are left to the browser for a while. */
  readonly circuits: Circuits;
  /** What this environment allows; part of every page. */
  readonly allows: Pick<Boot, 'overridesAllowed' | 'measured'>;
  /** Third parties of a page in that language. */
  readonly parties: (language: Language) => PageParties;
  /** Null where metrics are switched off. */
  readonly metrics: PageMetrics | null;
}

const statusOf = (kind: RenderResult['kind']): number => {
  if (kind === 'unreachable') return 503;
  if (kind === 'not-found') return 404;
  return kind === 'unpublished' ? 410 : 200;
};

/** asks the resolver; R-23: an unusable answer is not found; ≠04: no answer at all is 'unreachable'. */
const resolve = async (commerce: CommerceClient, { store, path, search, language }: Visitor): Promise<ResolvedPage> => {
  try {
    const { urlResolver } = await commerce.query(store, UrlResolverDocument, { urlKey: cleanUrlKey(path), search }, language);
    return combineRoute(path, search, urlResolver);
  } catch (error) {
    if (error instanceof CommerceUnavailable) return { state: 'unreachable' };
    return combineRoute(path, search, null);
  }
};

/** A page that no active release exposes does not exist. */
const existing = (set: ReleaseSet, page: ResolvedPage): ResolvedPage => {
  if (page.state !== 'page' || page.kind === 'not-found' || page.kind === 'unpublished') return page;
  const { remote, module } = pageModules[page.kind];
  // A remote that is missing altogether is a fault of its slot, not of the address.
  if (!set.remotes.has(remote) || exposes(set, remote, module)) return page;
  return { ...page, kind: 'not-found' };
};

const moduleOf = (kind: PageKind | null): ExposedModule | null =>
  kind === null || kind === 'not-found' || kind === 'unpublished' ? null : pageModules[kind];

const renderTree = async (tree: ReactNode, ready: boolean, deadlineMs: number): Promise<RenderedText> => {
  const html = ready ? renderAtOnce(tree) : null;
  return html === null ? renderToText(tree, deadlineMs) : { html, errors: [] };
};

/**
 * Renders the answer to one address: a redirect, or a document with its status and policy.
 * @param bar marks the page as the preview of a draft (J-256)
 */
export const renderPage = async (
  services: PageServices,
  set: ReleaseSet,
  visitor: Visitor,
  secure: boolean,
  bar: PreviewBar | null = null,
): Promise<PageAnswer> => {
  const { commerce, frames } = services;
  if (!isHostBundle(set.host.bundle)) throw new Error(`the server bundle of ${HOST_NAME} cannot render pages`);
  const frameErrors: unknown[] = [];
  const [resolved, frame] = await Promise.all([
    resolve(commerce, visitor),
    // Without header and footer there is no page: the visitor is asked to come back (503), whatever the reason.
    frames.get(visitor.store, visitor.language).catch((error: unknown): FrameData | null => {
      frameErrors.push(error);
      return null;
    }),
  ]);
  if (resolved.state === 'redirect') return { type: 'redirect', to: resolved.to, restored: resolved.restored };
  const page = existing(set, frame === null ? { state: 'unreachable' } : resolved);

  const modules = guardedModules(set, services.circuits);
  const started = performance.now();
  const rendering = set.host.bundle.renderPage({
    url: visitor.url,
    origin: visitor.origin,
    language: visitor.language,
    store: visitor.store,
    page,
    frame,
    moduleOf: modules.moduleOf,
    graphql: (body) => commerce.post(visitor.store, body, visitor.language),
    draw: (tree, ready) => renderTree(tree, ready, services.deadlineMs),
    // Only the not-found page has a random layout; a cached page must be the same each time it is rendered.
    random: page.state === 'page' && page.kind === 'not-found' ? services.random() : 0,
  });
  const result = await rendering.catch((error: unknown) => {
    modules.end(false);
    throw error;
  });
  modules.end(result.errors.length === 0);
  services.metrics?.rendered(result.kind, (performance.now() - started) / 1000);

  const kind = page.state === 'page' ? page.kind : null;
  const module = moduleOf(kind);
  const styles = services.styles.of(set, module, visitor.store, result.html, bar?.css);
  const { start, early, late, loader } = pageScripts(set, kind, module);
  const used = module?.remote;
  const status = statusOf(result.kind);
  const cacheable = status === 200 && result.complete;
  const pageData = new PageData({ ...result.pageData, releases: services.releases.of(set, used ?? '') });
  const apart = cacheable && services.storesPageData && pageData.json.length > LIGHT;
  const parties = services.parties(visitor.language);
  const html = renderDocument({
    lang: htmlLanguage(visitor.language),
    store: visitor.store,
    parties: parties.json,
    metadata: result.metadata,
    structuredData: result.structuredData ?? [],
    styles,
    loader,
    early,
    boot: {
      scripts: start.map(({ href, integrity }) => ({ src: href, integrity })),
      late,
      ...(apart ? { pageData: addressOf(pageData) } : {}),
      ...services.allows,
    },
    data: result.data,
    pageData: apart ? null : pageData.json,
    bar: bar?.html,
    body: result.html,
  });
  const policy = contentSecurityPolicy({
    loader,
    style: styles.critical.hash,
    preloads: early.map(({ integrity }) => integrity),
    parties: parties.policy,
    secure,
  });
  return {
    type: 'page',
    page: {
      status,
      html,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
        'cache-control': cacheable ? publicLife(Date.now()) : 'no-store',
        vary: 'Accept-Encoding, Cookie, Host',
        ...(status === 503 ? { 'retry-after': '10' } : {}),
      },
      cacheable,
      pageData: apart ? pageData : null,
      // For a module that is held back there is a log line from when its circuit opened.
      errors: [...frameErrors, ...(modules.isHeldBack() ? [] : result.errors)],
    },
  };
};

/** A page for the cache, and whether its document is new: the recompressor compresses it better. */
export interface PackedPage {
  readonly page: CachedPage;
  readonly isNew: boolean;
}

/**
 * Compresses a rendered page once for everybody; one that is as it was stays compressed as it was.
 * @param rest HTML that leads to what is left out of a document that is too large; null: nothing is left out
 */
export const toCachedPage = async (
  { html, headers, pageData }: RenderedPage,
  known: CachedPage | null,
  renderedAt: number,
  rest: string | null,
): Promise<PackedPage> => {
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 16)}"`;
  if (known?.etag === etag) return { page: { ...known, headers, renderedAt }, isNew: false };
  const brotli = rest === null ? await toBrotli(html, BROTLI.quick) : (await fitDocument(html, headers, rest)).brotli;
  return { page: { brotli, etag, headers, renderedAt, pageData: pageData?.id ?? null }, isNew: true };
};
