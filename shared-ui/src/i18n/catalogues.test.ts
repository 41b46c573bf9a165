import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const keys = (language: string): string[] =>
  Object.keys(JSON.parse(readFileSync(join(import.meta.dirname, `${language}.json`), 'utf8')) as object);

test('[I-01] both languages have the same texts', () => {
  expect(keys('ua')).toEqual(keys('pl'));
});
