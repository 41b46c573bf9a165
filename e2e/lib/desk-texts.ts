import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const file = join(import.meta.dirname, '../../commerce-api/desk/src/texts/pl.json');
const texts = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>; // the desk's own catalogue

/** A text of the desk, which speaks Polish alone. @throws for an unknown key */
export const deskText = (key: string, values: Readonly<Record<string, string | number>> = {}): string => {
  const text = texts[key];
  if (text === undefined) throw new Error(`the desk has no text ${key}`);
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
};
