import { LANGUAGES, type Language } from 'shared-contracts';
import { PARTY_POLICY, partyNames, partyOf, type PartyAddresses, type PartyName } from '../../../third-parties/known-parties.ts';
import type { PartyPolicy } from '../../http/security.ts';

/** The third parties of a shop, as its settings name them. */
export interface ThirdParties {
  readonly addresses: PartyAddresses;
  /** Where their scripts send to beside the origins that they come from. */
  readonly origins: readonly string[];
  /** From where a feedback script may come (S-43); which one it is, the commerce server tells late. */
  readonly feedbackOrigins: readonly string[];
  /** Trusted Types policies that they make for themselves. */
  readonly policies: readonly string[];
}

/** The third parties of a document, for the document and for its policy. */
export interface PageParties {
  /** JSON for the browser; undefined where the page has none. */
  readonly json?: string;
  readonly policy: PartyPolicy;
}

export const NO_PARTIES: PageParties = { policy: { origins: [], policies: [] } };

/** The third parties of pages in one language. Decisions about cookies differ by visitor: the page itself goes by them. */
const pageParties = ({ addresses, origins, feedbackOrigins, policies }: ThirdParties, pageLanguage: Language): PageParties => {
  const used = partyNames.flatMap((name): readonly (readonly [PartyName, string])[] => {
    const address = addresses[name];
    const { language = pageLanguage } = partyOf(name);
    return address === undefined || language !== pageLanguage ? [] : [[name, address]];
  });
  if (used.length === 0 && feedbackOrigins.length === 0) return NO_PARTIES;
  const hasScripts = feedbackOrigins.length > 0 || used.some(([name]) => partyOf(name).form === 'script');
  return {
    json: JSON.stringify({ ...Object.fromEntries(used), ...(feedbackOrigins.length > 0 ? { feedbackOrigins } : {}) }),
    policy: {
      origins: [...new Set([...used.map(([, address]) => new URL(address).origin), ...feedbackOrigins, ...origins])],
      policies: hasScripts ? [PARTY_POLICY, ...policies] : [],
    },
  };
};

/** the third parties of pages by language; computed once. */
export const partiesByLanguage = (parties: ThirdParties): ((language: Language) => PageParties) => {
  const known = new Map(LANGUAGES.map((language) => [language, pageParties(parties, language)]));
  return (language) => known.get(language) ?? NO_PARTIES;
};
