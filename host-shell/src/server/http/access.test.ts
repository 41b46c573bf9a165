import { describe, expect, it } from '@jest/globals';
import { knowsToken } from './access.ts';

const TOKEN = 'a-token-of-operators';
const basic = (pair: string) => `Basic ${Buffer.from(pair).toString('base64')}`;

describe('[J-49] who knows the token', () => {
  it.each([`Bearer ${TOKEN}`, `bearer ${TOKEN}`, basic(`anybody:${TOKEN}`), basic(`:${TOKEN}`)])('is who shows %s', (shown) => {
    expect(knowsToken(shown, TOKEN)).toBe(true);
  });

  it.each([
    undefined,
    '',
    'Bearer',
    'Bearer ',
    `Bearer ${TOKEN}x`,
    TOKEN,
    basic('anybody:guess'),
    basic(TOKEN.slice(1)),
    `Digest ${TOKEN}`,
  ])('is not who shows %s', (shown) => {
    expect(knowsToken(shown, TOKEN)).toBe(false);
  });
});
