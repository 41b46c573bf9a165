import { leafPlace } from '../categories/leaves.ts';
import type { BlogAuthor, BlogCategory, BlogPost } from '../../../model/content.ts';
import { decapitalise, shorten, slug } from '../text.ts';
import { dayFrom } from '../time.ts';
import { guides } from './articles-guides.ts';
import { tips } from './articles-home.ts';
import { tests } from './articles-tests.ts';
import type { Article } from './blog-post.ts';

const authorRows = [
  ['Joanna Lis', 'redaktorka, AGD', 'Od dwunastu lat pisze o sprzęcie domowym. W jej kuchni stały już 43 ekspresy i jeden kot.'],
  ['Paweł Sikora', 'specjalista RTV i foto', 'Kalibruje telewizory w krakowskim salonie, po pracy fotografuje Tatry.'],
  ['Michał Dudek', 'specjalista IT', 'Składa komputery, ustawia routery i tłumaczy, dlaczego to nie wina kabla.'],
  ['Natalia Wójcik', 'testerka', 'Mierzy czas, głośność i zużycie energii. Wierzy licznikom bardziej niż ulotkom.'],
] as const;

const sectionRows = [
  ['Poradniki zakupowe', 'Jak wybrać sprzęt dopasowany do domu i budżetu.'],
  ['Na co dzień', 'Pielęgnacja, ustawienia i oszczędzanie energii.'],
  ['Testy i technologie', 'Sprawdzamy w praktyce to, co obiecują pudełka.'],
] as const;

export const blogAuthors: readonly BlogAuthor[] = authorRows.map(([name, role, bio], index) => ({
  id: index + 1,
  name,
  role,
  bio: `<p>${bio}</p>`,
  urlPath: `blog/autor/${slug(name)}`,
  seo: { metaTitle: `${name} – autor bloga Amperio`, metaDescription: `${name}, ${role}. ${bio}`, metaKeywords: name, h1: null },
}));

export const blogCategories: readonly BlogCategory[] = sectionRows.map(([name, text], index) => ({
  id: index + 1,
  name,
  description: `<p>${text}</p>`,
  urlPath: `blog/${slug(name)}`,
  position: index + 1,
  seo: { metaTitle: `${name} – blog Amperio`, metaDescription: text, metaKeywords: name.toLowerCase(), h1: null },
}));

const articles: readonly Article[] = [...guides, ...tips, ...tests];

/** Articles about a leaf, by its slug. */
export function blogPostIdsOf(leaf: string): readonly number[] {
  return articles.flatMap((article, index) => (article.leaf === leaf ? [index + 1] : []));
}

function post(article: Article, index: number, now: Date): BlogPost {
  const place = leafPlace(article.leaf);
  const body = article.parts.map(([heading, text]) => `<h2>${heading}</h2><p>${text}</p>`).join('');
  const words = `${article.lead} ${article.parts.flat().join(' ')}`.split(' ').length;
  return {
    id: index + 1,
    authorId: article.author,
    blogCategoryId: article.section,
    title: article.title,
    urlPath: `blog/${slug(article.title)}`,
    publishedAt: dayFrom(now, -article.daysOld, 7),
    contentSneakPeak: article.lead,
    content: `<p><strong>${article.lead}</strong></p>${body}<p>Zobacz też: <a href="/${place.urlPath}.html">${decapitalise(place.leaf.name)} w Amperio</a>.</p>`,
    illustration: article.illustration,
    body: article.body,
    background: article.background,
    imageAlt: `Ilustracja do artykułu: ${article.title}`,
    imageTitle: article.title,
    readingMinutes: Math.max(2, Math.ceil(words / 130)),
    categoryId: place.leafId,
    seo: {
      metaTitle: shorten(`${article.title} | Blog Amperio`, 70),
      metaDescription: shorten(article.lead, 158),
      metaKeywords: place.leaf.name.toLowerCase(),
      h1: null,
    },
  };
}

/** All articles, the newest first; ids follow the data files. */
export function blogPosts(now: Date): readonly BlogPost[] {
  return articles.map((article, index) => post(article, index, now)).toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt));
}
