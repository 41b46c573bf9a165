import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from 'shared-contracts';
import * as v from 'valibot';

const textsSchema = v.object({
  'bar.label': v.string(),
  'bar.shown': v.string(),
  'bar.leave': v.string(),
  'ended.title': v.string(),
  'ended.text': v.string(),
  'ended.published': v.string(),
});

const read = (language: Language): v.InferOutput<typeof textsSchema> =>
  v.parse(textsSchema, JSON.parse(readFileSync(join(import.meta.dirname, 'i18n', `${language}.json`), 'utf8')));

/** Texts about previews, which the host's server itself shows. */
export const previewTexts: Readonly<Record<Language, v.InferOutput<typeof textsSchema>>> = { pl: read('pl'), ua: read('ua') };
