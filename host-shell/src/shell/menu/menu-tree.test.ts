import { describe, expect, it } from '@jest/globals';
import { headerData } from '../testing/fixtures.ts';
import { activeEntry, menuOf } from './menu-tree.ts';

const names = (items: readonly { readonly name: string }[]): readonly string[] => items.map(({ name }) => name);

describe('the menu', () => {
  const [agd, promotions] = menuOf(headerData);

  it('[B-01] stands in the order of the positions', () => {
    expect(names(menuOf(headerData))).toEqual(['AGD', 'Promocje']);
  });

  it('[B-01] leaves out what is not shown, unless it is always shown', () => {
    const groups = names(agd?.columns.flat() ?? []);
    expect(groups).not.toContain('Ukryta');
    expect(groups).toContain('Zmywarki');
  });

  it('[S-18] has three levels, the second in its columns', () => {
    expect(agd?.columns.map(names)).toEqual([['Pralki i suszarki', 'Zmywarki'], ['Lodówki']]);
    expect(names(agd?.columns[0]?.[0]?.links ?? [])).toEqual(['Pralki', 'Suszarki']);
  });

  it('[S-18] shows the banners that are active', () => {
    expect(agd?.banners).toEqual([{ id: 5, image: '/media/cms/pralki', url: '/promocje.html', text: 'Tydzień pralek' }]);
  });

  it('shows a link that is no category in red when its colour is red', () => {
    expect([agd?.tone, promotions?.tone]).toEqual(['plain', 'promo']);
  });

  it.each([
    ['/agd.html', 'AGD'],
    ['/agd/pralki-i-suszarki/pralki.html', 'AGD'],
    ['/agd/pralki-i-suszarki/pralki/f/producent,12', 'AGD'],
    ['/agd-do-zabudowy.html', undefined],
    ['/', undefined],
  ])('knows the section of %s', (path, name) => {
    expect(activeEntry(menuOf(headerData), path)?.name).toBe(name);
  });
});
