import { languageFromCookies, parseLanguage, TRANSLATION_COOKIE, formatTranslationCookie, type Language } from 'shared-contracts';
import { MAIN_STORE } from './store-settings.ts';

/** Everything about a visitor that an HTML answer may depend on. */
export interface Visitor {
  readonly store: string;
  readonly language: Language;
  /** `https://shop.example` */
  readonly origin: string;
  /** Path with query as the router sees it. */
  readonly url: string;
  readonly path: string;
  readonly search: string;
}

/** O-02: the store of a Host header. A proxy in front passes that header on: no other one is believed. */
export const storeOfHost = (hosts: ReadonlyMap<string, string>, host: string): string =>
  hosts.get(host.replace(/:\d+$/, '').toLowerCase()) ?? MAIN_STORE;

export interface VisitorRequest {
  readonly origin: string;
  readonly url: string;
  readonly host: string;
  readonly cookie: string | undefined;
}

/** Who asks, as far as pages may depend on it: store, language, path and query. */
export const readVisitor = (hosts: ReadonlyMap<string, string>, { url, host, cookie, origin }: VisitorRequest): Visitor => {
  const at = url.indexOf('?');
  const path = at === -1 ? url : url.slice(0, at);
  const search = at === -1 || at === url.length - 1 ? '' : url.slice(at);
  return { store: storeOfHost(hosts, host), language: languageFromCookies(cookie), origin, url: path + search, path, search };
};

export interface LanguageChoice {
  /** The visitor without the parameter, in the language that it names. */
  readonly visitor: Visitor;
  readonly cookie: string;
}

const YEAR_SECONDS = 31_536_000;

/**
 * `?lang=ua` or `?lang=pl`: the page in that language, and the cookie that keeps it. It is the language link that works without scripts, and
 * the address by which search engines know a page in Ukrainian (J-202).
 */
export const languageChoice = (visitor: Visitor): LanguageChoice | null => {
  const params = new URLSearchParams(visitor.search);
  const language = parseLanguage(params.get('lang'));
  if (language === undefined) return null;
  params.delete('lang');
  const search = params.size === 0 ? '' : `?${params.toString()}`;
  const value = formatTranslationCookie(language);
  const cookie = `${TRANSLATION_COOKIE}=${value ?? ''}; Path=/; SameSite=Lax; Max-Age=${value === undefined ? 0 : YEAR_SECONDS}`;
  // `//host` and `/\\host` would lead to another site
  const path = visitor.path.replace(/^[/\\]+/, '/');
  return { visitor: { ...visitor, language, path, search, url: path + search }, cookie };
};
