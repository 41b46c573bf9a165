import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { failureOf } from './failures.ts';
import { pageMethod } from './methods.ts';
import { parseNotification } from './notification.ts';
import { isSigned } from './signature.ts';

const header = (algorithm: string, signature: string): string =>
  `sender=checkout;signature=${signature};algorithm=${algorithm};content=DOCUMENT`;

describe('a notification of PayU', () => {
  // Values of PayU's own library.
  it.each([
    ['MD5', '8375034eb737d520c829fad4026a38aa'],
    ['SHA256', '8b2fd55b48f150347df56ce18d787335f32ced1d67f214016476f7c0a8f09981'],
    ['SHA-256', '8b2fd55b48f150347df56ce18d787335f32ced1d67f214016476f7c0a8f09981'],
    ['SHA384', '219a7029f09ae02ee406a623becca9691557cbf503fe58485cb5a08bf1a2a72f745fbc3e8fb1fa80f824b4f890ad3b35'],
    [
      'SHA512',
      '4f658844a6bc4ed3c4320ecae0dc5e414c4fa2ce07563914cd5069f277ddead37be5ca6dc35099ff9d8c184bb561bb740f626fdb5162d8f7160dba8ec4ad1d5d',
    ],
  ])('[J-281] [J-33] is signed by the %s of its body and the second key', (algorithm, signature) => {
    expect(isSigned('OpenPayUData', header(algorithm, signature), 'SignatureKey')).toBe(true);
    expect(isSigned('OpenPayUData', header(algorithm, signature.toUpperCase()), 'SignatureKey')).toBe(true);
    expect(isSigned('OpenPayUData ', header(algorithm, signature), 'SignatureKey')).toBe(false);
    expect(isSigned('OpenPayUData', header(algorithm, signature), 'AnotherKey')).toBe(false);
    expect(isSigned('OpenPayUData', header(algorithm, signature.slice(2)), 'SignatureKey')).toBe(false);
  });

  it('[J-33] without a signature, or by an algorithm that is none, is not signed', () => {
    for (const odd of [undefined, '', 'signature=;algorithm=MD5', header('', ''), header('CRC32', '00'), header('constructor', '00')])
      expect(isSigned('OpenPayUData', odd, 'SignatureKey')).toBe(false);
    fc.assert(fc.property(fc.string(), (odd) => expect(isSigned('OpenPayUData', odd, 'SignatureKey')).toBe(false)));
  });

  it('[J-281] of a refund, or of another form, tells nothing about an order', () => {
    const refund = {
      orderId: '2DVZMPMFPN140219GUEST000P01',
      extOrderId: 'p1.1',
      refund: { refundId: '912128', amount: '15516', status: 'FINALIZED' },
    };
    expect(parseNotification(JSON.stringify(refund), '300746')).toEqual({ kind: 'refund', refundId: '912128', status: 'FINALIZED' });
    for (const odd of ['', 'null', '{}', '{"order":{}}']) expect(parseNotification(odd, '300746')).toBeUndefined();
  });
});

it('[J-281] each method of PayU is one of PayU’s own, or its whole page', () => {
  const methods = ['payu_gateway', 'payu_gateway_pay_later', 'payu_gateway_installments'].map((code) => pageMethod(code)?.payMethod.value);
  expect(methods).toEqual([undefined, 'dpt', 'ai']);
});

it.each([
  [undefined, 'cancelled'],
  ['REG_ERROR_AUTH_CODE_EXPIRED', 'code_expired'],
  ['REG_ERROR_AUTH_CODE_INVALID', 'wrong_code'],
  ['AUT_ERROR_NO_AUTHORIZATION', 'timed_out'],
  ['AUT_ERROR_ANTIFRAUD_DECLINED', 'rejected'],
] as const)('[J-281] an order of PayU that is cancelled with %s was %s', (code, failure) => expect(failureOf(code)).toBe(failure));
