import type { BlogPost, CmsPage, Landing, NewsPost } from '../../model/index.ts';
import type { ShopPage } from './page-search.ts';

interface Pages {
  readonly cmsPages: Iterable<Pick<CmsPage, 'urlKey' | 'contentHeading'>>;
  readonly landings: Iterable<Pick<Landing, 'urlPath' | 'name'>>;
  readonly blogPosts: Iterable<Pick<BlogPost, 'urlPath' | 'title'>>;
  readonly newsPosts: Iterable<Pick<NewsPost, 'urlPath' | 'title'>>;
}

/** The pages of a shop that can be searched by their titles. */
export const shopPages = ({ cmsPages, landings, blogPosts, newsPosts }: Pages): readonly ShopPage[] => [
  ...Array.from(cmsPages, ({ urlKey, contentHeading }): ShopPage => ({ kind: 'HELP', path: urlKey, title: contentHeading })),
  ...Array.from(landings, ({ urlPath, name }): ShopPage => ({ kind: 'LANDING', path: urlPath, title: name })),
  ...Array.from([...blogPosts, ...newsPosts], ({ urlPath, title }): ShopPage => ({ kind: 'ARTICLE', path: urlPath, title })),
];
