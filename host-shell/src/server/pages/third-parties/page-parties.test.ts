import { describe, expect, it } from '@jest/globals';
import { readConfig } from '../../ops/config.ts';
import { NO_PARTIES, partiesByLanguage } from './page-parties.ts';

const pages = (env: Readonly<Record<string, string>>) => partiesByLanguage(readConfig(env).thirdParties);

describe('[X-04] [J-73] what a page says of third parties', () => {
  it('is nothing unless a setting names one', () => {
    expect(pages({})('pl')).toEqual(NO_PARTIES);
    expect(pages({ THIRD_PARTY_ORIGINS: 'https://a.example', THIRD_PARTY_POLICIES: 'p' })('pl')).toEqual(NO_PARTIES);
  });

  it('is where each of them is, and what the policy admits: their origins once, and the maker of their scripts', () => {
    const env = {
      TAG_MANAGER_URL: 'https://tags.example/t.js?id=1',
      MEASUREMENT_URL: 'https://tags.example/collect',
      PERSONALISATION_URL: 'http://localhost:4321/p.js',
      THIRD_PARTY_ORIGINS: 'https://pixels.example',
      THIRD_PARTY_POLICIES: 'goog#html',
    };
    const { json = '', policy } = pages(env)('pl');
    expect(JSON.parse(json)).toEqual({
      tagManager: 'https://tags.example/t.js?id=1',
      personalisation: 'http://localhost:4321/p.js',
      measurement: 'https://tags.example/collect',
    });
    expect(policy).toEqual({
      origins: ['https://tags.example', 'http://localhost:4321', 'https://pixels.example'],
      policies: ['amperio-parties', 'goog#html'],
    });
  });

  it('[I-06] names the translation script in Ukrainian alone', () => {
    const parties = pages({ TRANSLATION_URL: 'https://words.example/w.js' });
    expect(parties('pl')).toEqual(NO_PARTIES);
    expect(parties('ua').policy).toEqual({ origins: ['https://words.example'], policies: ['amperio-parties'] });
  });

  it('needs no maker of scripts where nothing but measurements is posted', () => {
    expect(pages({ MEASUREMENT_URL: 'https://m.example/c' })('pl').policy).toEqual({ origins: ['https://m.example'], policies: [] });
  });

  it('[S-43] admits the origins of feedback scripts, whatever script it will be', () => {
    const { json = '', policy } = pages({ FEEDBACK_ORIGINS: 'https://feedback.example,https://other.example' })('pl');
    const feedbackOrigins = ['https://feedback.example', 'https://other.example'];
    expect([JSON.parse(json), policy]).toEqual([{ feedbackOrigins }, { origins: feedbackOrigins, policies: ['amperio-parties'] }]);
  });
});
