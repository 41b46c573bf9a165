import type { FieldValues } from 'react-hook-form';
import type { RecordForm } from '../../api.ts';
import { typedAmount } from '../../parts/typed-amount.ts';
import { oldAddress } from '../old-address.ts';
import { priceText } from '../price-text.ts';
import { localTime, warsawTime } from '../warsaw-time.ts';

type Field = RecordForm['fields'][number];

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** How a field shows what is stored of it. */
function shown({ type, options }: Field, stored: string): string | boolean {
  switch (type) {
    case 'check':
      return stored !== '';
    case 'amount':
      return stored === '' ? '' : priceText(Number(stored));
    case 'time':
      return stored === '' ? '' : localTime(stored);
    case 'link':
    case 'path':
      return stored === '' ? '' : `/${stored}.html`;
    case 'choice':
      return stored === '' ? (options[0]?.value ?? '') : stored;
    default:
      return stored;
  }
}

/** What is stored of what is typed; what cannot be understood goes as it is, and the server says so at the field. */
function stored({ type }: Field, value: unknown): string {
  const typed = text(value).trim();
  switch (type) {
    case 'check':
      return value === true ? '1' : '';
    case 'amount':
      return typed === '' ? '' : String(typedAmount(typed) ?? typed);
    case 'time':
      return typed === '' ? '' : (warsawTime(typed) ?? typed);
    case 'link':
    case 'path':
      return oldAddress(typed);
    case 'source':
    case 'plain':
      return text(value);
    default:
      return typed;
  }
}

/** A record as the fields of its form; of a new one as they begin. */
export const recordFormValues = (fields: readonly Field[], values: Readonly<Record<string, string>>): FieldValues =>
  Object.fromEntries(fields.map((field) => [field.name, shown(field, values[field.name] ?? '')]));

/** What the fields of the form say. */
export const recordValues = (fields: readonly Field[], values: FieldValues): Record<string, string> =>
  Object.fromEntries(fields.map((field) => [field.name, stored(field, values[field.name])]));
