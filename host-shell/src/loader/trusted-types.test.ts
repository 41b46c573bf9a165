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

  it('is the default one of the page, where the browser knows Trusted Types', () => {
    const made: unknown[] = [];
    Object.assign(window, { trustedTypes: { createPolicy: (...policy: unknown[]) => made.push(policy) } });
    restrictScripts();
    expect(made).toEqual([['default', { createScriptURL: ownScript }]]);
    Reflect.deleteProperty(window, 'trustedTypes');
    expect(restrictScripts).not.toThrow();
  });
});
