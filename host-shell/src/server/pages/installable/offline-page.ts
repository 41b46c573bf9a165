import { CART_PATH, htmlLanguage, type Language } from 'shared-contracts';
import { escapeAttribute as escape } from '../html.ts';
import { hashOf } from '../../http/security.ts';
import { BOLT } from './icon-drawing.ts';
import { offlineStyles } from './offline-styles.ts';
import { lookOf } from './store-look.ts';
import { installableTexts } from './texts.ts';

/** An aerial without waves, as on the screen for a lost connection. */
const art = `<svg viewBox="0 0 320 220" class="art" aria-hidden="true"><ellipse cx="160" cy="186" rx="140" ry="22" class="ground"/><rect x="76" y="84" width="168" height="96" rx="14" class="body"/><path d="M160 84l-36-50M160 84l40-44" class="line"/><circle cx="124" cy="34" r="5" class="accent"/><circle cx="200" cy="40" r="5" class="accent"/><rect x="92" y="100" width="108" height="64" rx="8" class="accentLine"/><path d="M104 148c8-24 14 14 22-10s12 14 20-8 12 10 18-4 10 6 22 4" class="quiet"/><circle cx="222" cy="116" r="7" class="line"/><path d="M216 140h12M216 152h12" class="line"/><path d="M246 62c8-10 8-24 0-34M260 70c14-16 14-40 0-56M78 62c-8-10-8-24 0-34" class="quiet"/><path d="M236 22l36 48" class="line"/><circle cx="44" cy="120" r="5" class="promo"/></svg>`;

const logo = `<svg viewBox="0 0 34 34" aria-hidden="true"><rect width="34" height="34" rx="10" class="mark"/><path d="${BOLT}" class="bolt"/></svg>`;

/** What the page shows of its store. */
interface OfflineStore {
  readonly store_code: string;
  readonly store_name: string;
  readonly logo_text: string;
}

export interface OfflinePage {
  readonly html: string;
  readonly policy: string;
}

/**
 * What a browser shows in the place of a page that it cannot have (`worker/offline-page.ts`): no script, nothing to fetch. The
 * first link leads to the address that was asked for, whatever it is.
 */
export const drawOfflinePage = (store: OfflineStore, language: Language): OfflinePage => {
  const look = lookOf(store.store_code);
  const styles = offlineStyles(look);
  const { title, text, 'page.retry': retry, cart, home } = installableTexts[language];
  const name = escape(store.store_name);
  const html = `<!doctype html><html lang="${htmlLanguage(language)}" data-store="${escape(store.store_code)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="robots" content="noindex"><title>${escape(title)} | ${name}</title><style>${styles}</style></head><body><header><a href="/" aria-label="${name}">${logo}<span>${escape(store.logo_text)}</span></a></header><main>${art}<h1>${escape(title)}</h1><p>${escape(text)}</p><nav aria-label="${escape(retry)}"><a href="">${escape(retry)}</a><a href="${CART_PATH}">${escape(cart)}</a><a href="/">${escape(home)}</a></nav></main></body></html>`;
  const policy = `default-src 'none'; style-src ${hashOf(styles)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types`;
  return { html, policy };
};
