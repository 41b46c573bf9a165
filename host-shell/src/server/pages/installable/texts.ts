import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from 'shared-contracts';
import * as v from 'valibot';

const textsSchema = v.object({
  title: v.string(),
  text: v.string(),
  'page.retry': v.string(),
  cart: v.string(),
  home: v.string(),
  'shortcut.cart': v.string(),
  'shortcut.search': v.string(),
});

export type InstallableTexts = v.InferOutput<typeof textsSchema>;

const read = (language: Language): InstallableTexts =>
  v.parse(textsSchema, JSON.parse(readFileSync(join(import.meta.dirname, 'i18n', `${language}.json`), 'utf8')));

/** Texts that the host's server itself shows to shoppers: read once, without parameters. */
export const installableTexts: Readonly<Record<Language, InstallableTexts>> = { pl: read('pl'), ua: read('ua') };
