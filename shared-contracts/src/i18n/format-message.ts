/**
 * Formats messages that Lingui's `compileMessage` has compiled at build time: a text, or a list of texts and tokens.
 * Only this interpreter travels to the browser (Lingui's own runtime with catalogues and events is five times as big).
 */
import { type Grosze, formatMoney, groupDigits } from '../money/index.ts';
import { type Language, intlLocale } from './language.ts';

export type MessageValue = string | number | Date;
export type MessageValues = Readonly<Record<string, MessageValue | undefined>>;

type Cases = Readonly<Record<string, CompiledMessage | number | undefined>>;
type Token = string | readonly [name: string, type?: string, format?: string | Cases];
export type CompiledMessage = string | readonly Token[];

export interface MessageFormatter {
  readonly language: Language;
  /** Formats one compiled message with its values. A value that is missing leaves nothing in its place. */
  format(message: CompiledMessage, values?: MessageValues): string;
}

/** Numbers as both languages write them: grouped by non-breaking spaces, decimal comma. */
export function formatNumber(value: number): string {
  const [whole = '', fraction] = String(Math.abs(value)).split('.');
  return `${value < 0 ? '-' : ''}${groupDigits(whole)}${fraction === undefined ? '' : `,${fraction}`}`;
}

const DATE_STYLES: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  short: { day: '2-digit', month: '2-digit', year: 'numeric' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
};

type DateStyle = 'short' | 'long' | 'full';

/** Each format is made when first needed and kept: to make one takes a hundred times as long as to use it. */
function createDateFormats(): (language: Language, style: DateStyle) => Intl.DateTimeFormat {
  const made = new Map<string, Intl.DateTimeFormat>();
  return (language, style) => {
    const key = `${language} ${style}`;
    let format = made.get(key);
    if (format === undefined) {
      format = new Intl.DateTimeFormat(intlLocale(language), { ...DATE_STYLES[style], timeZone: 'Europe/Warsaw' });
      made.set(key, format);
    }
    return format;
  };
}

const dateFormat = /* @__PURE__ */ createDateFormats();

/** A day as shoppers in Poland read it, whatever the clock of the server or browser: `20 listopada 2026`. */
export function formatDate(value: Date | number | string, language: Language, style: DateStyle = 'long'): string {
  // The Ukrainian sign of a year stays with its year.
  return dateFormat(language, style).format(new Date(value)).replace(/ р\.$/, '\u00a0р.');
}

/** Counts up to that many are the usual ones; their case is remembered. */
const USUAL_COUNTS = 1_000;

/** Asks for the plural case of a count; a usual one is asked for once. */
function createPluralRules(language: Language, type: Intl.PluralRuleType): (count: number) => string {
  let rules: Intl.PluralRules | undefined;
  const known = new Map<number, string>();
  return (count) => {
    let name = known.get(count);
    if (name === undefined) {
      rules ??= new Intl.PluralRules(intlLocale(language), { type });
      name = rules.select(count);
      if (Number.isInteger(count) && count >= 0 && count < USUAL_COUNTS) known.set(count, name);
    }
    return name;
  };
}

/** Puts values into compiled messages, with the plural forms of a language. */
export function createMessageFormatter(language: Language): MessageFormatter {
  const cardinal = createPluralRules(language, 'cardinal');
  const ordinal = createPluralRules(language, 'ordinal');

  function pluralCase(type: string, count: number, cases: Cases): CompiledMessage | number | undefined {
    const exact = cases[String(count)];
    if (exact !== undefined) return exact;
    const offset = typeof cases['offset'] === 'number' ? cases['offset'] : 0;
    const rules = type === 'plural' ? cardinal : ordinal;
    return cases[rules(count - offset)] ?? cases['other'];
  }

  function formatSimple(type: string | undefined, style: string | undefined, value: MessageValue | undefined): string {
    if (value === undefined) return '';
    if (type === 'number' && typeof value === 'number') {
      // `{price, number, money}`: the value is an amount in grosze, as everywhere.
      return style === 'money' ? formatMoney(value as Grosze) : formatNumber(value);
    }
    if (type === 'date') return formatDate(value, language, style === 'short' || style === 'full' ? style : 'long');
    return String(value);
  }

  function formatToken(token: Token, values: MessageValues, count: number | undefined): string {
    if (typeof token === 'string') return token === '#' && count !== undefined ? formatNumber(count) : token;
    const [name, type, format] = token;
    const value = values[name];
    if (typeof format !== 'object') return formatSimple(type, format, value);
    if (type === 'select') {
      const key = String(value);
      return formatPart(Object.hasOwn(format, key) ? format[key] : format['other'], values, count);
    }
    const offset = typeof format['offset'] === 'number' ? format['offset'] : 0;
    return formatPart(pluralCase(type ?? '', Number(value), format), values, Number(value) - offset);
  }

  function formatPart(message: CompiledMessage | number | undefined, values: MessageValues, count?: number): string {
    if (message === undefined) return '';
    if (typeof message !== 'object') return String(message);
    let text = '';
    for (const token of message) text += formatToken(token, values, count);
    return text;
  }

  return { language, format: (message, values = {}) => formatPart(message, values) };
}
