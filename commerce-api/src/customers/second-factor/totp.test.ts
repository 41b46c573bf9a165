import { describe, expect, it } from '@jest/globals';
import { enrolment, newTotpSecret, stepOf } from './totp.ts';

/** RFC 6238, appendix B. */
const secret = Buffer.from('12345678901234567890');
const at = (seconds: number): Date => new Date(seconds * 1000);

describe('[J-141] codes of an authenticator app', () => {
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [2_000_000_000, '279037', 66_666_666],
  ])('are those of RFC 6238: after %d s %s', (seconds, code, step) => expect(stepOf(code, secret, at(seconds))).toBe(step));

  it.each([
    [29, 1],
    [60, 1],
    [89, 1],
    [90, null],
    [119, null],
  ])('are accepted one step early or late: that of 59 s at %d s', (seconds, step) =>
    expect(stepOf('287082', secret, at(seconds))).toBe(step),
  );

  it.each(['287083', '28708', '2870820', '', 'abcdef'])('are not guessed: %j', (code) => expect(stepOf(code, secret, at(59))).toBeNull());
});

describe('[J-141] what an app has to know', () => {
  it('is given as a key to type and as an address for a QR code, with shop and account', () => {
    const { secret: key, uri } = enrolment(secret, 'Amperio Pro', 'ola@example.com');
    expect(key).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
    const url = new URL(uri);
    expect(url.protocol).toBe('otpauth:');
    expect(decodeURIComponent(url.pathname)).toContain('Amperio Pro:ola@example.com');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      issuer: 'Amperio Pro',
      secret: key,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });

  it('is 160 random bits', () => {
    expect(newTotpSecret()).toHaveLength(20);
    expect(newTotpSecret()).not.toEqual(newTotpSecret());
  });
});
