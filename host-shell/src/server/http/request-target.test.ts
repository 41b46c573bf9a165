import { describe, expect, it } from '@jest/globals';
import { pathOfTarget } from './request-target.ts';

describe('[J-113] the target of a request', () => {
  it.each([
    ['/agd.html?p=2', '/agd.html?p=2'],
    ['//evil.example/x', '//evil.example/x'],
    ['http://evil.example/?lang=ua', '/?lang=ua'],
    ['https://evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['*', '/'],
    ['', '/'],
  ])('%s is asked as %s', (target, path) => {
    expect(pathOfTarget(target)).toBe(path);
  });
});
