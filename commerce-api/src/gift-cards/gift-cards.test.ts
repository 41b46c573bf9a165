import { describe, expect, it } from '@jest/globals';
import { hasLink } from 'shared-contracts/gift-cards';
import { grosze } from 'shared-contracts/money';
import { stores } from '../demo/catalogue/content/stores.ts';
import { renderMail } from '../mail/render-mail.ts';
import { ApiError } from '../server/api-error.ts';
import { keptBecause, orderKeptBecause, withdrawUntil } from './give-back.ts';
import { areSameGifts, checkedGift } from './gift.ts';
import { canSendAgain } from './rows.ts';
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
    ['bit.ly/x', true],
    ['odbierz na t.me/x', true],
    ['konto.app', true],
    ['konto．app', true],
    ['1.ws', true],
    ['pisz na ja@zlo', true],
    ['192.0.2.7', true],
    ['Sto lat.Mama', true],
    ['Sto lat. Pa!', false],
    ['Sto lat... Mama', false],
    ['o 12.30', false],
    ['24.12.2026 r.', false],
    ['T. i A.', false],
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
  it.each([
    ['2026-11-26T12:00:00.000Z', '2027-11-26T22:59:59.999Z'],
    ['2026-07-01T22:30:00.000Z', '2027-07-02T21:59:59.999Z'],
  ])('[J-252] at %s is valid for twelve months, the last Polish day included', (at, until) => {
    expect(expiryOf(at).toISOString()).toBe(until);
  });

  it('[J-251] can be sent again while something can be paid with it', () => {
    const waiting = { ...card, state: 'waiting', sent_at: null, voucher_id: null, balance: null, expires_at: null } as const;
    expect([card, waiting, { ...card, balance: 1 }].map((one) => canSendAgain(one, now))).toEqual([true, true, true]);
    const ended = [{ ...card, balance: 0 }, { ...card, expires_at: now }, { ...card, state: 'cancelled' } as const];
    expect(ended.map((one) => canSendAgain(one, now))).toEqual([false, false, false]);
  });

  it('[J-183] [J-254] keeps its order while it cannot be given back; one that was cancelled keeps nothing', () => {
    const later = new Date('2026-11-25T23:00:00Z');
    expect([orderKeptBecause([card], now), orderKeptBecause([card], new Date('2026-11-12T00:00:00Z'))]).toEqual(['late', null]);
    expect(orderKeptBecause([card, { ...card, balance: 1 }], later)).toBe('spent');
    expect(orderKeptBecause([{ ...card, state: 'cancelled', balance: 0 }], later)).toBeNull();
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
    const { subject, text, html } = renderMail({ kind: 'gift-card', data: { ...data, position: 1, language } }, sender);
    expect(subject).toContain(language === 'pl' ? 'Karta podarunkowa' : 'Подарункова картка');
    expect(text).toContain(data.code);
    expect(text).toContain('2027');
    expect(text).toContain('<b>{value}</b>');
    expect(text).toContain('{code}');
    expect(html).not.toContain('<b>{value}');
    const order = { number: '100001', hash: 'h1' };
    const toZosia = { value: data.value, recipient: 'zosia@example.org' };
    const toOla = { value: data.value, recipient: 'ola@example.org' };
    const told = [
      renderMail({ kind: 'gift-card-sent', data: { language, ...order, cards: [toZosia] } }, sender),
      renderMail({ kind: 'gift-card-sent', data: { language, ...order, cards: [toZosia, toOla] } }, sender),
      renderMail({ kind: 'gift-card-cancelled', data: { language, value: data.value, order } }, sender),
      renderMail({ kind: 'gift-card-cancelled', data: { language, value: data.value, order: null } }, sender),
    ];
    for (const mail of told) expect(`${mail.subject}${mail.text}`).not.toMatch(/[{}]|undefined/);
    for (const { recipient } of [toZosia, toOla]) expect(told[1]?.text).toContain(recipient);
  });
});
