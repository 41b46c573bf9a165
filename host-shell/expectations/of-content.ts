import { drawsPages, sameModulesEverywhere, type Expectation } from 'shared-contracts/testing/expectations';

const PROVIDER = 'mfe-content';

export const ofContent: readonly Expectation[] = [
  sameModulesEverywhere(PROVIDER),
  ...drawsPages(PROVIDER, [
    'home',
    'cms',
    'blog-home',
    'blog-post',
    'blog-category',
    'blog-author',
    'news-post',
    'glossary',
    'report-error',
    'contact',
    'site-map',
    'downloads',
    'promotion-archive',
    'promo-paper',
  ]),
];
