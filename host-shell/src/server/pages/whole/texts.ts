import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from 'shared-contracts';
import * as v from 'valibot';

const textsSchema = v.object({ 'whole.rest': v.string() });

const read = (language: Language): v.InferOutput<typeof textsSchema> =>
  v.parse(textsSchema, JSON.parse(readFileSync(join(import.meta.dirname, 'i18n', `${language}.json`), 'utf8')));

/** Text of the link to a whole document. */
export const wholeTexts: Readonly<Record<Language, v.InferOutput<typeof textsSchema>>> = { pl: read('pl'), ua: read('ua') };
