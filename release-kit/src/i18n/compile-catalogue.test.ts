import { describe, expect, it } from '@jest/globals';
import { compileCatalogue } from './compile-catalogue.cjs';

describe('a catalogue of texts', () => {
  it('stops the build at a broken message and names its key', () => {
    expect(() => compileCatalogue('{"bad": "{count, plural, one {x}"}', 'pl.json')).toThrow(/pl\.json: the text 'bad'/);
    expect(() => compileCatalogue('{"bad": 7}', 'pl.json')).toThrow(/'bad' is not a string/);
  });
});
