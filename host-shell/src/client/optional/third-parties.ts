import type { ConsentState, Language } from 'shared-contracts';
import * as v from 'valibot';
import { partiesSchema, partyNames, partyOf, type PartyAddresses, type PartyName } from '../../third-parties/known-parties.ts';

/** What the document says of third parties; none when it says nothing of use. */
export const readParties = (told: string | undefined): PartyAddresses => {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), partiesSchema), told);
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
    return address === undefined || !allowed[purpose] || language !== pageLanguage ? [] : [{ name, form, address }];
  });

/** Addresses of the scripts among them. */
export const scriptAddresses = (parties: PartyAddresses): readonly string[] =>
  partyNames.flatMap((name) => {
    const address = parties[name];
    return address === undefined || partyOf(name).form !== 'script' ? [] : [address];
  });
