import { describe, expect, it } from '@jest/globals';
import { commonHeaders, contentSecurityPolicy, hashOf } from './security.ts';

const policy = (change = {}) =>
  contentSecurityPolicy({
    loader: 'start()',
    style: "'sha256-style'",
    preloads: ['sha384-abc'],
    parties: { origins: [], policies: [] },
    secure: false,
    ...change,
  });
const directive = (text: string, name: string) => text.split('; ').find((part) => part.startsWith(name));

describe('[J-12] the policy of a page', () => {
  it('admits one inline script by its hash, preloads by theirs, and no nonce that a cache would repeat', () => {
    expect(directive(policy(), 'script-src')).toBe(`script-src ${hashOf('start()')} 'sha384-abc' 'strict-dynamic'`);
    expect(policy()).not.toMatch(/nonce|unsafe-inline|unsafe-eval/);
  });

  it('admits the inline stylesheet by its hash', () => {
    expect(directive(policy({ style: hashOf('.a{}') }), 'style-src')).toBe(`style-src 'self' ${hashOf('.a{}')}`);
  });

  it('enforces Trusted Types with the three policies that the shop has', () => {
    expect(policy()).toContain("require-trusted-types-for 'script'; trusted-types default amperio-cms amperio-worker");
  });

  it('[J-78] admits a worker and a manifest of its own origin', () => {
    expect(policy().split('; ')).toEqual(expect.arrayContaining(["worker-src 'self'", "manifest-src 'self'"]));
  });

  it('forbids everything that the shop does not use', () => {
    for (const part of ["default-src 'none'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "connect-src 'self'"])
      expect(policy().split('; ')).toContain(part);
  });

  it('[X-04] admits what third parties send and take pictures from, and nothing that runs but by the shop itself', () => {
    const plain = policy();
    const text = policy({ parties: { origins: ['https://tags.example'], policies: ['amperio-parties'] } });
    expect(directive(text, 'connect-src')).toBe("connect-src 'self' https://tags.example");
    expect(directive(text, 'img-src')).toBe("img-src 'self' data: https://tags.example");
    expect(directive(text, 'trusted-types')).toBe('trusted-types default amperio-cms amperio-worker amperio-parties');
    expect(directive(text, 'script-src')).toBe(directive(plain, 'script-src'));
    expect(text.replaceAll(' https://tags.example', '').replace(' amperio-parties', '')).toBe(plain);
  });

  it('asks for https only where the shop has it', () => {
    expect(policy()).not.toContain('upgrade-insecure-requests');
    expect(policy({ secure: true })).toContain('upgrade-insecure-requests');
  });

  it('stands beside headers that every answer has', () => {
    expect(commonHeaders).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
  });
});
