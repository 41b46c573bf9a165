import { cleanText } from 'shared-contracts/reviews';
import type { FieldType, RecordValues } from './field.ts';
import type { RecordKind } from './record-kind.ts';
import { textOf } from './values.ts';

/** An address of the shop as it is stored: `/agd/pralki.html` → `agd/pralki`. */
export const storedAddress = (address: string): string =>
  address
    .trim()
    .replace(/^\/+|\/+$/g, '')
    .replace(/\.html$/, '');

const asStored: Readonly<Record<FieldType, (text: string) => string>> = {
  line: (text) => cleanText(text, { lines: false }),
  lines: (text) => cleanText(text, { lines: true }),
  // What is made of it is made safe.
  source: (text) => text.replaceAll('\r\n', '\n'),
  plain: (text) => cleanText(text, { lines: true }),
  path: storedAddress,
  link: storedAddress,
  categories: (text) => text.split('\n').map(storedAddress).filter(Boolean).join('\n'),
  amount: (text) => text.trim(),
  whole: (text) => text.trim(),
  time: (text) => {
    const at = Date.parse(text);
    return Number.isNaN(at) ? text.trim() : new Date(at).toISOString();
  },
  choice: (text) => text,
  check: (text) => (text === '' ? '' : '1'),
  picture: (text) => text.trim(),
  order: (text) => text.replaceAll('\r\n', '\n').trim(),
};

/** The fields of a kind as they are kept, and nothing else. */
export const cleanRecord = ({ fields }: RecordKind, values: RecordValues): RecordValues =>
  Object.fromEntries(fields.map(({ name, type }) => [name, asStored[type](textOf(values, name))]));
