import type { ConsentState, Language } from 'shared-contracts';
import { TEXT_VERSION } from './texts.ts';

interface Circumstances {
  /** Of this browser in the consent log. */
  readonly id: string;
  readonly language: Language;
  readonly storeCode: string;
}

/**
 * A random UUID (version 4) that stands for a browser in the consent log.
 * @param random gives that many random bytes
 */
export const newConsentId = (random: (length: number) => Uint8Array): string => {
  const bytes = random(16);
  const hex = Array.from(bytes, (byte, at) =>
    (at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte).toString(16).padStart(2, '0'),
  ).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};

/** J-72: adds a decision to the shop's consent log. When the shop cannot be reached, the browser's copy stands alone. */
export const recordDecision = async (
  { analytics, functional, marketing }: ConsentState,
  { id, language, storeCode }: Circumstances,
  fetch: typeof window.fetch = window.fetch.bind(window),
): Promise<void> => {
  const body = JSON.stringify({ analytics, functional, marketing, text_version: TEXT_VERSION, language });
  const headers = { 'content-type': 'application/json', store: storeCode };
  // It outlives the document: a withdrawn decision reads the page again at once.
  await fetch(`/rest/V1/consents/${id}`, { method: 'POST', headers, body, keepalive: true }).catch(() => {});
};
