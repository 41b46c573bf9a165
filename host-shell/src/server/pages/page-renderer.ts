import type { FastifyRequest } from 'fastify';
import { pageQuery } from 'shared-contracts';
import { restoreParams } from 'shared-contracts/resolver';
import { FrameDataCache } from '../commerce/frame-data.ts';
import { pageKey, type CachedPage, type HtmlCache } from './html-cache.ts';
import { renderPage, toCachedPage, type RenderedPage, type MovedPage, type PageServices } from './page-answer.ts';
import { askedOverrides, type AskedOverrides } from '../releases/overrides/override-change.ts';
import type { Recompressor } from './recompressor.ts';
import type { ReleaseChoice, ReleaseChoices } from '../releases/release-choice.ts';
import { hasAddressed, type ReleaseSet } from '../releases/release-set.ts';
import { previewBar } from './preview/preview-bar.ts';
import { mayHold, type AskedPreview } from './preview/preview-of.ts';
import type { PageDataStore } from './page-data.ts';
import { publicOrigin, type OriginSettings } from '../http/public-origin.ts';
import { readVisitor, type Visitor } from '../http/visitor.ts';
import { asksForWhole, wayToRest, wholeAddress } from './whole/whole-page.ts';

/** The host's settings about pages. */
export interface PageSettings extends OriginSettings {
  readonly htmlCache: { readonly enabled: boolean };
  readonly overridesAllowed: boolean;
}

export interface PageRendererOptions {
  readonly config: PageSettings;
  readonly services: PageServices;
  /** Which releases a visitor gets. */
  readonly releases: ReleaseChoices;
  readonly cache: HtmlCache;
  readonly pageData: PageDataStore;
  readonly recompressor: Recompressor;
  readonly now?: () => number;
}

/** A page for the cache, one for this answer only, or the address that it has moved to. */
export type Rendered = CachedPage | RenderedPage | MovedPage;

/** Null: the token of the link does not hold. */
type PreviewAnswer = RenderedPage | MovedPage | null;

export const isCached = (rendered: Rendered): rendered is CachedPage => 'etag' in rendered;

/** The visitor as the page sees them, without query parameters that it does not read, and whether the document is wanted whole. */
interface Wanted {
  readonly visitor: Visitor;
  readonly isWhole: boolean;
}

const wantedBy = (visitor: Visitor): Wanted => {
  const search = pageQuery(visitor.path, visitor.search);
  const isWhole = asksForWhole(visitor.search);
  return { visitor: search === visitor.search ? visitor : { ...visitor, search, url: visitor.path + search }, isWhole };
};

/** Renders pages, one rendering for however many visitors wait for the same page, and keeps what may be kept. */
export class PageRenderer {
  readonly #options: PageRendererOptions;
  readonly #running = new Map<string, Promise<Rendered>>();
  readonly #previews = new Map<string, Promise<PreviewAnswer>>();

  constructor(options: PageRendererOptions) {
    this.#options = options;
  }

  visitorOf(request: FastifyRequest, url: string = request.url): Visitor {
    const { config } = this.#options;
    const host = request.headers.host ?? '';
    return readVisitor(config.storeOfHost, { url, host, cookie: request.headers.cookie, origin: publicOrigin(config, request) });
  }

  /** The releases that the answer to a request is rendered with. */
  choiceOf(request: FastifyRequest, { path }: Visitor): ReleaseChoice | Promise<ReleaseChoice> {
    return this.#options.releases.of({ path, cookies: request.headers.cookie });
  }

  /** What the query asks to be overridden, where that is allowed. */
  askedOf({ path, search }: Visitor): AskedOverrides | null {
    return this.#options.config.overridesAllowed ? askedOverrides({ path, search }) : null;
  }

  /** The cookie of what a visitor asks for. @throws OverrideProblem when it cannot be shown */
  overrideOf(request: FastifyRequest, asked: AskedOverrides): Promise<string> {
    return this.#options.releases.override(asked, request.headers.cookie);
  }

  /** What the cache has of a page; `fresh` false: good enough to show while it is rendered again. */
  kept(visitor: Visitor, set: ReleaseSet): { readonly page: CachedPage; readonly fresh: boolean } | null {
    return this.#keeps(set) ? this.#options.cache.get(this.#keyOf(wantedBy(visitor), set)) : null;
  }

  /** The page of an address, one rendering for all addresses of the same page. */
  async render(visitor: Visitor, set: ReleaseSet, log: FastifyRequest['log']): Promise<Rendered> {
    const rendered = await this.#renderOnce(wantedBy(visitor), set, log);
    return 'to' in rendered ? { ...rendered, to: restoreParams(rendered.to, rendered.restored, visitor.search) } : rendered;
  }

  /**
   * J-256: the page with a draft in it, for this answer alone.
   * @returns null where the token of the link does not hold
   */
  async preview(asked: AskedPreview, set: ReleaseSet, log: FastifyRequest['log']): Promise<PreviewAnswer> {
    const { now = Date.now } = this.#options;
    // Anybody can write the parameter: what was never a link costs nothing, and a link that is asked for again while it is rendered no more.
    if (!mayHold(asked.token, now())) return null;
    const key = `${asked.token} ${asked.visitor.url} ${this.#keyOf({ visitor: asked.visitor, isWhole: true }, set)}`;
    const running = this.#previews.get(key);
    if (running) return running;
    const rendering = this.#preview(asked, set, log).finally(() => this.#previews.delete(key));
    this.#previews.set(key, rendering);
    return rendering;
  }

  async #preview({ token, visitor: asking }: AskedPreview, set: ReleaseSet, log: FastifyRequest['log']): Promise<PreviewAnswer> {
    const { services } = this.#options;
    const version = await services.commerce.previewed(token);
    if (version === null) return null;
    const { visitor } = wantedBy(asking);
    const commerce = services.commerce.withPreview(token);
    const answer = await renderPage(
      // Header and footer may be what is drafted.
      { ...services, commerce, frames: new FrameDataCache(commerce), storesPageData: false },
      set,
      visitor,
      this.#isSecure(visitor),
      previewBar(version, asking),
    );
    if (answer.type === 'redirect') return answer;
    for (const error of answer.page.errors) log.warn({ url: visitor.url, error: String(error) }, 'a part could not be rendered');
    return answer.page;
  }

  #isSecure({ store }: Visitor): boolean {
    return (this.#options.config.publicUrls.get(store) ?? '').startsWith('https:');
  }

  #renderOnce(wanted: Wanted, set: ReleaseSet, log: FastifyRequest['log']): Promise<Rendered> {
    const key = this.#keyOf(wanted, set);
    const running = this.#running.get(key);
    if (running) return running;
    const rendering = this.#render(key, set, wanted, log).finally(() => this.#running.delete(key));
    this.#running.set(key, rendering);
    return rendering;
  }

  /** Pages with a developer's own release are never cached. */
  #keeps(set: ReleaseSet): boolean {
    return this.#options.config.htmlCache.enabled && !hasAddressed(set);
  }

  #keyOf({ visitor, isWhole }: Wanted, set: ReleaseSet): string {
    return pageKey(isWhole ? { ...visitor, url: wholeAddress(visitor) } : visitor, set.key);
  }

  async #render(key: string, set: ReleaseSet, { visitor, isWhole }: Wanted, log: FastifyRequest['log']): Promise<Rendered> {
    const { services, cache, pageData, recompressor, now = Date.now } = this.#options;
    const { generation } = cache;
    const keeps = this.#keeps(set);
    const askedAt = now();
    const answer = await renderPage(keeps ? services : { ...services, storesPageData: false }, set, visitor, this.#isSecure(visitor));
    if (answer.type === 'redirect') return answer;
    const { page } = answer;
    for (const error of page.errors) log.warn({ url: visitor.url, error: String(error) }, 'a part could not be rendered');
    if (!page.cacheable || !keeps) return page;
    const known = cache.get(key)?.page ?? null;
    const [{ page: cached, isNew }] = await Promise.all([
      toCachedPage(page, known, askedAt, isWhole ? null : wayToRest(visitor)),
      // Page data is there before anybody gets the document that names it.
      page.pageData && pageData.put(page.pageData),
    ]);
    cache.put(key, cached, generation);
    if (isNew) recompressor.add(key, cached);
    return cached;
  }
}
