import { describe, expect, it } from '@jest/globals';
import { grosze } from 'shared-contracts/money';
import { palettes } from 'shared-contracts/palettes';
import { zloty } from 'shared-contracts/testing/money';
import type { OrderStatus } from '../rest/schemas/index.ts';
import { stores } from '../demo/catalogue/content/stores.ts';
import type { Mail, OrderMail } from './mail.ts';
import { renderMail } from './render-mail.ts';
import type { Sender } from './render-mail.ts';

const sender = (index: number, origin: string): Sender => {
  const store = stores[index];
  if (store === undefined) throw new Error(`no store ${index}`);
  return { store, origin };
};
const amperio = sender(0, 'https://sklep.example');

const order: OrderMail = {
  number: '100001',
  hash: 'h_-1',
  placedAt: '2026-11-22T23:30:00.000Z',
  items: [
    { name: 'Pralka "Cicha" 8 kg & suszenie', qty: 1, rowTotal: zloty(1299) },
    { name: 'Filtr', qty: 3, rowTotal: grosze(8970) },
  ],
  discount: zloty(100),
  shippingAmount: grosze(1499),
  paymentFee: zloty(0),
  grandTotal: grosze(130369),
  paymentMethod: 'banktransfer',
  paymentTitle: 'Przelew tradycyjny',
  bankTransfer: { accountNumber: '10105000997603123456789123', bank: 'Bank Rzeczny S.A.', owner: 'Amperio Sp. z o.o.', title: '100001' },
  shippingTitle: 'Kurier',
  deliveryFrom: '2026-11-24',
  deliveryTo: '2026-11-25',
  destination: ['Ola Lipa', 'ul. Lipowa 12/4', '30-702 Kraków'],
  deliveryDate: { hash: 'd1', pin: '4711' },
};

const statuses: readonly OrderStatus[] = [
  'pending_payment',
  'processing',
  'packed',
  'shipped',
  'ready_for_pickup',
  'delivered',
  'cancelled',
];

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
const placed = (data: Partial<OrderMail> = {}): Mail => ({ kind: 'order-placed', data: { ...order, ...data } });

describe('the e-mail of an order', () => {
  it('tells in plain text what was bought, what is to be paid where, and when it comes', () => {
    const { subject, text } = renderMail(placed(), amperio);
    expect(subject).toBe('Zamówienie 100001 – dziękujemy');
    expect(plain(text)).toBe(`Dziękujemy za zamówienie!

Przyjęliśmy Twoje zamówienie 100001 z dnia 23 listopada 2026. Wyślemy je, gdy otrzymamy przelew.

Dane do przelewu
----------------
Odbiorca: Amperio Sp. z o.o.
Numer rachunku: 10 1050 0099 7603 1234 5678 9123
Bank: Bank Rzeczny S.A.
Tytuł przelewu: 100001
Kwota: 1 303,69 zł

Zobacz zamówienie:
https://sklep.example/checkout/success/100001/h_-1

Pobierz proformę (PDF):
https://sklep.example/rest/V1/orders/100001/h_-1/documents/proforma

Zamówienie 100001
-----------------
Pralka "Cicha" 8 kg & suszenie (1 szt.): 1 299,00 zł
Filtr (3 szt.): 89,70 zł
Kurier (Dostawa): 14,99 zł
Rabat: -100,00 zł
Razem do zapłaty: 1 303,69 zł

Dostawa
-------
Kurier
wtorek 24 XI, 14,99 zł
najpóźniej środa 25 XI
Ola Lipa
ul. Lipowa 12/4
30-702 Kraków

Płatność
--------
Przelew tradycyjny

Możesz wybrać dzień dostawy. Kod PIN, o który zapytamy: 4711.

Wybierz dzień dostawy:
https://sklep.example/checkout/delivery_date/d1

--
Masz pytania? Napisz: pomoc@amperio.example lub zadzwoń: 22 100 20 30 (pon.–sob. 8:00–20:00).
Amperio Sp. z o.o., ul. Elektryczna 8, 00-346 Warszawa, NIP 5250000009
`);
  });

  it('leaves out what an order does not have', () => {
    const { text } = renderMail(placed({ bankTransfer: null, deliveryDate: null, discount: zloty(0) }), amperio);
    expect(text).not.toMatch(/przelewu|PIN|Rabat/);
    expect(text).toContain('O każdej zmianie napiszemy.');
  });

  it('[J-332] of a cancelled or delivered order asks for no money and promises no day; one that is paid at the door does until then', () => {
    const told = (status: OrderStatus, paymentMethod: string): string =>
      plain(renderMail({ kind: 'order-status', data: { ...order, status, paymentMethod } }, amperio).text);
    for (const status of ['cancelled', 'delivered'] as const) {
      expect(told(status, 'cashondelivery')).toContain('Razem: 1 303,69 zł');
      expect(told(status, 'cashondelivery')).not.toMatch(/do zapłaty|wtorek 24 XI/);
    }
    expect(told('cancelled', 'banktransfer')).not.toContain('ul. Lipowa');
    expect(told('shipped', 'cashondelivery')).toContain('Razem do zapłaty: 1 303,69 zł');
    expect(told('shipped', 'payu_gateway')).toContain('Razem: 1 303,69 zł');
    expect(plain(renderMail({ kind: 'order-paid', data: order }, amperio).text)).not.toContain('do zapłaty');
  });

  it('has the fee of the payment where there is one, and one day where the delivery has one', () => {
    const mail = placed({ paymentFee: zloty(5), paymentTitle: 'Płatność przy odbiorze', deliveryTo: '2026-11-24' });
    const { text } = renderMail(mail, amperio);
    expect(plain(text)).toContain('Płatność przy odbiorze (Opłata za płatność): 5,00 zł');
    expect(plain(text)).toContain('wtorek 24 XI, ');
    expect(text).not.toContain('najpóźniej');
  });

  it('says the same as HTML, in which nothing of a name is markup', () => {
    const { html } = renderMail(placed({ items: [{ name: '<img src=x onerror=alert(1)>"', qty: 1, rowTotal: zloty(1) }] }), amperio);
    expect(html).toContain('&#60;img src=x onerror=alert(1)&#62;&#34;');
    expect(html).not.toMatch(/<img|<table|<script/);
    expect(html).toContain('href="https://sklep.example/checkout/success/100001/h_-1"');
    expect(html).toMatch(/^<!doctype html>\n<html lang="pl">/);
  });

  it('leads to the payment after one that failed', () => {
    const { subject, text } = renderMail({ kind: 'payment-failed', data: order }, amperio);
    expect(subject).toBe('Zamówienie 100001 – płatność nie powiodła się');
    expect(text).toContain('Zapłać ponownie:\nhttps://sklep.example/checkout/success/100001/h_-1');
  });

  it('thanks for a payment', () => {
    expect(plain(renderMail({ kind: 'order-paid', data: order }, amperio).text)).toContain('Otrzymaliśmy płatność 1 303,69 zł');
  });

  it.each([...statuses, 'nieznany'])('has words for the status %s', (status) => {
    const { subject, text, html } = renderMail({ kind: 'order-status', data: { ...order, status } }, amperio);
    expect(`${subject}${text}${html}`).not.toMatch(/undefined|null/);
    expect(subject).toMatch(/^Zamówienie 100001 – [a-ząćęłńóśźż ]+$/);
  });
});

describe('[J-107] the e-mails of an order that was placed in Ukrainian', () => {
  const ukrainian: OrderMail = { ...order, language: 'ua', paymentTitle: 'Переказ', shippingTitle: 'Кур’єр', items: [], destination: [] };
  const polish = /Zamówienie|Dostawa|Płatność|Razem|Rabat|Pobierz|Zobacz|Odbiorca|Dziękujemy|Masz pytania|najpóźniej|pon\./;
  const invoice = { id: 1001, kind: 'invoice', number: 'FV/AMPERIO/2026/000001' } as const;

  it.each([
    { kind: 'order-placed', data: ukrainian },
    { kind: 'order-paid', data: { ...ukrainian, invoice } },
    { kind: 'payment-failed', data: ukrainian },
    { kind: 'credit-deciding', data: ukrainian },
    { kind: 'credit-documents', data: ukrainian },
    { kind: 'order-refunded', data: { ...ukrainian, refunded: zloty(10), way: 'gateway' } },
    { kind: 'delivery-changed', data: ukrainian },
    { kind: 'invoice-corrected', data: { ...ukrainian, invoice: { ...invoice, kind: 'correction' } } },
    ...statuses.map((status) => ({ kind: 'order-status' as const, data: { ...ukrainian, status } })),
    {
      kind: 'order-status',
      data: {
        ...ukrainian,
        status: 'cancelled',
        refund: { money: zloty(5), voucher: zloty(1) },
        survey: { kind: 'cancellation', orderId: 1, token: 't' },
      },
    },
  ] satisfies readonly Mail[])('say all of it in Ukrainian, and tell mail readers so: $kind', (mail) => {
    const { subject, text, html } = renderMail(mail, amperio);
    expect(`${subject}${text}`).not.toMatch(polish);
    expect(subject).toMatch(/^Замовлення 100001 – \p{Script=Cyrillic}/u);
    expect(html).toContain('<html lang="uk">');
  });
});

describe('[J-247] the e-mail about a cart that was left', () => {
  const data = { language: 'pl', cartId: 'k1', items: [{ productId: 7, name: 'Czajnik', qty: 2 }], endToken: 'e-1' } as const;

  it('leads back to the cart of a guest, or to that of a customer, and ends with one press', () => {
    const { text, unsubscribe } = renderMail({ kind: 'cart-left', data }, amperio);
    expect(text).toContain('https://sklep.example/checkout/cart/restore?id=k1');
    expect(plain(text)).toContain('Czajnik, 2 szt.');
    expect(unsubscribe).toBe('https://sklep.example/rest/V1/cart-reminders/end?token=e-1');
    expect(renderMail({ kind: 'cart-left', data: { ...data, cartId: null } }, amperio).text).toContain(
      'https://sklep.example/checkout/cart\n',
    );
    expect(renderMail({ kind: 'cart-left', data: { ...data, language: 'ua' } }, amperio).subject).toBe('Ваш кошик у Amperio чекає');
  });
});

it('[J-290] the e-mail about a warranty tells its last day and goods, and ends with one press', () => {
  const items = [{ productId: 7, name: 'Czajnik Lumena' }];
  const data = { language: 'pl', number: 'A100001', until: '2028-11-27', items, endToken: 'w-1' } as const;
  const { subject, text, unsubscribe } = renderMail({ kind: 'warranty-ends', data }, amperio);
  expect(plain(subject)).toBe('Gwarancja kończy się 27 listopada 2028');
  for (const told of ['Czajnik Lumena', 'https://sklep.example/customer/account/orders/A100001', 'https://sklep.example/reklamacje/zglos'])
    expect(text).toContain(told);
  expect(unsubscribe).toBe('https://sklep.example/rest/V1/warranty-reminders/end?token=w-1');
  expect(plain(renderMail({ kind: 'warranty-ends', data: { ...data, language: 'ua' } }, amperio).subject)).toBe(
    'Гарантія діє до 27 листопада 2028 року',
  );
});

describe('the e-mails of an account', () => {
  it('lead to the store that they are of, and wear its colours', () => {
    const pro = renderMail({ kind: 'welcome', data: {} }, sender(1, 'https://pro.sklep.example'));
    expect(pro.subject).toBe('Witamy w Amperio Pro');
    expect(pro.html).toContain('https://pro.sklep.example/customer/account/index');
    expect(pro.html).toContain('#0b6b4f');
    expect(renderMail({ kind: 'welcome', data: {} }, amperio).html).toContain('#2a3fe5');
  });

  it('[J-332] have the colours of their store for dark screens as well, which overrule those at the elements', () => {
    const { html } = renderMail(placed(), amperio);
    const [, dark = ''] = /<style>@media \(prefers-color-scheme:dark\)\{(.*)\}<\/style>/.exec(html) ?? [];
    const { page, card, ink, muted, line, accent, accentText, onAccent } = palettes.amperio.dark;
    for (const colour of [page, card, ink, muted, line, accent, accentText, onAccent]) expect(dark).toContain(`:${colour}!important`);
    expect(dark).not.toMatch(/:#[^!;}]*[;}]/);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    // Whatever is coloured at an element has a name that the dark colours are given by.
    for (const [element] of html.matchAll(/<\w+[^>]*(?:[;"](?:color|background)|border[^:]*):[^>]*#[^>]*>/g))
      expect(element).toMatch(/class="(?:page|card|row|muted|link|button)"/);
  });

  it('have a link for a new password whose token stands in the address as it is', () => {
    const { text } = renderMail({ kind: 'reset-password', data: { token: 'a-b_c' } }, amperio);
    expect(text).toMatch(/^Dzień dobry!\n/);
    expect(text).toContain('https://sklep.example/customer/account/resetpassword?token=a-b_c');
  });

  it('tell of a changed password, and what to do if it was somebody else', () => {
    const { subject, text } = renderMail({ kind: 'password-changed', data: {} }, amperio);
    expect(subject).toBe('Hasło do konta Amperio zostało zmienione');
    expect(text).toContain('Nie pamiętam hasła');
  });

  it('[J-276] name the passkeys that have ended with the password, and those that still open the account', () => {
    const passkey = { host: 'sklep.example', addedAt: '2026-11-24T02:12:00.000Z', usedAt: null };
    const old = { ...passkey, addedAt: '2025-01-24T12:00:00.000Z', usedAt: '2026-11-20T12:00:00.000Z' };
    const text = plain(renderMail({ kind: 'password-changed', data: { passkeys: { ended: [passkey], kept: [old] } } }, amperio).text);
    expect(text).toMatch(/Usunięte klucze dostępu[^:]*\nsklep\.example: dodany 24 listopada 2026 03:12, nieużywany/);
    expect(text).toMatch(
      /nadal można się zalogować[^:]*\nsklep\.example: dodany 24 stycznia 2025 13:00, ostatnio użyty 20 listopada 2026 13:00/,
    );
    expect(text).toContain('https://sklep.example/customer/account/security');
  });
});

describe('[J-241] [J-242] e-mails about the end of an account and its address', () => {
  const place = 'https://sklep.example/rest/V1/account';
  it.each([
    [{ kind: 'deletion-asked', data: { token: 'a-b_c' } }, 'Potwierdź usunięcie konta Amperio', `${place}/delete?token=a-b_c`],
    [{ kind: 'email-change-asked', data: { token: 'a-b_c' } }, 'Potwierdź nowy adres e-mail konta Amperio', `${place}/email?token=a-b_c`],
    [
      { kind: 'email-changed', data: { undoToken: 'a-b_c' } },
      'Adres e-mail konta Amperio został zmieniony',
      `${place}/email/undo?token=a-b_c`,
    ],
    [{ kind: 'email-has-account', data: {} }, 'Ten adres ma już konto Amperio', 'https://sklep.example/customer/account/index'],
    [{ kind: 'account-deleted', data: {} }, 'Konto Amperio zostało usunięte', 'Status zamówienia sprawdzisz'],
  ] satisfies readonly (readonly [Mail, string, string])[])('have their link or say what is left: $kind', (mail, subject, part) => {
    const rendered = renderMail(mail, amperio);
    expect(rendered.subject).toBe(subject);
    expect(rendered.text).toContain(part);
  });
});

describe('[J-141] [J-142] [J-144] e-mails about how a customer signs in', () => {
  const data = { at: '2026-11-24T02:12:00.000Z' };
  it.each([
    [{ kind: 'second-factor-on', data }, 'Weryfikacja dwuetapowa włączona: konto Amperio'],
    [{ kind: 'second-factor-off', data }, 'Weryfikacja dwuetapowa wyłączona: konto Amperio'],
    [{ kind: 'recovery-codes-made', data }, 'Nowe kody zapasowe: konto Amperio'],
    [{ kind: 'recovery-code-used', data: { ...data, left: 3 } }, 'Użyto kodu zapasowego: konto Amperio'],
    [{ kind: 'passkey-added', data }, 'Dodano klucz dostępu: konto Amperio'],
    [{ kind: 'passkey-removed', data }, 'Usunięto klucz dostępu: konto Amperio'],
  ] satisfies readonly (readonly [Mail, string])[])('say what, when, and what to do if it was somebody else: $kind', (mail, subject) => {
    const rendered = renderMail(mail, amperio);
    expect(rendered.subject).toBe(subject);
    expect(plain(rendered.text)).toContain('24 listopada 2026 03:12');
    expect(rendered.text).toContain('Jeśli to nie Ty, od razu zmień hasło');
    expect(rendered.text).toContain('https://sklep.example/customer/account/security');
  });

  it('say how many recovery codes are left, and that the last one has been used', () => {
    const text = (left: number): string => renderMail({ kind: 'recovery-code-used', data: { ...data, left } }, amperio).text;
    expect(text(3)).toContain('Pozostałe kody zapasowe: 3.');
    expect(text(0)).toContain('To był ostatni kod zapasowy.');
  });
});
