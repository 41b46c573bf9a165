import { beforeAll, describe, expect, it } from '@jest/globals';
import { leafProducts } from '../../catalogue/products/engine/leaf-products.ts';
import { planCatalogue, type Plan } from '../../catalogue/products/engine/plan.ts';
import { openTranslator } from '../../../translation/open-translator.ts';
import type { Translator } from '../../../translation/translator.ts';
import { shopTexts } from '../../shop-texts.ts';

const plan: Plan = planCatalogue({ products: 600, now: new Date('2026-11-22T12:00:00Z'), seed: 'amperio' });
const { leaves } = plan;

let translator: Translator;
beforeAll(async () => {
  translator = (await openTranslator('sandbox', shopTexts))('ua');
});

/** What is marked as Polish: a section as a whole or a text in it. */
const left = (html: string): readonly string[] =>
  [...translator.translateHtml(html).matchAll(/lang="pl"[^>]*>(?:<[^>]+>)*([^<]*)/g)].map(([, text = '']) => text);

/** Polish words within Ukrainian texts, other than names, which begin with a capital. */
const mixed = (html: string): readonly string[] =>
  [...translator.translateHtml(html).matchAll(/>([^<]+)</g)]
    .map(([, text = '']) => text)
    .filter((text) => /[ąćęłńóśźż]|\b(?:do|na|oraz|ma|jest)\b/u.test(text.replaceAll(/\p{Lu}[\p{L}\d-]*/gu, '')));

describe('[J-324] descriptions of products are in Ukrainian as a whole', () => {
  it.each(leaves.map((leaf) => [leaf.place.leaf.slug, leaf] as const))('%s', (_, leaf) => {
    const products = [...leafProducts(plan, leaf)];
    expect(products.length).toBeGreaterThan(0);
    expect(products.flatMap(({ description }) => left(description))).toEqual([]);
    expect(products.flatMap(({ description }) => mixed(description))).toEqual([]);
  });

  it('so are short descriptions, and the captions of films', () => {
    const products = leaves.flatMap((leaf) => [...leafProducts(plan, leaf)]);
    const texts = products.flatMap(({ shortDescription, movies }) => [shortDescription, ...movies.flatMap(({ captions }) => captions)]);
    expect(texts.length).toBeGreaterThan(products.length);
    expect(texts.filter((text) => !/[а-яґєії]/i.test(translator.translate(text)))).toEqual([]);
  });
});
