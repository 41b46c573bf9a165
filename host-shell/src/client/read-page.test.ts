/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { scriptJson } from '../server/html.ts';
import { readPageStart } from './read-page.ts';

const blocks: Record<string, unknown> = {
  context: { language: 'ua', random: 0.25 },
  releases: { revision: 3, host: '1.0.0-a', remotes: {} },
  'url-resolver': { state: 'unreachable' },
  frame: null,
  state: { 'Products{}': { name: 'Pralka </script>' } },
};
const leave = (change: Record<string, unknown> = {}) => {
  for (const [id, value] of Object.entries({ ...blocks, ...change })) {
    const script = document.createElement('script');
    script.type = 'application/json';
    script.id = id;
    script.textContent = scriptJson(value);
    document.body.append(script);
  }
};
afterEach(() => document.body.replaceChildren());

describe('what the server left in the page', () => {
  it('[R-05] [I-01] is read as it was written', () => {
    leave();
    expect(readPageStart()).toEqual({
      releases: blocks['releases'],
      page: blocks['url-resolver'],
      frame: null,
      state: blocks['state'],
      language: 'ua',
      random: 0.25,
    });
  });

  it('[I-01] a language that the shop does not have is Polish', () => {
    leave({ context: { language: 'de', random: 0 } });
    expect(readPageStart().language).toBe('pl');
  });

  it('what decides about code is checked', () => {
    leave({ releases: { revision: 3, host: '1.0.0-a', remotes: { 'mfe-catalog': { base: 'https://evil.example/' } } } });
    expect(() => readPageStart()).toThrow();
  });
});
