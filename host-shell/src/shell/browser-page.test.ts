/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://sklep.example/"}
 */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cookieChanges } from '../client/consent-gated/cookies.ts';
import { browserPage } from './browser-page.ts';
import { NECESSARY } from './consent/consent.ts';
import { translationCookie } from './language/language-switch.ts';

afterEach(() => void jest.restoreAllMocks());

/** Every cookie of the pages, as their rules give it. */
const cookies: readonly (readonly [string, (set: (text: string) => unknown) => unknown])[] = [
  ['translation=%7B%22language%22%3A%22ua%22%7D; Path=/; SameSite=Lax; Max-Age=31536000', (set) => set(translationCookie('ua'))],
  [
    'user_uuid=id-1; Max-Age=86400; Path=/; SameSite=Lax',
    (set) => cookieChanges({ allowed: { ...NECESSARY, analytics: true }, cookies: '', landing: '', newId: () => 'id-1' }).map(set),
  ],
];

describe('[J-97] [T-12] [T-14] a cookie that a page writes', () => {
  it.each(cookies)('goes over https alone where the shop has it: %s', (text, write) => {
    const written = jest.spyOn(document, 'cookie', 'set');
    write(browserPage.setCookie);
    expect(written.mock.calls).toEqual([[`${text}; Secure`]]);
  });
});
