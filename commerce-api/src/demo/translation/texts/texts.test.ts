import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { generateFoundation } from '../../catalogue/index.ts';
import { shopTexts } from '../../shop-texts.ts';
import { withSalons } from '../../../promise/salon-texts.ts';
import { openTranslator } from '../../../translation/open-translator.ts';
import { translateFields } from '../../../translation/translate-fields.ts';
import type { Translator } from '../../../translation/translator.ts';

const shop = generateFoundation({ products: 600, now: new Date('2026-11-22T12:00:00Z'), seed: 'amperio' });
const sources = join(import.meta.dirname, '../../..');

/** Proper names, which are the same in both languages. */
const ownNames: ReadonlySet<string> = new Set([
  'BLIK',
  'Google Pay',
  'Apple Pay',
  'Amperio',
  'Amperio Pro',
  'OLED',
  'No Frost',
  'Dolby Atmos',
  'Wi-Fi 7',
  'LiDAR',
  'Side by side',
  'French door',
  'E-mail',
  'SMS',
  'ANC',
  'CADR',
  'DPI',
  'DVB-T2',
  'E Ink',
  'EPREL',
  'eSIM',
  'GPSR',
  'HDR',
  'HEPA',
  'NFC',
  'Power Delivery',
  'RRSO',
  'SDS+',
]);

const shops = new Map(shop.physicalStores.map((one) => [one.id, one]));

let translator: Translator;
beforeAll(async () => {
  translator = (await openTranslator('sandbox', shopTexts))('ua');
});

const isPolish = (text: string): boolean => /\p{L}{3}/u.test(text) && !/[а-яґєії]/i.test(text) && !ownNames.has(text);

const untranslated = (texts: readonly string[]): readonly string[] =>
  [...new Set(texts)].filter((text) => isPolish(translator.translate(text)));

/** Texts of HTML that stay Polish. */
const leftIn = (html: string): readonly string[] =>
  [...translator.translateHtml(html).matchAll(/<\w+ lang="pl"[^>]*>([^<]*)/g)]
    .map(([, text = '']) => text)
    .filter((text) => !ownNames.has(text));

describe('[J-106] [J-109] texts of the frame and of all pages have a Ukrainian translation', () => {
  it.each<[string, readonly string[]]>([
    ['the menu', [...shop.categories.slice(2), ...shop.menuLinks].map(({ name }) => name)],
    ['banners', shop.graphics.flatMap(({ title, graphicsAlt }) => [title, graphicsAlt])],
    [
      'stores',
      shop.stores.flatMap(({ config }) => [config.metaTitle, config.metaDescription, config.contactHours, config.inactiveTabTitle]),
    ],
    ['titles of categories', shop.categories.slice(2).map(({ seo }) => seo.metaTitle)],
    [
      'pages',
      shop.cmsPages
        .filter(({ urlKey }) => !urlKey.startsWith('salony/'))
        .flatMap(({ title, seo }) => [title, seo.metaTitle, seo.metaDescription]),
    ],
    ['lists of products', shop.landings.flatMap(({ name, cycle, seo }) => [name, cycle ?? '', seo.metaTitle, seo.metaDescription])],
    ['sections of the blog', shop.blogCategories.flatMap(({ name, seo }) => [name, seo.metaTitle, seo.metaDescription])],
    ['technologies', shop.technologies.flatMap(({ name, description }) => [name, description])],
    ['services', shop.services.flatMap(({ name, description }) => [name, description])],
    ['warranties', shop.warrantyPlans.flatMap(({ name, description }) => [name, description])],
    [
      'instalments',
      shop.installmentPlans.flatMap(({ name, description, representativeExample }) => [name, description, representativeExample]),
    ],
    ['countries', shop.countries.map(({ name }) => name)],
    ['services of shops', shop.physicalStores.flatMap(({ services }) => services)],
  ])('%s', (_, texts) => {
    expect(texts.length).toBeGreaterThan(0);
    expect(untranslated(texts)).toEqual([]);
  });

  it('blocks of the footer, the cart and the product page', () => {
    for (const { identifier, frontTitle, content } of shop.cmsBlocks) {
      expect({ identifier, left: untranslated([frontTitle]) }).toEqual({ identifier, left: [] });
      expect({ identifier, left: leftIn(content) }).toEqual({ identifier, left: [] });
    }
  });
});

describe('[J-322] pages of content are in Ukrainian as a whole', () => {
  // The place of the table of deliveries, whose words are in other tests here.
  const bodies = shop.cmsPages.map(({ urlKey, content }) => [urlKey, content.replace('<p>{{methods}}</p>', '')] as const);

  it('there are pages of help, of the company, of law and of single shops', () => {
    const keys = bodies.map(([urlKey]) => urlKey);
    expect(keys).toEqual(expect.arrayContaining(['zwroty', 'praca', 'regulamin', 'salony', 'salony/warszawa-galeria-wislana']));
  });

  it.each(bodies)('%s', (_, content) => {
    const html = translator.translateHtml(withSalons(content, shops));
    expect([...html.matchAll(/<\w+ lang="pl"[^>]*>([^<]*)/g)].map(([, text = '']) => text)).toEqual([]);
    // A word between two links is too short to be told as Polish by itself.
    const words = [...html.matchAll(/>([^<]+)</g)].map(([, text = '']) => text.trim()).filter((text) => /^\p{Ll}{1,2}$/u.test(text));
    expect(words.filter((word) => !/[а-яґєії]/.test(word))).toEqual([]);
  });
});

describe('[J-279] what a listing says of its category and offers as filters is Ukrainian on a Ukrainian page', () => {
  it('how to choose, and questions with their answers', () => {
    const { categories } = shop;
    expect(categories.flatMap(({ introDescription, description }) => [...leftIn(introDescription), ...leftIn(description)])).toEqual([]);
    expect(categories.flatMap(({ faq }) => faq.flatMap(({ question, answer }) => leftIn(`<p>${question}</p>${answer}`)))).toEqual([]);
  });

  it('names of filters, and options that are words', () => {
    const filters = shop.attributes.filter(({ code }) => code !== 'manufacturer' && code !== 'pasuje_do');
    const words = filters.flatMap(({ label, filterLabel, options }) => [label, filterLabel, ...options.map((option) => option.label)]);
    // What is left are names: HDR, Dolby Vision, Windows 11 Home.
    expect(untranslated(words).filter((text) => /[ąćęłńóśźżĄĆĘŁŃÓŚŹŻ]|\p{Ll}{2} \p{Ll}{2}/u.test(text))).toEqual([]);
  });
});

describe('[J-323] what the shop writes about has both languages as a whole', () => {
  it.each<[string, readonly string[], readonly string[]]>([
    [
      'articles',
      shop.blogPosts.flatMap(({ title, contentSneakPeak, imageAlt, imageTitle, seo }) => [
        title,
        contentSneakPeak,
        imageAlt,
        imageTitle,
        seo.metaDescription,
      ]),
      shop.blogPosts.map(({ content }) => content),
    ],
    ['authors', shop.blogAuthors.map(({ role }) => role), shop.blogAuthors.map(({ bio }) => bio)],
    ['sections', shop.blogCategories.map(({ name }) => name), shop.blogCategories.map(({ description }) => description)],
    [
      'news',
      shop.newsPosts.flatMap(({ title, lead, seo }) => [title, lead, seo.metaTitle, seo.metaDescription]),
      shop.newsPosts.map(({ content }) => content),
    ],
    ['events in shops', shop.shopEvents.map(({ title }) => title), shop.shopEvents.map(({ content }) => content)],
    [
      'terms',
      shop.glossary.flatMap(({ term, short }) => [term, `${term} – co to znaczy? | Amperio`, short]),
      shop.glossary.map(({ content }) => content),
    ],
    ['campaigns', shop.campaigns.map(({ name }) => name), shop.campaigns.flatMap(({ description, rules }) => [description, rules])],
    [
      'lists of products',
      shop.landings.map(({ name }) => name),
      shop.landings.flatMap((list) => [list.introDescription, list.description]),
    ],
    ['brands', ['Producenci'], shop.manufacturers.map(({ description }) => description)],
  ])('%s', (_, texts, html) => {
    expect(html.length).toBeGreaterThan(0);
    expect(untranslated(texts)).toEqual([]);
    expect(html.flatMap(leftIn)).toEqual([]);
    // A text that is put together must not be of two languages.
    expect(texts.map((text) => translator.translate(text)).filter((text) => /[ąćęłńóśźż]/i.test(text))).toEqual([]);
  });

  it('titles of articles and of their authors', () => {
    const [post] = shop.blogPosts;
    expect(shopTexts.ukrainianHead('BLOG_POST', translator.translate(post?.title ?? ''), 'Amperio')?.title).toMatch(
      /[а-яґєії].* \| Блог Amperio$/,
    );
    expect(shopTexts.ukrainianHead('BLOG_AUTHOR', 'Joanna Lis', 'Amperio')?.title).toBe('Joanna Lis – автор блогу Amperio');
  });
});

describe('[J-106] [J-109] the home pages', () => {
  it('have both languages in all of their parts', () => {
    const parts = shop.cmsBlocks.filter(({ cmsJson }) => cmsJson !== '');
    expect(parts.length).toBeGreaterThan(4);
    const texts = parts.flatMap(({ cmsJson }) => [...translateFields(cmsJson, translator).matchAll(/"(?:title|text|button)":"([^"]*)"/g)]);
    expect(texts.map(([, text = '']) => text).filter(isPolish)).toEqual([]);
  });
});

describe('[J-107] [J-109] options of the checkout have a Ukrainian translation', () => {
  it.each<[string, readonly string[]]>([
    [
      'ways to pay',
      shop.paymentMethods.flatMap(({ title, description, agreements }) => [title, description, ...agreements.map(({ text }) => text)]),
    ],
    ['deliveries', shop.shippingMethods.flatMap(({ title, description }) => [title, description])],
    ['pickup points', shop.pickupPoints.flatMap(({ name, openingHours, description }) => [name, openingHours, description])],
    ['coupons', shop.coupons.filter(({ code }) => code !== 'LATO2025').map(({ name }) => name)],
    [
      'questions of forms',
      shop.dictionaries.filter(({ id }) => id === 1 || id === 3).flatMap(({ elements }) => elements.map(({ name }) => name)),
    ],
  ])('%s', (_, texts) => {
    expect(texts.length).toBeGreaterThan(0);
    expect(untranslated(texts)).toEqual([]);
  });
});

/** Texts in a source file that a shopper may read: quoted sentences, with an amount as the value of each placeholder. */
const sentencesOf = (source: string): readonly string[] =>
  [...source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').matchAll(/'((?:[^'\\\n]|\\.)*)'|`([^`]*)`/g)]
    .map(([, quoted, templated]) => quoted ?? (templated ?? '').replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '12'))
    .filter((text) => /^\p{Lu}[^\n]* [^\n]*[.?!]$/u.test(text) && /[ąćęłńóśźż]|\p{Ll} \p{Ll}/iu.test(text));

describe('[J-107] [J-109] messages of the server have a Ukrainian translation', () => {
  const read = ['carts', 'checkout', 'customers', 'orders', 'payments', 'reminders', 'vouchers', 'rest', 'server', 'graphql'].flatMap(
    (folder) => globSync(`${folder}/**/*.ts`, { cwd: sources }),
  );
  // Excluded: the desk (staff read Polish), sandbox pages and calls (for developers), summaries of calls (English).
  const files = read.filter((file) => !/\.test\.ts$|\/desk\/|sandbox|development|resolver-types|schemas/.test(file));

  it('its messages are found', () => {
    const found = files.flatMap((file) => sentencesOf(readFileSync(join(sources, file), 'utf8')));
    expect(found).toEqual(expect.arrayContaining(['Twój koszyk jest pusty.', 'Podaj liczbę od 12 do 12.', 'Sprawdź zaznaczone pola.']));
  });

  it.each(files)('%s', (file) => {
    const polish = sentencesOf(readFileSync(join(sources, file), 'utf8')).filter(
      (text) => !/\b(?:the|is|are|of|with|and|an?)\b/.test(text),
    );
    expect(untranslated(polish)).toEqual([]);
  });
});
