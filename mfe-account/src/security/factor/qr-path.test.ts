import { describe, expect, it } from '@jest/globals';
import { qrPath } from './qr-path.ts';

describe('[J-146] a QR code', () => {
  const { size, path } = qrPath('otpauth://totp/Amperio:ola%40example.com?issuer=Amperio&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');

  it('is a square with four blank modules around it and a pattern to find it by in three corners', () => {
    const last = size - 4 - 7;
    for (const corner of [`M4 4h7v1h-7z`, `M${last} 4h7v1h-7z`, `M4 ${last}h7v1h-7z`]) expect(path).toContain(corner);
    expect((size - 8 - 17) % 4).toBe(0); // A version of the standard.
  });

  it('is one path of rectangles', () => expect(path).toMatch(/^(M\d+ \d+h\d+v1h-\d+z)+$/));
});
