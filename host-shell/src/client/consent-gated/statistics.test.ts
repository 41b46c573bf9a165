/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { SessionRefresh } from 'shared-contracts/live';
import { combineRoute } from '../../app/resolved-page.ts';
import { postSession, sendStatistics } from './statistics.ts';

const minutes = (count: number): number => count * 60_000;

const setUp = ({ cookies = 'user_uuid=browser-1', referrer = '', pathname = '/agd', search = '' } = {}) => {
  const state = { isOpen: false, isAllowed: true, cookies, pathname };
  const sent: unknown[] = [];
  const posted: SessionRefresh[] = [];
  sendStatistics({
    resolver: { resolve: (path) => Promise.resolve(combineRoute(path, '', null)) },
    where: () => ({ pathname: state.pathname, search, origin: 'https://sklep.example' }),
    cookies: () => state.cookies,
    referrer,
    socket: {
      send: (message) => {
        if (state.isOpen) sent.push(message);
        return state.isOpen;
      },
    },
    post: (data) => void posted.push(data),
    isAllowed: () => state.isAllowed,
  });
  return { state, sent, posted };
};

const nothingElse = { referer: '', search_params: '', utm_source: '', utm_medium: '', utm_campaign: '' };

describe('[J-89] the statistics of a visit', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('[A-58] [N-12] are refreshed at the start and every ten minutes', async () => {
    const { state, posted } = setUp();
    await jest.advanceTimersByTimeAsync(0);
    expect(posted).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(minutes(10) - 1);
    expect(posted).toHaveLength(1);
    state.pathname = '/kontakt';
    await jest.advanceTimersByTimeAsync(1);
    expect(posted.map(({ url }) => url)).toEqual(['/agd', '/kontakt']);
  });

  it('[L-10] go by the socket while it is open, and by REST while it is not', async () => {
    const { state, sent, posted } = setUp();
    await jest.advanceTimersByTimeAsync(0);
    state.isOpen = true;
    state.pathname = '/kontakt';
    await jest.advanceTimersByTimeAsync(minutes(10));
    expect([sent, posted.length]).toEqual([
      [{ action: 'refreshSession', data: { session_id: 'browser-1', url: '/kontakt', ...nothingElse } }],
      1,
    ]);
    state.isOpen = false;
    await jest.advanceTimersByTimeAsync(minutes(10));
    expect([sent.length, posted.length]).toEqual([1, 2]);
  });

  it('[A-58] tell where the visit has come from, and nothing of who it is', async () => {
    const { posted } = setUp({
      pathname: '/checkout/success/10/abcdef',
      search: '?order=price&query=jan@example.com',
      cookies: 'user_uuid=browser-1; utm_source=list; utm_medium=e-mail; utm_campaign=%C5%BC%20%',
      referrer: 'https://szukaj.example/wyniki?q=jan',
    });
    await jest.advanceTimersByTimeAsync(0);
    expect(posted).toEqual([
      {
        session_id: 'browser-1',
        url: '/checkout/success/*/*',
        referer: 'https://szukaj.example',
        search_params: 'order=price&query=*',
        utm_source: 'list',
        utm_medium: 'e-mail',
        utm_campaign: '', // nobody can read it
      },
    ]);
  });

  it.each(['https://sklep.example/agd', '', 'about:blank'])('a visit that %j has opened has come from nowhere else', async (referrer) => {
    const { posted } = setUp({ referrer });
    await jest.advanceTimersByTimeAsync(0);
    expect(posted[0]?.referer).toBe('');
  });

  it('are not told without consent to analytics, which the number of the browser stands for as well', async () => {
    const { state, posted } = setUp();
    await jest.advanceTimersByTimeAsync(0);
    state.isAllowed = false;
    await jest.advanceTimersByTimeAsync(minutes(10));
    state.isAllowed = true;
    state.cookies = 'utm_source=list';
    await jest.advanceTimersByTimeAsync(minutes(10));
    expect(posted).toHaveLength(1);
  });

  it('are posted with the store, and nobody minds when that fails', async () => {
    const asked: unknown[] = [];
    const fetch = (url: unknown, options: unknown): Promise<Response> => {
      asked.push(url, options);
      return Promise.reject(new TypeError('offline'));
    };
    const data = { session_id: 'browser-1', url: '/', ...nothingElse };
    await expect(postSession(data, 'amperio_pro', fetch)).resolves.toBeUndefined();
    expect(asked).toEqual([
      '/rest/V1/statistics/refreshSession',
      { method: 'POST', headers: { 'content-type': 'application/json', store: 'amperio_pro' }, body: JSON.stringify(data) },
    ]);
  });
});
