import type { UrlType } from '../model/index.ts';
import type { TranslationProvider } from './translate.ts';

/** Title and description of a Ukrainian page; without a description, the translation of its Polish one is used. */
export interface UkrainianPageHead {
  readonly title: string;
  readonly description?: string;
}

/** The head of a Ukrainian page about something with a name; undefined where the page has a text of its own. */
export type UkrainianHead = (type: UrlType, name: string, store: string) => UkrainianPageHead | undefined;

/** The texts that a shop brings for its Ukrainian pages. */
export interface ShopTexts {
  /** Puts the editors' own translations before those of a provider. */
  withEditorTexts(provider: TranslationProvider | undefined): TranslationProvider;
  readonly ukrainianHead: UkrainianHead;
  /** Whether a text is a name or a code that is the same in both languages, and so never marked as Polish. */
  isName(text: string): boolean;
  /** The built-in dictionary; it is loaded only when a setting names it. */
  loadDictionary(): Promise<TranslationProvider>;
}
