/** Reservations over REST (A-04, K-16): goods that wait in a shop without being paid. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { TRANSLATION_COOKIE, formatTranslationCookie } from 'shared-contracts';
import { sellable } from './support/checkout.ts';
import { desk, deskAnswer, newStaff, type Staff } from './support/desk.ts';
import { mailsTo } from './support/inbox.ts';
import { post } from './support/post.ts';
import { useSharedServer } from './support/use-server.ts';

const server = useSharedServer();
let staff: Staff;

beforeAll(async () => {
  staff = await newStaff(server, 'moderator');
}, 60_000);

const contact = { firstname: 'Ola', telephone: '+48 600-100-200', email: 'ola.rezerwuje@example.com' };
const base = '/rest/V1/pwa/reservation' as const;
const one = '/rest/V1/pwa/reservation/{reservationId}' as const;
const inShop = '/rest/V1/pwa/reservation/{reservationId}/{storeId}' as const;

const create = async (items: readonly { sku: string; qty: number }[]) => server.rest.calls.POST(base, { body: { items: [...items] } });
const read = async (reservationId: string, storeId = 0) => server.rest.calls.GET(inShop, { params: { path: { reservationId, storeId } } });
const choose = async (reservationId: string, storeId: number, body = contact) =>
  server.rest.calls.PUT(inShop, { params: { path: { reservationId, storeId } }, body: { contact: body } });
const place = async (reservationId: string, total: number) =>
  server.rest.calls.POST('/rest/V1/pwa/reservation/{reservationId}/place', {
    params: { path: { reservationId } },
    body: { expected_total: total },
  });
const cancel = async (reservationId: string) => server.rest.calls.DELETE(one, { params: { path: { reservationId } } });

/** A draft of a product that a shop has on its shelves; with the shop that has most of it. */
async function draft(qty = 1) {
  for (const { sku } of await sellable(server)) {
    const { data } = await create([{ sku, qty }]);
    const [first] = (data?.shops ?? []).toSorted((a, b) => b.pieces - a.pieces);
    if (data !== undefined && first !== undefined) return { sku, reservation: data, shop: first };
  }
  throw new Error('no shop has a product on its shelves');
}

/** A reservation that waits in a shop. */
async function waiting(qty = 1) {
  const made = await draft(qty);
  const id = made.reservation.reservation_id;
  await choose(id, made.shop.shop_id);
  const { data } = await place(id, made.reservation.total);
  if (data === undefined) throw new Error('the reservation was refused');
  return { ...made, id, data };
}

const piecesIn = async (sku: string, shopId: number) => {
  const { data } = await create([{ sku, qty: 1 }]);
  return data?.shops.find(({ shop_id }) => shop_id === shopId)?.pieces ?? 0;
};

interface OpenReservation {
  readonly id: number;
  readonly number: string;
}

const openAtDesk = async (): Promise<readonly OpenReservation[]> =>
  (await deskAnswer<{ readonly items: readonly OpenReservation[] }>(server, staff.token, '/reservations')).items;
const endAtDesk = (number: string | null, state: 'collected' | 'cancelled') =>
  desk(server, staff.token, `/reservations/${number?.slice(1) ?? ''}/end`, { method: 'POST', body: { state } });
/** What a refusal says. */
const messageOf = async (answer: Response): Promise<string> => ((await answer.json()) as { readonly message: string }).message; // our own server's answer
const expireAll = () => post(server, '/dev/expire-reservations', { now: new Date(Date.now() + 48.1 * 3_600_000).toISOString() });

describe('at the desk a reservation', () => {
  it('[J-220] is listed with its shop, its goods and the code of the SMS, and is handed out once: its pieces never come back', async () => {
    const { id, sku, shop, data } = await waiting();
    const kept = await piecesIn(sku, shop.shop_id);
    expect((await openAtDesk()).find(({ number }) => number === data.number)).toMatchObject({
      shop_name: expect.stringMatching(/./),
      firstname: 'Ola',
      telephone: '600 100 200',
      email: contact.email,
      code: expect.stringMatching(/^\d{6}$/),
      expires_at: data.expires_at,
      items: [{ qty: 1, price: data.total, name: data.items[0]?.name }],
      total: data.total,
    });
    expect((await endAtDesk(data.number, 'collected')).status).toBe(200);
    expect((await openAtDesk()).map(({ number }) => number)).not.toContain(data.number);
    const again = await endAtDesk(data.number, 'cancelled');
    expect([again.status, await messageOf(again)]).toEqual([409, `Ta rezerwacja została już odebrana (${staff.name}).`]);
    await cancel(id);
    await expireAll();
    expect((await read(id)).data).toMatchObject({ status: 'expired', is_collected: true, total: data.total });
    expect(await piecesIn(sku, shop.shop_id)).toBe(kept);
    const boss = await newStaff(server, 'admin');
    const { reservations } = await deskAnswer<{ readonly reservations: readonly object[] }>(server, boss.token, '/audit');
    expect(reservations).toMatchObject([
      { staff_name: staff.name, subject_id: Number(data.number?.slice(1)), state_before: 'waiting', state_after: 'collected' },
    ]);
  });

  it('[J-220] is given up: the pieces lie on the shelf again, once, and the shopper is told', async () => {
    const { reservation, sku, shop } = await draft();
    const id = reservation.reservation_id;
    await choose(id, shop.shop_id, { ...contact, telephone: '602 303 404' });
    const { data } = await place(id, reservation.total);
    await mailsTo(server, '+48602303404');
    const kept = await piecesIn(sku, shop.shop_id);
    const answers = await Promise.all([endAtDesk(data?.number ?? null, 'cancelled'), endAtDesk(data?.number ?? null, 'cancelled')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await read(id)).data).toMatchObject({ status: 'cancelled' });
    expect(await piecesIn(sku, shop.shop_id)).toBe(kept + 1);
    expect((await mailsTo(server, '+48602303404', 2)).filter(({ text }) => text.includes('została anulowana'))).toHaveLength(1);
  });

  it('[J-220] is unknown without a number, and nobody sees it without a token', async () => {
    const { reservation } = await draft();
    expect((await endAtDesk('R999999', 'collected')).status).toBe(404);
    expect((await openAtDesk()).map(({ number }) => number)).not.toContain(reservation.number);
    expect((await desk(server, undefined, '/reservations')).status).toBe(401);
    expect((await desk(server, undefined, '/reservations/500001/end', { method: 'POST', body: { state: 'collected' } })).status).toBe(401);
  });
});

describe('a reservation', () => {
  it('[A-04] has the fields of a cart, its own id, and the shops that have all goods on their shelves', async () => {
    const { sku, reservation, shop } = await draft();
    const { data } = await read(reservation.reservation_id, shop.shop_id);
    expect(data).toMatchObject({
      is_reservation: true,
      reservation_id: reservation.reservation_id,
      cart_id: reservation.reservation_id,
      status: 'draft',
      number: null,
      contact: null,
      items: [{ sku, qty: 1 }],
      total_count: 1,
      total: data?.items[0]?.row_total,
      shop: { id: String(shop.shop_id), opening_hours: expect.any(String) },
    });
    expect(reservation.reservation_id).toMatch(/^[\w-]{32}$/);
    for (const { pieces } of data?.shops ?? []) expect(pieces).toBeGreaterThanOrEqual(1);
  });

  it('[A-04] unknown ids, shops and stores of others are 404', async () => {
    const { reservation } = await draft();
    expect((await read('nonsense')).response.status).toBe(404);
    expect((await read(reservation.reservation_id, 999_999)).response.status).toBe(404);
    const other = await fetch(`${server.url}/rest/V1/pwa/reservation/${reservation.reservation_id}/0`, {
      headers: { store: 'amperio_pro' },
    });
    expect(other.status).toBe(404);
  });

  it.each([
    ['an unknown product', { items: [{ sku: 'NIE-MA', qty: 1 }] }],
    ['no goods', { items: [] }],
    ['less than one piece', { items: [{ sku: 'X', qty: 0 }] }],
  ])('[A-04] is refused for %s', async (_, body) => {
    const { response } = await server.rest.calls.POST(base, { body });
    expect(response.status).toBe(400);
  });

  it('asks for shop and contact, and names the problem of each field', async () => {
    const { reservation, shop } = await draft();
    const id = reservation.reservation_id;
    const refused = await choose(id, shop.shop_id, { firstname: ' ', telephone: '12', email: 'a@b' });
    expect(refused.error).toMatchObject({
      code: 'invalid_fields',
      parameters: { firstname: 'required', telephone: 'phone', email: 'email' },
    });
    expect((await choose(id, 0)).error).toMatchObject({ code: 'no_shop' });
    expect((await place(id, reservation.total)).error).toMatchObject({ code: 'no_shop' });
    const { data } = await choose(id, shop.shop_id);
    expect(data).toMatchObject({ status: 'draft', contact: { ...contact, telephone: '600 100 200' }, shop: { id: String(shop.shop_id) } });
  });

  it('[J-371] that is made in Ukrainian is told in Ukrainian by SMS and e-mail, to its end', async () => {
    const { reservation, shop } = await draft();
    const id = reservation.reservation_id;
    const email = 'ukrainska.rezerwacja@example.com';
    await choose(id, shop.shop_id, { ...contact, telephone: '603 404 505', email });
    const placed = await fetch(`${server.url}${base}/${id}/place`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `${TRANSLATION_COOKIE}=${formatTranslationCookie('ua')}` },
      body: JSON.stringify({ expected_total: reservation.total }),
    });
    expect(placed.status).toBe(200);
    const [sms] = await mailsTo(server, '+48603404505');
    expect(sms?.text).toMatch(/^Amperio: Резервування R\d{6} чекає до .+: .+\. Код для отримання: \d{6}\.$/);
    const [mail] = await mailsTo(server, email);
    expect(mail?.subject).toMatch(/^Резервування R\d{6} – чекає в магазині$/);
    expect(mail?.html).toContain('lang="uk"');
    expect(mail?.text).toContain('Заплатите в магазині');
    expect(mail?.text).not.toMatch(/Rezerwacja|Salon\b/);
    // Who cancels it may be the shop.
    await cancel(id);
    const [over] = await mailsTo(server, '+48603404505', 2);
    expect(over?.text).toMatch(/^Amperio: Резервування R\d{6} скасовано\.$/);
  });

  it('puts the pieces aside for 48 hours, once, tells by SMS and e-mail, and hides the contact', async () => {
    const { sku, reservation, shop } = await draft();
    const before = await piecesIn(sku, shop.shop_id);
    const id = reservation.reservation_id;
    const phone = '601 202 303';
    const email = 'raz@example.com';
    await choose(id, shop.shop_id, { ...contact, telephone: phone, email });
    expect((await place(id, reservation.total + 1)).error).toMatchObject({
      code: 'price_changed',
      parameters: { total: reservation.total },
    });
    const [first, second] = await Promise.all([place(id, reservation.total), place(id, reservation.total)]);
    expect(first.data).toMatchObject({
      status: 'waiting',
      number: expect.stringMatching(/^R\d{6}$/),
      total: reservation.total,
      contact: { firstname: 'Ola', telephone: '••• ••• 303', email: '' },
      shops: [],
    });
    expect(second.data?.number).toBe(first.data?.number);
    expect(Date.parse(first.data?.expires_at ?? '') - Date.now()).toBeGreaterThan(47.9 * 3_600_000);
    expect(await piecesIn(sku, shop.shop_id)).toBe(before - 1);
    const [sms] = await mailsTo(server, '+48601202303');
    expect(sms?.text).toMatch(new RegExp(`Rezerwacja ${first.data?.number ?? ''} czeka do .*Kod odbioru: \\d{6}\\.`));
    const [mail] = await mailsTo(server, email);
    expect(mail?.text).toContain(`/checkout/reservation/summary/${id}`);
    expect(mail?.text).not.toContain('Kod odbioru:');
    expect(await mailsTo(server, '+48601202303')).toHaveLength(1);
  });

  it('is changed no more once it waits; cancelling gives the pieces back, once', async () => {
    const { id, sku, shop } = await waiting();
    const kept = await piecesIn(sku, shop.shop_id);
    expect((await choose(id, shop.shop_id)).error).toMatchObject({ code: 'reservation_over' });
    await Promise.all([cancel(id), cancel(id)]);
    expect((await read(id)).data).toMatchObject({ status: 'cancelled' });
    expect(await piecesIn(sku, shop.shop_id)).toBe(kept + 1);
    expect((await place(id, 1)).error).toMatchObject({ code: 'reservation_over' });
  });

  it('runs out: the pieces are back on the shelf and the shopper is told', async () => {
    const { id, sku, shop } = await waiting();
    const kept = await piecesIn(sku, shop.shop_id);
    await expireAll();
    expect((await read(id)).data).toMatchObject({ status: 'expired' });
    expect(await piecesIn(sku, shop.shop_id)).toBeGreaterThan(kept);
  });

  it('never promises more than lies on the shelf: of many at once only so many get it', async () => {
    const { sku, shop } = await draft();
    const pieces = await piecesIn(sku, shop.shop_id);
    const ready = await Promise.all(
      Array.from({ length: pieces + 3 }, async (_, index) => {
        const { data } = await create([{ sku, qty: 1 }]);
        const id = data?.reservation_id ?? '';
        await choose(id, shop.shop_id, { ...contact, telephone: `70010${String(1000 + index)}` });
        return { id, total: data?.total ?? 0 };
      }),
    );
    const all = await Promise.all(ready.map(({ id, total }) => place(id, total)));
    expect(all.filter(({ data }) => data?.status === 'waiting')).toHaveLength(pieces);
    for (const { error } of all.filter(({ data }) => data === undefined)) expect(error).toMatchObject({ code: 'not_in_shop' });
  });
});
