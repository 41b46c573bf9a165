import { describe, expect, it } from '@jest/globals';
import { withoutLaterParts } from './later-parts.ts';

const shown = (html: string) => withoutLaterParts(html).join('');

describe('the part of a page that its first paint shows', () => {
  it('has nothing of what stands in later parts, and all of what stands around them', () => {
    const html =
      '<main><h1>AGD</h1><div class="a" data-later=""><div><p>Bestsellery</p></div><div></div></div><p>Marki</p></main><footer class="f" data-later=""><div>Kontakt</div></footer><p>x</p>';
    expect(shown(html)).toBe(
      '<main><h1>AGD</h1><div class="a" data-later=""></div><p>Marki</p></main><footer class="f" data-later=""></footer><p>x</p>',
    );
  });

  it('a later part in a later part goes with it', () => {
    expect(shown('<div data-later=""><div data-later="">a</div>b</div>c')).toBe('<div data-later=""></div>c');
  });

  it('the next pictures of a row are later parts, too', () => {
    expect(shown('<ul><li class="a"><img></li><li class="a" data-later="beside"><img></li></ul>')).toBe(
      '<ul><li class="a"><img></li><li class="a" data-later="beside"></li></ul>',
    );
  });

  it('a page without later parts stays as it is', () => expect(shown('<div>a</div>')).toBe('<div>a</div>'));

  it('a part whose end is missing ends with the page', () => expect(shown('<div data-later=""><p>')).toBe('<div data-later="">'));
});
