import { describe, expect, it } from '@jest/globals';
import { EVERYTHING, NECESSARY } from './consent.ts';
import { recordDecision } from './record-decision.ts';
import { TEXT_VERSION } from './texts.ts';

const circumstances = { id: '6f0c2a52-6f0d-4b0e-9c53-0a1b2c3d4e5f', language: 'ua', storeCode: 'amperio' } as const;

describe('[J-72] the consent log', () => {
  it('is told what is allowed, under which words, of which store', async () => {
    const sent: unknown[] = [];
    const fetch = (url: unknown, { headers, body, keepalive }: RequestInit = {}) => {
      sent.push(url, headers, JSON.parse(String(body)), keepalive);
      return Promise.resolve(new Response(null, { status: 204 }));
    };
    await recordDecision({ ...EVERYTHING, marketing: false }, circumstances, fetch);
    expect(sent).toEqual([
      `/rest/V1/consents/${circumstances.id}`,
      { 'content-type': 'application/json', store: 'amperio' },
      { analytics: true, functional: true, marketing: false, text_version: TEXT_VERSION, language: 'ua' },
      true,
    ]);
  });

  it('that cannot be reached harms nobody', async () => {
    await expect(recordDecision(NECESSARY, circumstances, () => Promise.reject(new TypeError('offline')))).resolves.toBeUndefined();
  });
});
