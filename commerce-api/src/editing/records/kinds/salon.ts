import { isEmail } from 'shared-contracts/checkout';
import type { PhysicalStore } from '../../../model/index.ts';
import type { ContentProblem } from '../../content.ts';
import type { RecordField, RecordValues } from '../field.ts';
import type { RecordKind } from '../record-kind.ts';
import { textOf } from '../values.ts';

/** Fields of the days, Monday first. On Sundays shops are closed, as promises of delivery and the hours of days count. */
const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
const dayFields = days.map((name): RecordField => ({ name, type: 'line', isOptional: true, isSame: true }));

/** `10:00–19:00`, with any dash that people type. */
const span = /^((?:[01]\d|2[0-3]):[0-5]\d)\s*[-–—]\s*((?:[01]\d|2[0-3]):[0-5]\d)$/;
const phone = /^\+?\d[\d ]{7,18}$/;

/** Null: the shop is closed all day. */
function hoursOf(values: RecordValues, day: (typeof days)[number]): readonly [open: string, close: string] | null {
  const [, open, close] = span.exec(textOf(values, day)) ?? [];
  return open === undefined || close === undefined ? null : [open, close];
}

function hoursProblem(values: RecordValues, day: (typeof days)[number]): ContentProblem | null {
  if (textOf(values, day) === '') return null;
  const hours = hoursOf(values, day);
  return hours === null || hours[0] >= hours[1] ? 'hours' : null;
}

/** J-341: contact and opening hours of a shop. Promises of delivery count with the hours; its address and its services stay. */
export const salon: RecordKind<PhysicalStore> = {
  table: 'physicalStores',
  naming: null,
  fields: [{ name: 'phone', type: 'line', isSame: true }, { name: 'email', type: 'line', isSame: true }, ...dayFields],
  title: (values, known) => known?.name ?? textOf(values, 'email'),
  detail: (values) => textOf(values, 'phone'),
  valuesOf: (known) => ({
    phone: known.phone,
    email: known.email,
    ...Object.fromEntries(days.map((day, at) => [day, known.openingHours[at]?.join('–') ?? ''])),
  }),
  documentOf: (values, { known, key }) => {
    if (known === undefined) throw new Error(`there is no shop ${key}`);
    return {
      ...known,
      phone: textOf(values, 'phone'),
      email: textOf(values, 'email'),
      openingHours: [...days.map((day) => hoursOf(values, day)), null],
    };
  },
  problems: (values) => ({
    phone: phone.test(textOf(values, 'phone')) ? null : 'phone',
    email: isEmail(textOf(values, 'email')) ? null : 'email',
    ...Object.fromEntries(days.map((day) => [day, hoursProblem(values, day)])),
  }),
  pageOf: ({ urlPath }) => urlPath,
};
