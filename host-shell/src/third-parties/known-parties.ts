import type { ConsentState, Language } from 'shared-contracts';
import * as v from 'valibot';

export type Purpose = Exclude<keyof ConsentState, 'necessary'>;

interface KnownParty {
  /** Nothing of it before this is allowed (∅11). */
  readonly purpose: Purpose;
  /** A script that is loaded into the page, or an address that the page posts to. */
  readonly form: 'script' | 'post';
  /** Only on pages in this language. */
  readonly language?: Language;
}

/** the third parties that a shop may have. Which of them it has is a setting of its host. */
export const knownParties = {
  tagManager: { purpose: 'analytics', form: 'script' },
  personalisation: { purpose: 'marketing', form: 'script' },
  translation: { purpose: 'functional', form: 'script', language: 'ua' },
  measurement: { purpose: 'analytics', form: 'post' },
} as const satisfies Readonly<Record<string, KnownParty>>;

export type PartyName = keyof typeof knownParties;

/** In the order of the table. */
export const partyNames = Object.keys(knownParties) as readonly PartyName[]; // the keys of the object above

export const partyOf = (name: PartyName): KnownParty => knownParties[name];

const address = v.optional(v.string());

/** The content of `<html data-parties>`: the address of each party that its page may use. */
export const partiesSchema = v.object({
  ...({
    tagManager: address,
    personalisation: address,
    translation: address,
    measurement: address,
  } satisfies Readonly<Record<PartyName, typeof address>>),
  /** S-43: where the feedback script may come from that the late settings name; after consent to functional cookies. */
  feedbackOrigins: v.optional(v.array(v.string())),
});

export type PageThirdParties = v.InferOutput<typeof partiesSchema>;

export type PartyAddresses = Readonly<Partial<Record<PartyName, string | undefined>>>;

/** The Trusted Types policy through which the addresses of their scripts go. */
export const PARTY_POLICY = 'amperio-parties';
