/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { rssFeed } from './feed.ts';

const shop = { origin: 'https://sklep.example', storeName: 'Amperio & Pro', description: 'Sklep', language: 'ua' } as const;

const item = {
  path: '/blog/a&b.html',
  title: 'Pralka <A> & "B"\u0001',
  summary: ']]> Krótko',
  section: 'Poradniki',
  published_at: '2026-11-20T08:00:00.000Z',
};

describe('[J-315] the feed of a store', () => {
  const xml = new DOMParser().parseFromString(rssFeed([item, { ...item, path: '/x.html', section: null }], shop), 'text/xml');
  const textOf = (name: string) => xml.querySelector(`channel > ${name}`)?.textContent;

  it('is XML, whatever the articles are called', () => {
    expect(xml.querySelector('parsererror')).toBeNull();
    expect([textOf('title'), textOf('item > title'), textOf('item > description')]).toEqual([
      'Amperio & Pro',
      'Pralka <A> & "B"',
      ']]> Krótko',
    ]);
  });

  it('has what RSS 2.0 asks for', () => {
    expect([textOf('link'), textOf('description'), textOf('language')]).toEqual(['https://sklep.example/blog?lang=ua', 'Sklep', 'uk']);
    expect([textOf('item > guid'), textOf('item > pubDate'), textOf('item > category')]).toEqual([
      'https://sklep.example/blog/a&b.html?lang=ua',
      'Fri, 20 Nov 2026 08:00:00 GMT',
      'Poradniki',
    ]);
    expect(Array.from(xml.querySelectorAll('item'), (one) => one.querySelectorAll('category').length)).toEqual([1, 0]);
    const self = xml.getElementsByTagNameNS('http://www.w3.org/2005/Atom', 'link')[0];
    expect(self?.getAttribute('href')).toBe('https://sklep.example/rss.xml?lang=ua');
  });

  it('of a store without articles is empty', () =>
    expect(
      new DOMParser().parseFromString(rssFeed([], shop), 'text/xml').querySelectorAll('item, lastBuildDate, parsererror'),
    ).toHaveLength(0));
});
