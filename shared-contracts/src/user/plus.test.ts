import { describe, expect, it } from '@jest/globals';
import { backDoorCookie, hasBackDoor, isPlusEnabled, needsClientIp, type PlusConfig, type PlusVisitor } from './plus.ts';

const config: PlusConfig = { plus_enabled: true, friends_and_family: true, plus_whitelist_ips: ['203.0.113.7'] };
const nobody: PlusVisitor = {
  isNeoportal: false,
  flags: { amperio_plus: false, amperio_plus_allowed: false },
  clientIp: undefined,
  hasBackDoor: false,
};
const flags = (change: Partial<PlusVisitor['flags']>): Partial<PlusVisitor> => ({ flags: { ...nobody.flags, ...change } });

describe('[F-01] who has the plus programme', () => {
  const ways: readonly (readonly [string, Partial<PlusConfig>, Partial<PlusVisitor>])[] = [
    ['the mode of friends and family is off', { friends_and_family: false }, {}],
    ['the plus flag', {}, flags({ amperio_plus: true })],
    ['being allowed', {}, flags({ amperio_plus_allowed: true })],
    ['an address of the white list', {}, { clientIp: '203.0.113.7' }],
    ['the back door', {}, { hasBackDoor: true }],
  ];

  it.each(ways)('%s gives it', (_, settings, visitor) =>
    expect(isPlusEnabled({ ...config, ...settings }, { ...nobody, ...visitor })).toBe(true),
  );

  it.each(ways)('%s gives nothing to neoportal, nor in a store without it, nor before the settings are known', (_, settings, visitor) => {
    const who = { ...nobody, ...visitor };
    expect(isPlusEnabled({ ...config, ...settings }, { ...who, isNeoportal: true })).toBe(false);
    expect(isPlusEnabled({ ...config, ...settings, plus_enabled: false }, who)).toBe(false);
    expect(isPlusEnabled(undefined, who)).toBe(false);
  });

  it.each([{}, { clientIp: '203.0.113.8' }, { clientIp: '' }])('nothing of it gives nothing: %j', (visitor) =>
    expect(isPlusEnabled(config, { ...nobody, ...visitor })).toBe(false),
  );
});

describe('[F-02] the network address', () => {
  it.each([
    [{}, true],
    [{ plus_enabled: false }, false],
    [{ friends_and_family: false }, false],
    [{ plus_whitelist_ips: [] }, false],
  ])('with the settings %j is asked for: %s', (change, isAsked) => expect(needsClientIp({ ...config, ...change })).toBe(isAsked));
});

describe('[N-21] the back door', () => {
  it('is open for 1800 s, and closed for 60 s', () => {
    expect(backDoorCookie(true)).toBe('amperio_plus_backdoor=1; Path=/; SameSite=Lax; Max-Age=1800');
    expect(backDoorCookie(false)).toBe('amperio_plus_backdoor=0; Path=/; SameSite=Lax; Max-Age=60');
  });

  it.each([
    ['a=b; amperio_plus_backdoor=1', true],
    ['amperio_plus_backdoor=0', false],
    ['xamperio_plus_backdoor=1', false],
    ['', false],
  ])('%p is open: %s', (cookies, isOpen) => expect(hasBackDoor(cookies)).toBe(isOpen));
});
