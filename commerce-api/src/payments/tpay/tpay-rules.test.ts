import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { groszeOf, zlotyOf } from './amounts.ts';
import { parseNotification } from './notification.ts';
import { isOwn } from './signature.ts';

describe('a sum at Tpay', () => {
  it('[J-281] is written in złoty and read in grosze without a difference', () =>
    fc.assert(fc.property(fc.integer({ min: 1, max: 99_999_999_999 }), (sum) => expect(groszeOf(zlotyOf(sum))).toBe(sum))));

  it.each([
    ['144.69', 14_469],
    ['144.6', 14_460],
    [144, 14_400],
    ['1e3', undefined],
    ['-1', undefined],
    ['1.234', undefined],
    ['', undefined],
  ])('[J-281] of %p złoty is %p grosze', (zloty, sum) => expect(groszeOf(zloty)).toBe(sum));
});

describe('a notification of Tpay', () => {
  const fields = {
    id: '12345',
    tr_id: 'TR-1234-89012345678901234567890',
    tr_amount: '144.69',
    tr_crc: 'p1.1',
    tr_paid: '144.69',
    tr_status: 'TRUE',
    tr_error: 'none',
    // md5('12345' 'TR-1234-89012345678901234567890' '144.69' 'p1.1' '1234567890')
    md5sum: '38cf95fd1e50da83eecea0d670131a83',
  };
  const bodyOf = (changes: object = {}): string => new URLSearchParams({ ...fields, ...changes }).toString();

  it('[J-281] [J-33] is this shop’s by the checksum with its security code', () => {
    expect(isOwn(fields, '1234567890')).toBe(true);
    expect(isOwn(fields, '0987654321')).toBe(false);
    expect(isOwn({ ...fields, tr_amount: '144.70' }, '1234567890')).toBe(false);
    expect(parseNotification(bodyOf(), '0987654321')).toBeUndefined();
  });

  it('[J-281] says what was paid: no more than was asked, and less when less came', () => {
    const paid = { of: { paymentId: 'p1', attempt: 1 }, notification: { id: 'p1', status: 'paid', failure: null, amount: 14_469 } };
    expect(parseNotification(bodyOf(), '1234567890')).toEqual(paid);
    expect(parseNotification(bodyOf({ tr_paid: '150.00', tr_error: 'overpay' }), '1234567890')).toEqual(paid);
    expect(parseNotification(bodyOf({ tr_paid: '100.00', tr_error: 'surcharge' }), '1234567890')).toMatchObject({
      notification: { amount: 10_000 },
    });
  });

  it('[J-281] of money that went back, or of something else, says nothing', () => {
    expect(parseNotification(bodyOf({ tr_status: 'CHARGEBACK' }), '1234567890')).toBe('nothing');
    expect(parseNotification('type=tokenization', '1234567890')).toBe('nothing');
    expect(parseNotification('', '1234567890')).toBe('nothing');
  });
});
