import { describe, expect, test } from '@jest/globals';
import { grosze } from '../money/grosze.ts';
import { plusPrice, plusSaving } from './plus-price.ts';

describe('price of a member of the Plus programme', () => {
  test.each([
    ['a round price', 99_900, 5, 94_905],
    ['half a grosz goes up', 10, 5, 10],
    ['less than half a grosz goes down', 109, 5, 104],
    ['a price of one grosz stays', 1, 5, 1],
    ['nothing off', 12_345, 0, 12_345],
    ['everything off', 12_345, 100, 0],
    ['a setting beyond 100 is no payment to the shopper', 12_345, 140, 0],
    ['a negative setting is no surcharge', 12_345, -5, 12_345],
  ])('[J-297] %s', (_case, price, percent, expected) => {
    expect(plusPrice(grosze(price), percent)).toBe(expected);
  });

  test('[J-297] price and saving add up to what others pay, at every price and percentage', () => {
    const wrong: string[] = [];
    for (let price = 0; price < 20_000; price += 7) {
      for (const percent of [1, 3, 5, 12, 50, 99]) {
        const pays = plusPrice(grosze(price), percent);
        const saves = plusSaving(grosze(price), percent);
        const isRight = pays + saves === price && Math.min(pays, saves) >= 0 && Math.abs(saves - (price * percent) / 100) <= 0.5;
        if (!isRight) wrong.push(`${price} less ${percent} %: pays ${pays}, saves ${saves}`);
      }
    }
    // One expectation for all of them: Jest takes longer for an expectation than the rule for its sum.
    expect(wrong).toEqual([]);
  });
});
