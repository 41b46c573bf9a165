/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { ownScript, restrictScripts } from './trusted-types.ts';

describe('[J-12] the policy of scripts', () => {
  it.each(['/assets/host-shell/1.0.0-a/main.js', `${location.origin}/assets/mfe-catalog/1.0.0-a/remoteEntry.js`])('takes %s', (url) =>
    expect(ownScript(url)).toBe(url),
  );

  it.each([
    'https://evil.example/assets/a/b/c.js',
    '/media/x.js',
    '/assets/a/b/c.css',
    '//evil.example/assets/x.js',
    'data:text/javascript,1',
    '/assets/../rest/x.js',
  ])('refuses %s', (url) => expect(ownScript(url)).toBeNull());

  it('is the default one of the page, where the browser knows Trusted Types, and takes no HTML but the test of the map’s library', () => {
    const made: [name: string, rules: { createScriptURL: typeof ownScript; createHTML: (html: string) => string | null }][] = [];
    const createPolicy = (...policy: (typeof made)[number]) => made.push(policy);
    Object.assign(window, { trustedTypes: { createPolicy } });
    restrictScripts();
    const [[name, rules] = []] = made;
    expect([made.length, name, rules?.createScriptURL]).toEqual([1, 'default', ownScript]);
    expect(['<svg/>', '<svg/> ', '<svg onload=alert(1)>', ''].map((html) => rules?.createHTML(html))).toEqual(['<svg/>', null, null, null]);
    Reflect.deleteProperty(window, 'trustedTypes');
    expect(restrictScripts).not.toThrow();
  });
});
