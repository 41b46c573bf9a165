import type { ReferenceData, GenerateOptions } from '../../../model/index.ts';
import { synonymsText } from '../../../listing/search/synonyms.ts';
import { searchRules } from '../../search-rules.ts';
import { footerBlocks, homeBlocks } from './blocks.ts';
import { blogAuthors, blogCategories, blogPosts } from './blog.ts';
import { glossary } from './glossary.ts';
import { graphics, menuLinks, topmenuBanners } from './graphics.ts';
import { chooseForHome } from './home-choice.ts';
import { newsPosts } from './news.ts';
import { campaigns, cartPromotions, coupons, downloads } from './offers.ts';
import { promoPapers } from './promo-paper.ts';
import { cmsPages } from './pages/index.ts';
import { dictionaries, featurePictograms, technologies } from './reference.ts';

/** What editors write: pages, articles, blocks, banners, lists. */
export type Content = Pick<
  ReferenceData,
  | 'cmsBlocks'
  | 'cmsPages'
  | 'blogAuthors'
  | 'blogCategories'
  | 'blogPosts'
  | 'newsPosts'
  | 'glossary'
  | 'dictionaries'
  | 'campaigns'
  | 'graphics'
  | 'topmenuBanners'
  | 'menuLinks'
  | 'downloads'
  | 'coupons'
  | 'cartPromotions'
  | 'searchSynonyms'
  | 'uploadedPictures'
  | 'translations'
  | 'contentOrders'
  | 'technologies'
  | 'featurePictograms'
>;

export function content(options: GenerateOptions): Content {
  const { now } = options;
  const home = chooseForHome(options);
  return {
    cmsBlocks: [...footerBlocks, ...homeBlocks(home.main, home.pro), ...promoPapers(options)],
    cmsPages: cmsPages(now),
    blogAuthors,
    blogCategories,
    blogPosts: blogPosts(now),
    newsPosts: newsPosts(now),
    glossary: glossary(),
    dictionaries,
    campaigns: campaigns(now),
    graphics,
    topmenuBanners,
    menuLinks,
    downloads,
    coupons: coupons(now),
    cartPromotions: cartPromotions(now),
    searchSynonyms: [{ id: 'all', text: synonymsText(searchRules().synonyms) }],
    uploadedPictures: [],
    translations: [],
    contentOrders: [
      { id: 'menu', keys: menuLinks.toSorted((a, b) => a.position - b.position).map(({ id }) => String(id)) },
      {
        id: 'footer',
        keys: [...new Set(footerBlocks.map(({ identifier }) => identifier).filter((identifier) => identifier.startsWith('footer_links_')))],
      },
    ],
    technologies,
    featurePictograms,
  };
}
