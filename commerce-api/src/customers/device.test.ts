import { describe, expect, it } from '@jest/globals';
import { deviceOf } from './device.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('[J-125] the device of a session', () => {
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/131.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`, 'Microsoft Edge', 'Windows'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1',
      'Safari',
      'iOS',
    ],
    [
      `Mozilla/5.0 (Linux; Android 14; SM-S911B) ${webkit} SamsungBrowser/24.0 Chrome/117.0.0.0 Mobile Safari/537.36`,
      'Samsung Internet',
      'Android',
    ],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox', 'macOS'],
  ])('has the names of browser and system: %s', (userAgent, browser, system) => expect(deviceOf(userAgent)).toEqual({ browser, system }));

  it.each([undefined, '', 'node', 'curl/8.5', 'x'.repeat(5000), 'Zadzwon pod 700 700 700/1.0 (evil)', '\u0000/\u0000 '])(
    'is not known where a program, or somebody who makes a name up, says %j',
    (userAgent) => expect(deviceOf(userAgent)).toEqual({ browser: null, system: null }),
  );
});
