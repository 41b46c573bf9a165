/** @jest-environment ./shared-contracts/src/testing/jsdom-with-fetch.cjs */
import { describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SIGNIN_TOKEN } from 'shared-contracts';
import { createTestShop } from 'shared-contracts/testing';
import { zloty } from 'shared-contracts/testing/money';
import { ReminderButton } from './ReminderButton.tsx';
import { failureOf } from './reminder-rules.ts';

type Answer = () => Response;

const json = (value: unknown, status = 200): Response =>
  new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } });

/** Shows the button of a reminder over a server. @returns what was sent to it */
const open = async (kind: 'stock' | 'price', answer: Answer, { email }: { readonly email?: string } = {}) => {
  const sent: unknown[] = [];
  const fetch = async (input: RequestInfo | URL): Promise<Response> => {
    const request = input instanceof Request ? input : new Request(input);
    if (request.url.endsWith('/customers/me')) return json({ email });
    sent.push([new URL(request.url).pathname, await request.json()]);
    return answer();
  };
  const shop = createTestShop({ path: '/pralka.html', fetch });
  if (email !== undefined) shop.storage.write(SIGNIN_TOKEN, 'token-of-ola');
  render(<ReminderButton product={{ sku: 'WT-101', final_price: zloty(1799) }} kind={kind} />, { wrapper: shop.Wrapper });
  const opener = screen.getByRole('button', { name: kind === 'stock' ? 'Powiadom o dostępności' : 'Powiadom o niższej cenie' });
  await userEvent.click(opener);
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Adres e-mail' });
  return { sent, opener, field };
};

const send = async (kind: 'stock' | 'price'): Promise<void> => {
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: kind === 'stock' ? 'Powiadom mnie' : 'Powiadom mnie o cenie' }));
};

describe('the form of a reminder', () => {
  test('asks for an address and an agreement, and says that a link follows', async () => {
    const { sent, field } = await open('stock', () => json({ is_active: false }));
    expect(document.activeElement).toBe(field);
    await userEvent.type(field, 'ola@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Powiadom mnie' }));
    expect(screen.getByText('Bez tej zgody nie możemy wysłać wiadomości.')).toBeTruthy();
    expect(sent).toEqual([]);
    await send('stock');
    const done = await screen.findByRole('status');
    expect(done.textContent).toContain('Powiadomimy Cię, gdy produkt będzie dostępny.');
    expect(done.textContent).toContain('ola@example.com');
    expect(document.activeElement).toBe(done);
    expect(sent).toEqual([['/rest/V1/notify-about-availability', { email: 'ola@example.com', sku: 'WT-101' }]]);
  });

  test('has the address of a customer, who needs no link', async () => {
    const { sent, field } = await open('price', () => json({ is_active: true }), { email: 'jan@example.com' });
    await screen.findByDisplayValue('jan@example.com');
    expect(field.value).toBe('jan@example.com');
    await send('price');
    expect((await screen.findByRole('status')).textContent).toBe('Powiadomimy Cię, gdy cena spadnie.');
    expect(sent).toEqual([['/rest/V1/notify-about-price', { email: 'jan@example.com', sku: 'WT-101', price: zloty(1799) }]]);
  });

  test('keeps what is typed when it is closed, and after an error of the server', async () => {
    const refusal = json({ code: 'product_available', message: 'Ten produkt można już kupić.', trace: '' }, 409);
    const { opener, field } = await open('stock', () => refusal);
    await userEvent.type(field, 'ola@example.com');
    await userEvent.click(opener);
    expect(screen.queryByRole('textbox', { name: 'Adres e-mail' })).toBeNull();
    await userEvent.click(opener);
    await send('stock');
    expect(await screen.findByText('Ten produkt można już kupić.')).toBeTruthy();
    expect(field.value).toBe('ola@example.com');
  });

  test.each([
    ['network', 0, 'network'],
    ['http', 503, 'network'],
    ['http', 429, 'often'],
    ['http', 409, 'refused'],
    ['http', 500, 'other'],
  ] as const)('%s %i is told as %s', (kind, status, failure) => expect(failureOf({ kind, status })).toBe(failure));
});
