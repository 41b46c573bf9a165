/** @jest-environment ./shared-contracts/src/testing/jsdom-with-fetch.cjs */
import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MESSAGE_OUTBOX } from 'shared-contracts/storage';
import { renderPage } from 'shared-contracts/testing/render-page';
import ContactPage from './ContactPage.tsx';

const results = {
  dictionary: [
    { elements: ['Zamówienie', 'Zwrot'].map((name, at) => ({ element_id: 101 + at, name, additional_data_1: name.toLowerCase() })) },
  ],
  storeConfig: {
    contact_phone: '22 100 20 30',
    contact_email: 'pomoc@amperio.example',
    contact_hours: 'pon.–sob. 8:00–20:00',
    legal_entity: { name: 'Amperio Sp. z o.o.', street: 'ul. Elektryczna 8', postcode: '00-346', city: 'Warszawa', nip: '5250000009' },
  },
  physicalStores: [],
};
const page = <ContactPage kind="contact" resolution={null} params={{}} />;
const comment = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Wiadomość' });
const topic = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Temat' }).value;

describe('[J-261] the form of the contact page', () => {
  test('a topic that is chosen above it changes its topic alone: what was written stays', async () => {
    await renderPage(page, { path: '/kontakt.html', results });
    await userEvent.type(await comment(), 'Pralka cieknie');
    expect(topic()).toBe('');
    await userEvent.click(screen.getByRole('link', { name: 'Zwrot' }));
    expect([(await comment()).value, topic()]).toEqual(['Pralka cieknie', 'zwrot']);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Temat' }), 'Zamówienie');
    expect(topic()).toBe('zamówienie');
    await userEvent.click(screen.getByRole('link', { name: 'Zamówienie' }));
    await userEvent.click(screen.getByRole('link', { name: 'Zwrot' }));
    expect([(await comment()).value, topic()]).toEqual(['Pralka cieknie', 'zwrot']);
  });

  test('a message that waited and is refused is shown, and can be mended', async () => {
    const kept = { key: 'k'.repeat(16), topic: 'zwrot', name: 'Ola', email: 'ola@example.com', phone: '', comment: 'Pralka cieknie' };
    const refusal = { code: 'invalid_fields', message: 'Popraw pola.', parameters: { topic: 'required' } };
    const fetch = async () => Response.json(refusal, { status: 400 });
    const { shop } = await renderPage(page, { path: '/kontakt.html', results, fetch }, ({ storage }) => {
      storage.write(MESSAGE_OUTBOX, [{ ...kept, refused: false }]);
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Popraw wiadomość' }));
    expect([(await comment()).value, topic()]).toEqual(['Pralka cieknie', 'zwrot']);
    expect(shop.storage.read(MESSAGE_OUTBOX)).toEqual([]);
  });
});
