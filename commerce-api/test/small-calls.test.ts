/** Small independent calls of the REST interface. */
import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { cartShop } from './support/carts.ts';

const shop = cartShop();

describe('small calls', () => {
  it('[A-59] the version is plain text', async () => {
    const response = await fetch(`${shop.server.url}/check-version`);
    expect(response.headers.get('content-type')).toContain('text/plain');
    expect(await response.text()).toBe('2.236.0');
  });

  it('[A-60] dedicated content has the script and the flag', async () => {
    expect(await shop.server.rest.dedicatedContent()).toMatchObject({
      ok: true,
      value: { jiraScript: '', promotion_archive: expect.any(Boolean) },
    });
  });

  it('[A-61] client errors are taken', async () => {
    expect(await shop.server.rest.reportErrors([{ message: 'x is not a function' }])).toMatchObject({ ok: true });
  });

  it('[A-58] session refreshes update one visit: its origin stays, its present address changes', async () => {
    const utm = { utm_source: 'list', utm_medium: 'e-mail', utm_campaign: '' };
    const session = { session_id: 'browser-of-today', referer: 'https://blog.example', search_params: 'order=price', ...utm };
    expect(await shop.server.rest.refreshSession({ ...session, url: '/agd.html' })).toMatchObject({ ok: true });
    const later = { ...session, referer: '', search_params: '', utm_source: '', utm_medium: '', url: '/checkout/cart' };
    expect(await shop.server.rest.refreshSession(later)).toMatchObject({ ok: true });
    expect(await (await fetch(`${shop.server.url}/dev/visits/browser-of-today`)).json()).toEqual({
      store_code: 'amperio',
      refreshes: 2,
      url: '/checkout/cart',
      came_by: { referer: 'https://blog.example', search_params: 'order=price', ...utm },
    });
  });

  it.each([{}, { session_id: 'x' }, { session_id: 'browser-of-today', url: 'a'.repeat(2001) }, { session_id: 'browser-of-today', url: 7 }])(
    '[A-58] an invalid refresh is refused: %j',
    async (body) => expect(await shop.server.rest.refreshSession(body)).toMatchObject({ ok: false, error: { status: 400 } }),
  );

  it('[J-72] decisions about cookies are logged with what is allowed, when, and under which words, for each browser alone', async () => {
    const [visitor, other] = [randomUUID(), randomUUID()];
    const decide = async (body: object): Promise<number> =>
      (
        await fetch(`${shop.server.url}/rest/V1/consents/${visitor}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', store: 'amperio_pro' },
          body: JSON.stringify(body),
        })
      ).status;
    const decisionsOf = async (id: string): Promise<unknown> => (await fetch(`${shop.server.url}/rest/V1/consents/${id}`)).json();
    const all = { analytics: true, functional: true, marketing: true, text_version: '1', language: 'pl' };
    const fewer = { ...all, analytics: false, marketing: false, text_version: '2', language: 'ua' };
    expect([await decide(all), await decide(fewer), await decide({ ...all, text_version: '' })]).toEqual([204, 204, 400]);
    const about = { store_code: 'amperio_pro', decided_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) };
    expect(await decisionsOf(visitor)).toEqual([
      { ...fewer, ...about },
      { ...all, ...about },
    ]);
    expect(await decisionsOf(other)).toEqual([]);
  });

  it('an unknown address answers {message, code, trace}', async () => {
    const response = await fetch(`${shop.server.url}/rest/V1/nic`);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'not_found', trace: expect.any(String) });
  });
});
