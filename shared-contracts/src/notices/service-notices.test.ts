import { describe, expect, it } from '@jest/globals';

import { networkError, parseApiError } from '../errors/api-error.ts';
import { cartNotice, serviceTexts, sessionExpiredNotice } from './index.ts';

describe('notices of services', () => {
  it('[C-16] the shopper is told that an expired cart was replaced', () => {
    expect(cartNotice('cart.expired', 'pl')).toEqual({ type: 'info', topic: 'cart', content: 'Twój koszyk wygasł. Utworzyliśmy nowy.' });
  });

  it('[E-01] the reason of the server is shown, and a text of our own when it gave none', () => {
    expect(cartNotice('cart.addFailed', 'pl', parseApiError(400, { message: 'Brak towaru.' })).content).toBe('Brak towaru.');
    expect(cartNotice('cart.addFailed', 'pl', networkError('x')).content).toMatch(/Nie udało się dodać/);
  });

  it('[E-02] [U-08] the end of the session is a warning in the cart topic', () => {
    expect(sessionExpiredNotice('pl')).toEqual({
      type: 'warning', topic: 'cart', content: 'Twoja sesja wygasła. Zaloguj się ponownie, by przywrócić produkty z Twojego koszyka.',
    });
  });

  it('[I-01] they speak Ukrainian too', async () => {
    await serviceTexts.load('ua');
    expect(cartNotice('cart.expired', 'ua').content).toMatch(/кошика/);
  });
});
