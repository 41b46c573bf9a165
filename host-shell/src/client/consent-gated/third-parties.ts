import type { ConsentState, Language } from 'shared-contracts';
import * as v from 'valibot';
import {
  partiesSchema,
  partyNames,
  partyOf,
  type PartyAddresses,
  type PartyName,
  type PageThirdParties,
} from '../../third-parties/known-parties.ts';

/** The third parties of the document; none when its attribute is missing or invalid. */
export const readParties = (json: string | undefined): PageThirdParties => {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), partiesSchema), json);
  return read.success ? read.output : {};
};

interface AllowedParty {
  readonly name: PartyName;
  readonly form: 'script' | 'post';
  readonly address: string;
}

/** The parties that may be used now, with their addresses. */
export const allowedParties = (parties: PartyAddresses, allowed: ConsentState, pageLanguage: Language): readonly AllowedParty[] =>
  partyNames.flatMap((name) => {
    const address = parties[name];
    const { purpose, form, language = pageLanguage } = partyOf(name);
    // Who is asked for something is asked where the answer is needed.
    return address === undefined || !allowed[purpose] || language !== pageLanguage ? [] : [{ name, form, address }];
  });

const isScript = (name: PartyName): boolean => partyOf(name).form === 'script';

/** Whether a document with these parties may load any script of theirs. */
export const hasScripts = ({ feedbackOrigins, ...parties }: PageThirdParties): boolean =>
  feedbackOrigins !== undefined || partyNames.some((name) => isScript(name) && parties[name] !== undefined);

/** Whether a script is at an address that the settings name, or at one of the origins that feedback scripts may come from (S-43). */
export const isKnownScript = ({ feedbackOrigins = [], ...parties }: PageThirdParties, url: string): boolean =>
  feedbackOrigins.includes(URL.parse(url)?.origin ?? '') || partyNames.some((name) => isScript(name) && parties[name] === url);
