/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://sklep.example/"}
 */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { browserPage } from './browser-page.ts';
import { translationCookie } from './language/language-switch.ts';

afterEach(() => void jest.restoreAllMocks());

describe('[J-97] [T-12] a cookie that a page writes', () => {
  it('goes over https alone where the shop has it', () => {
    const written = jest.spyOn(document, 'cookie', 'set');
    browserPage.setCookie(translationCookie('ua'));
    expect(written).toHaveBeenCalledWith('translation=%7B%22language%22%3A%22ua%22%7D; Path=/; SameSite=Lax; Max-Age=31536000; Secure');
  });
});
