/** Texts of one package: a Polish catalogue bundled with the code, and a Ukrainian one that is loaded before it is rendered. */
import { type CompiledMessage, type MessageValues, createMessageFormatter } from './format-message.ts';
import type { Language } from './language.ts';

/** Returns one text of a package in the language of the page. */
export type Translate<Key extends string> = (key: Key, values?: MessageValues) => string;

export interface Texts<Key extends string = string> {
  /** Makes the language ready for rendering: this package's catalogue and those it was defined `with`. A failed load can be repeated. */
  load(language: Language): Promise<void>;
  isLoaded(language: Language): boolean;
  /** The translate function of a loaded language; before that, the Polish one. */
  translator(language: Language): Translate<Key>;
}

type Catalogue<Key extends string = string> = Readonly<Record<Key, string>>;
/** The build (webpack loader, jest transform) replaces every text by its compiled form. */
type CompiledCatalogue = Readonly<Record<string, CompiledMessage>>;

export interface TextSources<Key extends string> {
  readonly pl: Catalogue<Key>;
  /** `() => import('./ua.json')`: a key that is missing there is a type error here. */
  readonly ua: () => Promise<{ readonly default: Catalogue<NoInfer<Key>> }>;
  /** Texts of parts that this package shows, to be loaded along. */
  readonly with?: readonly Pick<Texts, 'load' | 'isLoaded'>[];
}

/** React's `use` reads a promise with these fields without suspending. */
const FULFILLED = { status: 'fulfilled', value: undefined } as const;

/**
 * Defines the texts of a package from its catalogues `i18n/pl.json` and `i18n/ua.json` (ICU messages, flat keys).
 * What it keeps is only what it has loaded: catalogues are the same for every request and shopper.
 */
export function defineTexts<Key extends string>(sources: TextSources<Key>): Texts<Key> {
  const polish = createTranslator<Key>(sources.pl as CompiledCatalogue, 'pl'); // compiled by the catalogue loader
  const parts = sources.with ?? [];
  let ukrainian: Translate<Key> | undefined;
  let loading: Promise<void> | undefined;

  async function loadUkrainian(): Promise<void> {
    const [catalogue] = await Promise.all([sources.ua(), ...parts.map((part) => part.load('ua'))]);
    // Compiled by the catalogue loader.
    ukrainian = createTranslator<Key>({ ...(sources.pl as CompiledCatalogue), ...(catalogue.default as CompiledCatalogue) }, 'ua');
  }

  return {
    load(language) {
      if (language === 'pl') return Promise.resolve();
      if (loading !== undefined) return loading;
      // The same promise before and after: a part that has waited for it is rendered again with it.
      const started: Promise<void> = loadUkrainian().then(
        () => void Object.assign(started, FULFILLED),
        (error: unknown) => {
          loading = undefined;
          throw error;
        },
      );
      loading = started;
      return started;
    },
    isLoaded: (language) => language === 'pl' || ukrainian !== undefined,
    translator: (language) => (language === 'ua' && ukrainian) || polish,
  };
}

function createTranslator<Key extends string>(catalogue: CompiledCatalogue, language: Language): Translate<Key> {
  const formatter = createMessageFormatter(language);
  return (key, values) => {
    const message = catalogue[key];
    return message === undefined ? key : formatter.format(message, values);
  };
}
