import { describe, expect, it } from '@jest/globals';
import pl from '../../i18n/pl.json';
import ua from '../../i18n/ua.json';
import { readCategoryAddress } from '../address/read-address.ts';
import { guideView } from './guide-model.ts';
import { guides } from './guides.ts';

const facet = (code: string, ...labels: readonly string[]) => ({
  code,
  label: code,
  values: labels.map((label, at) => ({
    value_id: String(at + 1),
    key: label.replace(' ', '-').replace('″', ''),
    label,
    count: 3,
    swatch: null,
  })),
});
const addressOf = (pathname: string, search = '') => readCategoryAddress({ pathname, search });

const televisions = { facets: [facet('przekatna_tv', '32″', '43″', '50″', '55″', '65″')], stats: [] };

describe('[J-264] guided filters', () => {
  it('an answer sets the ordinary filter of the address, keeps the others, and starts at the first page', () => {
    const guide = guideView(televisions, addressOf('/telewizory-i-audio/telewizory/f/kolor,czarny', '?p=3'));
    const [question] = guide?.questions ?? [];
    expect(question?.answers.map(({ text }) => text)).toEqual(['guide.distance.near', 'guide.distance.two', 'guide.distance.three']);
    expect(question?.answers[1]?.href).toBe('/telewizory-i-audio/telewizory/f/kolor,czarny/przekatna_tv,50,55');
    expect(guide?.undoHref).toBeNull();
  });

  it('a chosen answer is known from the address and taken back by a second press or by undoing all', () => {
    const guide = guideView(televisions, addressOf('/telewizory-i-audio/telewizory/f/przekatna_tv,50,55'));
    const answer = guide?.questions[0]?.answers[1];
    expect(answer).toEqual({ text: 'guide.distance.two', chosen: true, href: '/telewizory-i-audio/telewizory.html' });
    expect(guide?.undoHref).toBe('/telewizory-i-audio/telewizory.html');
  });

  it('sets a range where the attribute is a number', () => {
    const stats = [{ code: 'moc_chlodnicza', label: 'Moc', unit: 'BTU/h', min: 5000, max: 17_500, count: 9 }];
    const guide = guideView({ facets: [], stats }, addressOf('/agd/klimat-w-domu/klimatyzatory.html'));
    expect(guide?.questions[0]?.answers.map(({ href }) => href)).toEqual([
      '/agd/klimat-w-domu/klimatyzatory/f/moc_chlodnicza,5000-7000',
      '/agd/klimat-w-domu/klimatyzatory/f/moc_chlodnicza,7000-9000',
      '/agd/klimat-w-domu/klimatyzatory/f/moc_chlodnicza,9000-12500',
      '/agd/klimat-w-domu/klimatyzatory/f/moc_chlodnicza,12500-',
    ]);
  });

  it('leaves out an answer that would find nothing, unless it is chosen', () => {
    const { facets } = televisions;
    const [diagonal] = facets.map((one) => ({
      ...one,
      values: one.values.map((value) => (['50', '55'].includes(value.key) ? { ...value, count: 0 } : value)),
    }));
    const answersAt = (path: string) =>
      guideView({ facets: diagonal === undefined ? [] : [diagonal], stats: [] }, addressOf(path))?.questions[0]?.answers;
    const near = 'guide.distance.near';
    const far = 'guide.distance.three';
    expect(answersAt('/telewizory-i-audio/telewizory.html')?.map(({ text }) => text)).toEqual([near, far]);
    expect(answersAt('/telewizory-i-audio/telewizory/f/przekatna_tv,50,55')?.map(({ text, chosen }) => [text, chosen])).toEqual([
      [near, false],
      ['guide.distance.two', true],
      [far, false],
    ]);
  });

  it('leaves out a range in which no product is', () => {
    const stats = [{ code: 'moc_chlodnicza', label: 'Moc', unit: 'BTU/h', min: 8000, max: 12_000, count: 4 }];
    const hrefsAt = (path: string) => guideView({ facets: [], stats }, addressOf(path))?.questions[0]?.answers.map(({ href }) => href);
    const [some, more] = [
      '/agd/klimat-w-domu/klimatyzatory/f/moc_chlodnicza,7000-9000',
      '/agd/klimat-w-domu/klimatyzatory/f/moc_chlodnicza,9000-12500',
    ];
    expect(hrefsAt('/agd/klimat-w-domu/klimatyzatory.html')).toEqual([some, more]);
    expect(hrefsAt('/agd/klimat-w-domu/klimatyzatory/f/moc_chlodnicza,12500-')).toEqual([
      some,
      more,
      '/agd/klimat-w-domu/klimatyzatory.html',
    ]);
  });

  it('asks nothing elsewhere, nor where there is nothing to choose from', () => {
    expect(guideView(televisions, addressOf('/agd/zmywarki.html'))).toBeNull();
    expect(guideView({ facets: [facet('przekatna_tv', '55″')], stats: [] }, addressOf('/telewizory-i-audio/telewizory.html'))).toBeNull();
  });

  it('six assortments have one or two questions, in both languages', () => {
    expect(guides).toHaveLength(6);
    for (const { questions } of guides) {
      expect([1, 2]).toContain(questions.length);
      for (const text of questions.flatMap((one) => [one.text, ...one.answers.map((answer) => answer.text)])) {
        expect(pl[text]).not.toBe('');
        expect(ua[text]).toMatch(/[а-яіїєґ]/i);
      }
    }
  });
});
