import type { UrlResolution } from 'shared-contracts/graphql';
import { bareResolution, isPlainQuery } from 'shared-contracts/resolver';
import { campaignAt, campaignPath, campaignPicture } from '../../../catalogue/campaigns.ts';
import { cardPicture } from '../../../catalogue/paths.ts';
import type { RequestContext } from '../../context.ts';

/** the absence of a record. */
export const notFound: UrlResolution = { ...bareResolution('NOTFOUND', null), googlebot: 'noindex,follow', robots: 'noindex,follow' };

/** The page above a campaign, as breadcrumbs name it. */
const archiveName = 'Archiwum promocji';

const glossaryPath = /^slowniczek-pojec\/([^/]+)$/;

/** ≠42, R-57: a glossary term has a fixed route; the resolver only gives its metadata. */
export function glossaryTerm(path: string, search: string, { services, store, translate }: RequestContext): UrlResolution | undefined {
  const entry = services.reference.glossary.get(glossaryPath.exec(path)?.[1] ?? '');
  if (entry === undefined) return undefined;
  const robots = isPlainQuery(search) ? 'index,follow' : 'noindex,follow';
  return {
    ...notFound,
    type: 'CMS_PAGE',
    canonical_url: `/slowniczek-pojec/${entry.id}`,
    meta_title: translate(`${entry.term} – co to znaczy? | ${store.config.storeName}`),
    meta_description: translate(entry.short),
    robots,
    googlebot: robots,
    og_type: 'article',
    og_image: cardPicture(store.code, `term-${entry.id}`),
    header_title: translate(entry.term),
  };
}

const campaignAddress = /^archiwum-promocji\/([1-9]\d{0,8})\/([01])$/;

/** a campaign has a fixed route; the resolver only gives its metadata. */
export function archivedCampaign(path: string, search: string, { services, store, translate }: RequestContext): UrlResolution | undefined {
  const [, id = '', getFromM1 = ''] = campaignAddress.exec(path) ?? [];
  const campaign = campaignAt(services.reference, store, { id: Number(id), getFromM1: getFromM1 === '1', now: services.now() });
  if (campaign === undefined) return undefined;
  const robots = isPlainQuery(search) ? 'index,follow' : 'noindex,follow';
  const name = translate(campaign.name);
  return {
    ...notFound,
    type: 'CMS_PAGE',
    canonical_url: campaignPath(campaign),
    meta_title: `${name} | ${store.config.storeName}`,
    meta_description: translate(campaign.description.replaceAll(/<[^>]+>/g, ' ').trim()),
    robots,
    googlebot: robots,
    og_type: 'article',
    og_image: campaignPicture(campaign),
    header_title: name,
    breadcrumbs: [{ name: archiveName, url: '/archiwum-promocji', category_id: null }],
  };
}
