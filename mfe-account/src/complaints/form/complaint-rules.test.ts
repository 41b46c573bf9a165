import { describe, expect, it } from '@jest/globals';
import { fieldsOf, formProblems } from 'shared-contracts/checkout';
import { amountOf, complaintSchema, proofsOf, type ComplaintChoices } from './complaint-rules.ts';
import { complaintToSubmit } from './complaint-to-submit.ts';
import * as v from 'valibot';

const usual: ComplaintChoices = { channel: 'online', proof: 'order', buyer: 'consumer', demand: 'repair', way: 'shop' };
const today = '2026-11-24';
const values = {
  proof: 'order',
  docNo: 'A100001',
  email: 'ola@example.com',
  product: 'S10',
  qty: '2',
  serial: '',
  complaint_type: '1',
  defect_found_on: '2026-11-01',
  description: 'Nie włącza się, dioda nie świeci.',
  basis: 'conformity',
  demand: 'repair',
  return_way: 'shop',
  buyer: 'consumer',
  firstname: 'Ola',
  lastname: 'Lipa',
  street: 'ul. Lipowa 12',
  postcode: '30-702',
  city: 'Kraków',
  telephone: '600 100 200',
  checked_terms: 'on',
};
const problems = (change: Readonly<Record<string, string>>, choices: Partial<ComplaintChoices> = {}) =>
  formProblems(complaintSchema({ ...usual, ...choices }, today), { ...values, ...change }, (code) => code);

describe('[J-230] the form of a complaint', () => {
  it('asks for what each proof has, and an order comes from the page alone', () => {
    expect(proofsOf('online')).toEqual(['order', 'other']);
    expect(proofsOf('stationary')).toEqual(['receipt', 'invoice', 'other']);
    const asked = (choices: Partial<ComplaintChoices>) => fieldsOf(complaintSchema({ ...usual, ...choices }, today));
    expect(asked({ proof: 'order' })).not.toContain('docDate');
    expect(asked({ channel: 'stationary', proof: 'receipt' })).toEqual(expect.arrayContaining(['docNo', 'docDate', 'storeId']));
    expect(asked({ proof: 'other' })).not.toContain('docNo');
    expect(asked({ demand: 'withdrawal' })).toEqual(expect.arrayContaining(['demand_reason', 'iban']));
    expect(asked({ buyer: 'company' })).toContain('nip');
    expect(asked({})).not.toContain('pickup_on');
    expect(problems({ pickup_on: '' }, { way: 'courier' })).toEqual({ pickup_on: 'required' });
  });

  it.each([
    [{}, {}],
    [{ description: 'Zepsuty' }, { description: 'too-short' }],
    [{ description: 'a'.repeat(2001) }, { description: 'too-long' }],
    [{ defect_found_on: '2026-11-25' }, { defect_found_on: 'future' }],
    [
      { product: '', docNo: ' ' },
      { product: 'required', docNo: 'required' },
    ],
    [{ checked_terms: '' }, { checked_terms: 'consent' }],
  ])('%j is wrong at %j', (change, expected) => expect(problems(change)).toEqual(expected));

  it('money needs a reason, an account and an amount', () => {
    const money = { demand: 'price-reduction', demand_reason: '', iban: '12', amount: 'dużo' };
    expect(problems(money, { demand: 'price-reduction' })).toEqual({ demand_reason: 'required', iban: 'iban', amount: 'amount' });
    expect([amountOf('1 250,50 zł'), amountOf('0'), amountOf('12,345')]).toEqual([125_050, undefined, undefined]);
  });

  it('is sent as the call takes it: what was not asked is not there', () => {
    const sent = complaintToSubmit(v.parse(complaintSchema(usual, today), values), 'online', ['f']);
    expect(sent).toMatchObject({
      channel: 'online',
      document: { type: 'order', docNo: 'A100001' },
      product: { sku: 'S10', qty: 2 },
      complaint_type: 1,
      files: ['f'],
      checked_terms: true,
    });
    for (const field of ['nip', 'iban', 'amount', 'demand_reason']) expect(sent).not.toHaveProperty(field);
  });
});
