import { describe, expect, it } from '@jest/globals';
import { createAnalytics, pushConsent, VIRTUAL_PAGES } from 'shared-contracts/analytics';
import { measurementOf, onPush, postMeasurement } from './measurement.ts';

const measured = (entry: unknown): unknown => {
  const body = measurementOf(entry, 'browser-1');
  return body === null ? null : JSON.parse(body);
};
const event = (name: string, params: object) => ({ client_id: 'browser-1', events: [{ name, params }] });

describe('[X-04] [J-74] the measurement protocol', () => {
  it('is told of page views, virtual ones, shown errors and web vitals', () => {
    const queue: unknown[] = [];
    const bodies: unknown[] = [];
    onPush(queue, (entry) => bodies.push(measured(entry)));
    const { push, virtualPageView, errorShown } = createAnalytics(queue);
    push({ event: 'pageView', pageType: 'home', pagePath: '/' });
    virtualPageView(VIRTUAL_PAGES.payment);
    errorShown('Konto jan@example.com już istnieje');
    push({ event: 'webVital', name: 'CLS', value: 0.01 });
    expect(bodies).toEqual([
      event('page_view', { page_type: 'home', page_path: '/' }),
      event('page_view', { page_path: '/checkout/cart/payment/' }),
      event('error_shown', { content: 'Konto * już istnieje' }),
      event('web_vital', { metric: 'CLS', value: 0.01 }),
    ]);
    expect(queue).toHaveLength(4);
  });

  it('is not told what others put into the data layer', () => {
    const queue: unknown[] = [];
    pushConsent(queue, 'default', { necessary: true, functional: false, analytics: false, marketing: false });
    for (const entry of [...queue, { event: 'gtm.js' }, { event: 'pageView' }, 'text', null]) expect(measured(entry)).toBeNull();
  });

  it('is posted to without cookies and referrer, and nobody minds when it fails', async () => {
    const sent: unknown[] = [];
    const fetch = (url: unknown, options: RequestInit = {}): Promise<Response> => {
      const { signal, ...rest } = options;
      sent.push(url, rest, signal instanceof AbortSignal);
      return Promise.reject(new TypeError('offline'));
    };
    await expect(postMeasurement('https://m.example/collect', '{}', fetch)).resolves.toBeUndefined();
    const privacy = { mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer' };
    expect(sent).toEqual(['https://m.example/collect', { method: 'POST', body: '{}', keepalive: true, ...privacy }, true]);
  });
});
