import { formsOf, shapeOf, type Compiled } from './message-shape.ts';

/** Messages by their keys. */
export type Catalogue = Readonly<Record<string, Compiled>>;

const locales = { pl: 'pl', ua: 'uk' } as const;

const missingForms = (message: Compiled, locale: string): readonly string[] =>
  shapeOf(message).plurals.flatMap(({ ordinal, forms }) => formsOf(locale, ordinal).filter((form) => !forms.includes(form)));

/** I-01: the problems of two catalogues of the same texts, each with its key. */
export const compareCatalogues = (pl: Catalogue, ua: Catalogue): readonly string[] => {
  const problems: string[] = [];
  for (const key of Object.keys(pl)) if (!(key in ua)) problems.push(`${key}: not in Ukrainian`);
  for (const key of Object.keys(ua)) if (!(key in pl)) problems.push(`${key}: not in Polish`);
  for (const [key, polish] of Object.entries(pl)) {
    const ukrainian = ua[key];
    if (ukrainian === undefined) continue;
    const [here, there] = [shapeOf(polish).places.join(' '), shapeOf(ukrainian).places.join(' ')];
    if (here !== there) problems.push(`${key}: the places are "${here}" in Polish and "${there}" in Ukrainian`);
    for (const form of missingForms(polish, locales.pl)) problems.push(`${key}: no form "${form}" in Polish`);
    for (const form of missingForms(ukrainian, locales.ua)) problems.push(`${key}: no form "${form}" in Ukrainian`);
    if ([polish, ukrainian].some((message) => typeof message === 'string' && message.trim() === '')) problems.push(`${key}: is empty`);
  }
  return problems;
};
