import { DEFAULT_LANGUAGE } from 'shared-contracts';
import type { Visitor } from '../../http/visitor.ts';
import { escapeAttribute as escape } from '../html.ts';
import { wholeTexts } from './texts.ts';

/** The parameter that asks for a document of which nothing is left out; `isCampaignParameter` knows it, so it changes nothing else. */
const PARAMETER = 'calosc';

/** J-350: whether an address asks for the document whole, however large it is. */
export const asksForWhole = (search: string): boolean => search.includes(PARAMETER) && new URLSearchParams(search).has(PARAMETER);

/** The address of the whole document; it names the language, because whoever follows the link may keep no cookies. */
export const wholeAddress = ({ path, search, language }: Pick<Visitor, 'path' | 'search' | 'language'>): string => {
  const params = new URLSearchParams(search);
  params.set(PARAMETER, '1');
  if (language !== DEFAULT_LANGUAGE) params.set('lang', language);
  // `//host` would lead to another site
  return `${path.replace(/^[/\\]+/, '/')}?${params.toString()}`;
};

/** J-350: HTML of the link that leads a browser without scripts from a document to what was left out of it. */
export const wayToRest = (visitor: Pick<Visitor, 'path' | 'search' | 'language'>): string =>
  `<a rel="nofollow" href="${escape(wholeAddress(visitor))}">${escape(wholeTexts[visitor.language]['whole.rest'])}</a>`;
