import { expect, it } from '@jest/globals';
import { typedAmount } from './typed-amount.ts';

it.each([
  ['12', 1200],
  ['12,5', 1250],
  ['1 200.05 zł', 120_005],
  ['0,01', 1],
  ['12,345', undefined],
  ['-5', undefined],
  ['', undefined],
  ['1e3', undefined],
])('[J-184] a refund of „%s” is %p grosze', (text, grosze) => expect(typedAmount(text)).toBe(grosze));
