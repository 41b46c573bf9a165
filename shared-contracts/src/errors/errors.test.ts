import { describe, expect, it } from '@jest/globals';

import { SIGNED_IN_ONLY_MESSAGE, errorId, isIgnoredError, isWrongCart, parseApiError, reactionToUnauthorized } from './index.ts';

describe('errors of the API', () => {
  it('[E-01] message, code, trace and parameters are read and the status is kept', () => {
    const body = { message: 'Nieznany produkt.', code: 'unknown_sku', trace: 'a1', parameters: { sku: 'X' } };
    expect(parseApiError(422, body)).toEqual({ kind: 'http', status: 422, ...body });
  });

  it.each([undefined, null, 'Bad gateway', 7, [], {}, { message: {}, code: null, parameters: [] }])(
    '[E-01] the body %p gives empty fields',
    (body) => {
      expect(parseApiError(502, body)).toEqual({ kind: 'http', status: 502, message: '', code: '', trace: '', parameters: {} });
    },
  );

  it('[E-03] [C-15] 407 in the body means a wrong cart, HTTP 407 does not', () => {
    expect(isWrongCart(parseApiError(400, { code: 407 }))).toBe(true);
    expect(isWrongCart(parseApiError(400, { code: '407' }))).toBe(true);
    expect(isWrongCart(parseApiError(407, {}))).toBe(false);
    expect(isWrongCart(parseApiError(407, { code: 407 }))).toBe(false);
  });

  it('[U-08] [O-15] the answer for signed-in shoppers only is ignored; another 401 ends a session that exists', () => {
    expect(reactionToUnauthorized({ status: 401, message: `${SIGNED_IN_ONLY_MESSAGE}.`, hasToken: true })).toBe('ignore');
    expect(reactionToUnauthorized({ status: 400, message: SIGNED_IN_ONLY_MESSAGE, hasToken: false })).toBe('ignore');
    expect(reactionToUnauthorized({ status: 401, message: 'x', hasToken: true })).toBe('session-expired');
    expect(reactionToUnauthorized({ status: 401, message: 'x', hasToken: false })).toBe('ignore');
    expect(reactionToUnauthorized({ status: 403, message: 'x', hasToken: true })).toBe('none');
  });
});

describe('errors of the browser', () => {
  it('[E-21] tag manager, the named slider and missing globals of third parties are ignored', () => {
    expect(isIgnoredError({ message: 'Script error', source: 'https://t.example/gtm.js?id=1' })).toBe(true);
    expect(isIgnoredError({ message: 'x', stack: 'Error: x\n    at a (slider.min.js:1:2)' })).toBe(true);
    expect(isIgnoredError({ message: 'Uncaught ReferenceError: fbq is not defined' })).toBe(true);
    expect(isIgnoredError({ message: 'ReferenceError: cart is not defined' })).toBe(false);
    expect(isIgnoredError({ message: 'price is wrong' })).toBe(false);
  });

  it('[E-20] the same error has the same id', () => {
    const first = { message: 'x', stack: 'Error: x\n    at pay (main.js:10:5)' };
    expect(errorId(first)).toBe(errorId({ ...first, stack: 'Error: x\n    at pay (main.js:99:1)' }));
    expect(errorId(first)).not.toBe(errorId({ ...first, message: 'y' }));
  });
});
