import { describe, expect, it } from '@jest/globals';
import { LABEL_HEIGHT, labelTops, type Boundary } from './boundaries.ts';

const part = (top: number, height: number): Boundary => ({ remote: 'mfe-catalog', top, left: 0, width: 100, height });

describe('[J-51] the labels of the boundary overlay', () => {
  it('stand in the upper corner of their part, and stay in sight when it is scrolled', () => {
    expect(labelTops([part(0, 66), part(66, 3_000)], 800)).toEqual([0, 66]);
    expect(labelTops([part(-500, 3_000)], 800)).toEqual([0]);
  });

  it('never cover each other', () => {
    expect(labelTops([part(-10, 50), part(-2_000, 3_000), part(5, 20)], 800)).toEqual([0, LABEL_HEIGHT, 2 * LABEL_HEIGHT]);
  });

  it('are not there where nothing of the part is', () => {
    expect(labelTops([part(-100, 100), part(800, 100), part(10, 5)], 800)).toEqual([null, null, 10]);
  });
});
