import { describe, expect, it } from '@jest/globals';
import { hasLink } from 'shared-contracts/gift-cards';
import { grosze } from 'shared-contracts/money';
import { stores } from '../demo/catalogue/content/stores.ts';
import { renderMail } from '../mail/render-mail.ts';
import { ApiError } from '../server/api-error.ts';
import { keptBecause, withdrawUntil } from './give-back.ts';
import { areSameGifts, checkedGift } from './gift.ts';
import type { GiftCardRecord } from './rows.ts';
import { expiryOf } from './send.ts';

const now = new Date('2026-11-26T12:00:00Z');
const sent = { recipient_email: ' zosia@example.org ', recipient_name: ' Zosia ', message: 'Sto lat!\u202E\n\n\n\nOla', day: '2026-12-24' };

const problemsOf = (changes: Partial<typeof sent>): unknown => {
  try {
    checkedGift({ ...sent, ...changes }, now);
  } catch (error) {
    return error instanceof ApiError ? error.parameters : error;
  }
  return {};
};

const card: GiftCardRecord = {
  order_id: 1,
  position: 1,
  line: 0,
  value: 10_000,
  state: 'sent',
  gift: { recipientEmail: 'zosia@example.org', recipientName: 'Zosia', message: '', day: '2026-11-10' },
  send_on: '2026-11-10',
  sent_at: new Date('2026-11-10T23:30:00Z'),
  voucher_id: 7,
  balance: 10_000,
  code_end: 'ABCD',
  expires_at: new Date('2027-11-10T23:30:00Z'),
};

describe('to whom a gift card goes', () => {
  it('[J-250] is kept as plain text', () => {
    expect(checkedGift(sent, now)).toEqual({
      recipientEmail: 'zosia@example.org',
      recipientName: 'Zosia',
      message: 'Sto lat!\n\nOla',
      day: '2026-12-24',
    });
  });

  it.each([
    [{ recipient_email: '' }, { recipient_email: 'required' }],
    [{ recipient_email: 'zosia' }, { recipient_email: 'email' }],
    [{ recipient_name: ' ' }, { recipient_name: 'required' }],
    [{ recipient_name: 'z'.repeat(61) }, { recipient_name: 'too-long' }],
    [{ message: 'z'.repeat(301) }, { message: 'too-long' }],
    [{ message: 'wejdź na https://zlo.example' }, { message: 'link' }],
    [{ day: '2026-11-25' }, { day: 'date' }],
    [{ day: '2026-11-31' }, { day: 'date' }],
    [{ day: '2027-11-27' }, { day: 'date' }],
    [{ day: '2026-11-26' }, {}],
    [{ day: '2027-11-26' }, {}],
  ])('[J-250] %j has the problems %j', (changes, problems) => expect(problemsOf(changes)).toEqual(problems));

  it.each([
    ['www.zlo.example', true],
    ['zlo.pl', true],
    ['ZLO.COM/x', true],
    ['ftp://x', true],
    ['Sto lat. Pa!', false],
    ['o 12.30', false],
  ])('[J-250] %s leads somewhere: %s', (text, leads) => expect(hasLink(text)).toBe(leads));

  it('of two lines is the same in all parts, or none is a card', () => {
    const { gift } = card;
    expect(areSameGifts(gift, { ...gift })).toBe(true);
    for (const part of ['recipientEmail', 'recipientName', 'message', 'day'] as const)
      expect(areSameGifts(gift, { ...gift, [part]: 'other' })).toBe(false);
    expect([areSameGifts(null, null), areSameGifts(gift, null), areSameGifts(null, gift)]).toEqual([true, false, false]);
  });
});

describe('a gift card that was sent', () => {
  it('[J-252] is valid for twelve months', () => {
    expect(expiryOf('2026-11-26T12:00:00.000Z').toISOString()).toBe('2027-11-26T12:00:00.000Z');
  });

  it('[J-254] can be given back for 14 days from its Polish day on, unless something was paid with it', () => {
    expect(withdrawUntil(card)).toBe('2026-11-25');
    expect(keptBecause(card, new Date('2026-11-25T22:59:00Z'))).toBeNull();
    expect(keptBecause(card, new Date('2026-11-25T23:00:00Z'))).toBe('late');
    expect(keptBecause({ ...card, balance: 9_999 }, new Date('2026-11-12T00:00:00Z'))).toBe('spent');
    const waiting = { ...card, state: 'waiting', sent_at: null, voucher_id: null, balance: null, expires_at: null } as const;
    expect([withdrawUntil(waiting), keptBecause(waiting, now)]).toEqual([null, null]);
  });
});

describe('the e-mails of a gift card', () => {
  const [store] = stores;
  if (store === undefined) throw new Error('no stores');
  const sender = { store, origin: 'https://sklep.example' };
  const data = {
    code: 'ABCD-EFGH-JKLM-NPQR',
    name: '<b>{value}</b>',
    message: '{code}',
    value: grosze(10_000),
    expiresAt: '2027-11-26T12:00:00Z',
  };

  it.each(['pl', 'ua'] as const)('[J-251] are in the language of the order (%s), and what was typed is text', (language) => {
    const { subject, text, html } = renderMail({ kind: 'gift-card', data: { ...data, language } }, sender);
    expect(subject).toContain(language === 'pl' ? 'Karta podarunkowa' : 'Подарункова картка');
    expect(text).toContain(data.code);
    expect(text).toContain('2027');
    expect(text).toContain('<b>{value}</b>');
    expect(text).toContain('{code}');
    expect(html).not.toContain('<b>{value}');
    const order = { number: '100001', hash: 'h1' };
    const told = [
      renderMail({ kind: 'gift-card-sent', data: { language, ...order, value: data.value, recipient: 'zosia@example.org' } }, sender),
      renderMail({ kind: 'gift-card-cancelled', data: { language, value: data.value, order } }, sender),
      renderMail({ kind: 'gift-card-cancelled', data: { language, value: data.value, order: null } }, sender),
    ];
    for (const mail of told) expect(`${mail.subject}${mail.text}`).not.toMatch(/[{}]|undefined/);
  });
});
