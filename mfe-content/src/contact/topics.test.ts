import { describe, expect, test } from '@jest/globals';
import { helpFor, topicAt, topicPath, type Topic } from './topics.ts';

const topics: readonly Topic[] = ['zamowienie', 'platnosc', 'dostawa', 'zwrot', 'reklamacja'].map((code, at) => ({
  element_id: 101 + at,
  name: code,
  additional_data_1: code,
}));

describe('topics of the contact page', () => {
  test.each([
    ['5', 4],
    ['105', 4],
    ['reklamacja', 4],
    ['1', 0],
    ['0', -1],
    ['6', -1],
    ['nie-ma', -1],
    ['', -1],
    [null, -1],
    [undefined, -1],
  ])('[R-64] [B-13] the address %s selects topic %i', (requested, at) => {
    expect(topicAt(topics, requested)).toBe(at);
  });

  test('[R-64] the link of a topic selects it', () => {
    expect(topics.map((_, at) => topicAt(topics, topicPath(at).split('/').at(-1)))).toEqual([0, 1, 2, 3, 4]);
  });

  test('[∅40] a topic that editors have added has no pages of its own yet', () => {
    expect(helpFor({ element_id: 1, name: 'Nowy', additional_data_1: 'toString' })).toEqual([]);
  });
});
