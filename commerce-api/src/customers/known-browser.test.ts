import { describe, expect, it } from '@jest/globals';
import { browserCookie, browserMark, newBrowserMark } from './known-browser.ts';

describe('[J-126] the cookie of a known browser', () => {
  it('comes back as it was set, beside others', () => {
    const mark = newBrowserMark();
    expect(browserMark(`translation=ua; ${browserCookie(mark).split(';')[0]}; a=b`)).toBe(mark);
  });

  it.each([
    undefined,
    '',
    'known_browser=',
    'known_browser=short',
    `known_browser=${'x'.repeat(44)}`,
    `my_known_browser=${'x'.repeat(43)}`,
  ])('is none where a header holds none that the shop makes: %j', (header) => expect(browserMark(header)).toBeUndefined());

  it('goes to the calls of signing in alone, and no script reads it', () =>
    expect(browserCookie('m')).toBe('known_browser=m; Path=/rest/V1/integration/customer; Max-Age=31536000; HttpOnly; SameSite=Strict'));
});
