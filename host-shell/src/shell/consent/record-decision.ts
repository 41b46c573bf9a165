import type { ConsentState, Language } from 'shared-contracts';
import { TEXT_VERSION } from './texts.ts';

interface Circumstances {
  /** Of this browser in the consent log. */
  readonly id: string;
  readonly language: Language;
  readonly storeCode: string;
}

/** J-72: adds a decision to the shop's consent log. When the shop cannot be reached, there is only the browser's copy. */
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
