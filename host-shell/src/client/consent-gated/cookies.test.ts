import { describe, expect, it } from '@jest/globals';
import { cookieChanges, cookieValue, type CookieFacts } from './cookies.ts';

const nothing = { necessary: true, functional: false, analytics: false, marketing: false };
const facts: CookieFacts = { allowed: nothing, cookies: '', landing: '', newId: () => 'id-1' };
const changes = (change: Partial<CookieFacts>) => cookieChanges({ ...facts, ...change });

const flags = 'Path=/; SameSite=Lax';
const campaign = '?utm_source=list&utm_medium=e-mail';
const analytics = { ...nothing, analytics: true };
const marketing = { ...nothing, marketing: true };

describe('[T-14] [J-74] the optional cookies', () => {
  it('are not set before their purpose is allowed', () => {
    expect(changes({ landing: campaign })).toEqual([]);
    expect(changes({ landing: campaign, allowed: { ...nothing, functional: true } })).toEqual([]);
  });

  it('[N-11] the number of the browser lives for 24 hours from the first page on, with consent to analytics', () => {
    expect(changes({ allowed: analytics, landing: campaign })).toEqual([`user_uuid=id-1; Max-Age=86400; ${flags}`]);
    expect(changes({ allowed: analytics, cookies: 'a=1; user_uuid=id-0' })).toEqual([]);
  });

  it('[N-14] the source of the visit is kept for 30 days, with consent to marketing', () => {
    expect(changes({ allowed: marketing, landing: campaign })).toEqual([
      `utm_source=list; Max-Age=2592000; ${flags}`,
      `utm_medium=e-mail; Max-Age=2592000; ${flags}`,
    ]);
  });

  it('another campaign leaves nothing of the one before it; a visit without one changes nothing', () => {
    const cookies = 'utm_source=list; utm_campaign=wiosna';
    expect(changes({ allowed: marketing, landing: '?utm_source=blog', cookies })).toEqual([
      `utm_source=blog; Max-Age=2592000; ${flags}`,
      `utm_campaign=; Max-Age=0; ${flags}`,
    ]);
    expect(changes({ allowed: marketing, landing: '?order=name', cookies })).toEqual([]);
  });

  it('values are short and cannot end their cookie', () => {
    const [change = ''] = changes({ allowed: marketing, landing: `?utm_source=${encodeURIComponent(`a;b=c,ż${'x'.repeat(200)}`)}` });
    expect(change).toMatch(/^utm_source=a%3Bb%3Dc%2C%C5%BCx{93}; Max-Age=/);
  });

  it('go with the consent that they stand on', () => {
    expect(changes({ cookies: 'user_uuid=id-0; cart=1; utm_source=list' })).toEqual([
      `user_uuid=; Max-Age=0; ${flags}`,
      `utm_source=; Max-Age=0; ${flags}`,
    ]);
  });

  it('are read by their whole name', () => {
    expect(cookieValue('old_user_uuid=a; user_uuid=b', 'user_uuid')).toBe('b');
    expect(cookieValue('old_user_uuid=a', 'user_uuid')).toBeUndefined();
  });
});
