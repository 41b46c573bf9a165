import { drawsPages, sameModulesEverywhere, type Expectation } from 'shared-contracts/testing/expectations';

const PROVIDER = 'mfe-content';

/** The version from which on it has an archive of promotions, a promotion paper, and a form for errors. */
const ARCHIVE_SINCE = '0.2.0';

/** The version from which on the news have a list of their own. */
const NEWS_SINCE = '0.3.0';

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
    'contact',
    'site-map',
    'downloads',
  ]),
  ...drawsPages(PROVIDER, ['promotion-archive', 'promo-paper', 'report-error']).map((expectation) => ({
    ...expectation,
    since: ARCHIVE_SINCE,
  })),
  ...drawsPages(PROVIDER, ['news-home']).map((expectation) => ({ ...expectation, since: NEWS_SINCE })),
];
