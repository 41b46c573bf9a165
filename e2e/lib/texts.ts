import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from 'shared-contracts';

/** A package, or a part of it that has texts of its own (`mfe-catalog/product`: those in its folder `product`). */
export type TextOwner =
  | 'host-shell'
  | 'host-shell/metadata'
  | 'host-shell/newsletter'
  | 'host-shell/views'
  | 'host-shell/whole'
  | 'shared-ui'
  | 'mfe-catalog'
  | 'mfe-catalog/compare'
  | 'mfe-catalog/manufacturer'
  | 'mfe-catalog/product'
  | 'mfe-catalog/reminder'
  | 'mfe-catalog/questions'
  | 'mfe-catalog/reviews'
  | 'mfe-catalog/written'
  | 'mfe-catalog/search'
  | 'mfe-catalog/on-demand'
  | 'mfe-cart-checkout'
  | 'mfe-cart-checkout/checkout'
  | 'mfe-cart-checkout/delivery-date'
  | 'mfe-cart-checkout/gift-cards'
  | 'mfe-cart-checkout/order'
  | 'mfe-cart-checkout/reservation'
  | 'mfe-cart-checkout/service'
  | 'mfe-account'
  | 'mfe-account/account'
  | 'mfe-account/orders'
  | 'mfe-account/security'
  | 'mfe-account/factor'
  | 'mfe-account/privacy'
  | 'mfe-account/code'
  | 'mfe-account/complaints'
  | 'mfe-account/neoportal'
  | 'mfe-account/pickup'
  | 'mfe-account/shop-reviews'
  | 'mfe-account/surveys'
  | 'mfe-account/withdrawal'
  | 'mfe-account/wishlist'
  | 'mfe-account/written'
  | 'mfe-content'
  | 'mfe-content/pages'
  | 'mfe-content/archive'
  | 'mfe-content/promo-paper'
  | 'mfe-content/contact'
  | 'mfe-content/report-error'
  | 'mfe-content/shops';

type Catalogue = Readonly<Record<string, string>>;

const root = join(import.meta.dirname, '../..');

/** Owners whose texts are spread over several catalogues: glob patterns of their folders. */
const wholes: Partial<Record<TextOwner, string>> = {
  'shared-ui': 'shared-ui/src/**',
  'host-shell': 'host-shell/src/{,shell/layer-texts/}',
};

const read = (owner: TextOwner, language: Language): Catalogue => {
  const [name = '', part] = owner.split('/');
  // Texts that are loaded at the start and later are merged.
  const whole = wholes[owner];
  if (whole !== undefined) {
    const files = globSync(`${whole}/i18n/${language}.json`, { cwd: root });
    return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Catalogue)) as Catalogue; // as below
  }
  const pattern = part === undefined ? `${name}/src/i18n/${language}.json` : `${name}/src/**/${part}/i18n/${language}.json`;
  const [file] = globSync(pattern, { cwd: root });
  if (file === undefined) throw new Error(`there is no ${pattern}`);
  return JSON.parse(readFileSync(join(root, file), 'utf8')) as Catalogue; // held to this shape by the package's own tests
};

/** Escapes a text for a regular expression. */
export const escapePattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Splits a message at its outermost braces: plain text and contents of braces alternate. */
const cut = (message: string): string[] => {
  const parts = [''];
  let depth = 0;
  for (const character of message) {
    const outermost = (character === '{' && depth === 0) || (character === '}' && depth === 1);
    depth += character === '{' ? 1 : character === '}' ? -1 : 0;
    if (outermost) parts.push('');
    else parts.push(`${parts.pop() ?? ''}${character}`);
  }
  return parts;
};

/** The source of a regular expression that matches every form of an ICU message. */
const sourceOf = (message: string): string =>
  cut(message)
    .map((part, at) => {
      if (at % 2 === 0) return escapePattern(part).replaceAll('#', '[\\d\\s]+');
      const [, , branches] = /^\s*\w+\s*,\s*(plural|select)\s*,([\s\S]*)$/.exec(part) ?? [];
      if (branches === undefined) return '.*';
      const texts = cut(branches).filter((_, place) => place % 2 === 1);
      return `(?:${texts.map(sourceOf).join('|')})`;
    })
    .join('');

/** The texts of the shop in one language, read from the packages' catalogues: a changed wording breaks no test. */
export class Texts {
  readonly language: Language;
  readonly #catalogues = new Map<TextOwner, Catalogue>();

  constructor(language: Language) {
    this.language = language;
  }

  #message(owner: TextOwner, key: string): string {
    const known = this.#catalogues.get(owner) ?? read(owner, this.language);
    this.#catalogues.set(owner, known);
    const message = known[key];
    if (message === undefined) throw new Error(`${owner} has no text ${key} (${this.language})`);
    return message;
  }

  /** A text with its simple `{name}` placeholders filled. @throws for an unknown key */
  translate(owner: TextOwner, key: string, values: Readonly<Record<string, string | number>> = {}): string {
    return this.#message(owner, key).replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
  }

  /** Matches the whole text with any values of its placeholders. */
  pattern(owner: TextOwner, key: string): RegExp {
    return new RegExp(`^${sourceOf(this.#message(owner, key))}$`);
  }
}
