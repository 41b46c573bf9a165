import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const keys = (folder: string, language: string): string[] =>
  // Written by the code under test.
  Object.keys(JSON.parse(readFileSync(join(import.meta.dirname, folder, `${language}.json`), 'utf8')) as object);

test.each(['.', '../frame-texts/i18n'])('[J-94] both languages have the same texts (%s)', (folder) => {
  expect(keys(folder, 'ua')).toEqual(keys(folder, 'pl'));
});
