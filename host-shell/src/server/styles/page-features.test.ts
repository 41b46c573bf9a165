import { describe, expect, it } from '@jest/globals';
import { AskedFeatures, hasAll } from './asked-features.ts';
import { PageFeatures } from './page-features.ts';
import { readNeeds } from './selector-needs.ts';

const page = new PageFeatures([
  '<html data-store="amperio"><body>',
  '<ul class="list wide"><li hidden="" id="one"><b class="">1</b></li></ul>',
]);
const canMatch = (selector: string) => {
  const asked = new AskedFeatures();
  const numbers = asked.numbersOf(readNeeds(selector));
  return hasAll(asked.on(page), numbers);
};

describe('[J-21] a selector', () => {
  it.each([
    '*',
    ':root',
    'ul',
    '.list.wide',
    '.list li::marker',
    '#one',
    '[hidden]',
    '[data-store=amperio]',
    '[id^="on"]',
    'B',
    ':is(.x,.y)',
  ])('%s can match', (selector) => expect(canMatch(selector)).toBe(true));

  it.each(['u', 'button', '.lis', '.list.tall', '.list h2', '#two', '[title]', '[data-store=amperio_pro]'])('%s cannot', (selector) =>
    expect(canMatch(selector)).toBe(false),
  );
});
