/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import type { ConsentState } from 'shared-contracts';
import { scriptLoader } from './load-script.ts';
import { allowedParties, hasScripts, isKnownScript, readParties } from './third-parties.ts';

const parties = {
  tagManager: 'https://tags.example/t.js',
  personalisation: 'https://you.example/p.js',
  translation: 'https://words.example/w.js',
  measurement: 'https://m.example/collect',
};
const nothing: ConsentState = { necessary: true, functional: false, analytics: false, marketing: false };
const names = (allowed: Partial<ConsentState>, language: 'pl' | 'ua' = 'pl', given: Partial<typeof parties> = parties) =>
  allowedParties(given, { ...nothing, ...allowed }, language).map(({ name }) => name);

describe('[X-04] [J-73] third parties', () => {
  it('are used when their own purpose is allowed, and not before', () => {
    expect(names({})).toEqual([]);
    expect(names({ analytics: true })).toEqual(['tagManager', 'measurement']);
    expect(names({ marketing: true })).toEqual(['personalisation']);
    expect(names({ functional: true })).toEqual([]);
  });

  it('[I-06] the translation script is for Ukrainian pages alone', () => {
    expect(names({ functional: true }, 'ua')).toEqual(['translation']);
    expect(names({ analytics: true, marketing: true }, 'ua')).not.toContain('translation');
  });

  it('that the shop does not have are never used', () => {
    const everything = { functional: true, analytics: true, marketing: true };
    expect(names(everything, 'ua', {})).toEqual([]);
    expect(names(everything, 'ua', { measurement: parties.measurement })).toEqual(['measurement']);
  });

  it('are read from the document; without them, or with anything else there, there are none', () => {
    expect(readParties(JSON.stringify({ tagManager: parties.tagManager }))).toEqual({ tagManager: parties.tagManager });
    for (const given of [undefined, '', '{', '[]', '{"tagManager":1}']) expect(readParties(given)).toEqual({});
  });
});

describe('[X-04] [J-73] the scripts of third parties', () => {
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'trustedTypes');
    document.head.replaceChildren();
  });

  it('go into the page by the policy that admits their addresses alone', () => {
    const policies: string[] = [];
    const createPolicy = (name: string, rules: object): object => {
      policies.push(name);
      return rules;
    };
    Reflect.set(globalThis, 'trustedTypes', { createPolicy });
    const load = scriptLoader((url) => isKnownScript(parties, url));
    load(parties.tagManager);
    expect([...document.scripts].map(({ src, async }) => [src, async])).toEqual([[parties.tagManager, true]]);
    expect(policies).toEqual(['amperio-parties']);
    expect(() => load('https://else.example/x.js')).toThrow(TypeError);
    expect(() => load(parties.measurement)).toThrow(TypeError);
  });

  it('are the same where the browser has no Trusted Types', () => {
    const load = scriptLoader((url) => isKnownScript({ tagManager: parties.tagManager }, url));
    load(parties.tagManager);
    expect(document.scripts).toHaveLength(1);
    expect(() => load('https://else.example/x.js')).toThrow(TypeError);
  });

  it('[S-43] may be the feedback script from an origin that the settings admit, and from nowhere else', () => {
    const given = readParties('{"feedbackOrigins":["https://feedback.example"]}');
    expect([hasScripts(given), hasScripts({}), hasScripts({ measurement: parties.measurement })]).toEqual([true, false, false]);
    const known = (url: string): boolean => isKnownScript(given, url);
    expect(known('https://feedback.example/f.js?id=7')).toBe(true);
    const others = ['', 'f.js', 'http://feedback.example/f.js', 'https://feedback.example.evil/f.js', 'data:text/javascript,1'];
    expect(others.map(known)).toEqual(others.map(() => false));
  });
});
