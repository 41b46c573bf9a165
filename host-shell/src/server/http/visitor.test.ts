import { describe, expect, it } from '@jest/globals';
import { languageChoice, readVisitor, storeOfHost } from './visitor.ts';

const hosts = new Map([['pro.localhost', 'amperio_pro']]);
const visitor = (url: string, cookie?: string) =>
  readVisitor(hosts, { url, host: 'localhost:3000', cookie, origin: 'http://localhost:3000' });

describe('who asks', () => {
  it.each([
    ['localhost:3000', 'amperio'],
    ['pro.localhost', 'amperio_pro'],
    ['PRO.localhost:3000', 'amperio_pro'],
    ['other.example', 'amperio'],
    ['', 'amperio'],
  ])('[O-02] at %s gets the store %s', (host, store) => expect(storeOfHost(hosts, host)).toBe(store));

  it('[O-01] [I-01] reads Polish unless the cookie says Ukrainian', () => {
    expect(visitor('/').language).toBe('pl');
    expect(visitor('/', 'a=b; translation=%7B%22language%22%3A%22ua%22%7D').language).toBe('ua');
    expect(visitor('/', 'translation={"language":"uk"}').language).toBe('ua');
    expect(visitor('/', 'translation=%%%').language).toBe('pl');
  });

  it('asks for a path and a query', () => {
    expect(visitor('/agd.html?order=name&p=2')).toMatchObject({
      path: '/agd.html',
      search: '?order=name&p=2',
      url: '/agd.html?order=name&p=2',
    });
    expect(visitor('/agd.html?')).toMatchObject({ path: '/agd.html', search: '', url: '/agd.html' });
  });
});

describe('the language link that works without scripts', () => {
  it('[I-03] [T-12] sets the cookie for a year and goes back to the page', () => {
    expect(languageChoice(visitor('/agd.html?p=2&lang=ua'))).toMatchObject({
      visitor: { url: '/agd.html?p=2', search: '?p=2', language: 'ua' },
      cookie: 'translation=%7B%22language%22%3A%22ua%22%7D; Path=/; SameSite=Lax; Max-Age=31536000',
    });
    expect(languageChoice(visitor('/?lang=UK'))?.visitor.url).toBe('/');
  });

  it('[I-02] [T-12] Polish removes the cookie', () => {
    expect(languageChoice(visitor('/agd.html?lang=pl'))).toMatchObject({
      visitor: { url: '/agd.html', language: 'pl' },
      cookie: 'translation=; Path=/; SameSite=Lax; Max-Age=0',
    });
  });

  it('does nothing for a language that the shop does not have', () => {
    expect(languageChoice(visitor('/agd.html?lang=de'))).toBeNull();
    expect(languageChoice(visitor('/agd.html'))).toBeNull();
  });

  it.each(['//evil.example/x?lang=ua', '/\\evil.example/x?lang=ua', '///evil.example/x?lang=ua'])(
    'never leads out of the shop: %s',
    (url) => {
      expect(languageChoice(visitor(url))?.visitor.url).toBe('/evil.example/x');
    },
  );
});
