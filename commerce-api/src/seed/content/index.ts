import type { FoundationSeed, GenerateOptions } from '../model.ts';

/** Content of the shop; filled file by file. */
export type ContentSeed = Pick<FoundationSeed, 'cmsBlocks' | 'cmsPages' | 'blogAuthors' | 'blogCategories' | 'blogPosts' | 'newsPosts' | 'glossary' | 'dictionaries' | 'campaigns' | 'graphics' | 'topmenuBanners' | 'menuLinks' | 'downloads' | 'coupons' | 'technologies' | 'featurePictograms'>;

export function content(_options: GenerateOptions): ContentSeed {
  return { cmsBlocks: [], cmsPages: [], blogAuthors: [], blogCategories: [], blogPosts: [], newsPosts: [], glossary: [], dictionaries: [], campaigns: [], graphics: [], topmenuBanners: [], menuLinks: [], downloads: [], coupons: [], technologies: [], featurePictograms: [] };
}
