import { describe, expect, test } from '@jest/globals';
import { matching } from './matching.ts';

const questions = [
  { question: 'Czy pralka mieści się pod blatem?', answer: 'Tak, ma 84,5 cm wysokości.' },
  { question: 'Jak długi jest wąż?', answer: null },
];

describe('[J-156] searching in questions', () => {
  test.each([
    ['wysokosci', [0]],
    ['PRALKA blat', [0]],
    ['dlugi waz', [1]],
    ['pralka wąż', []],
    ['  ', [0, 1]],
  ])('%p finds %p', (words, found) => expect(matching(questions, words)).toEqual(found.map((at) => questions[at])));
});
