import type { Campaign, Store } from '../model/index.ts';
import { contentPicture, pagePath } from './paths.ts';
import type { Reference } from './reference.ts';
import type { UrlRewrites } from './url-rewrites.ts';

/** where a campaign of the archive stands; the second number says that it comes from the former shop system. */
export const campaignPath = ({ id, getFromM1 }: Pick<Campaign, 'id' | 'getFromM1'>): string =>
  `/archiwum-promocji/${id}/${getFromM1 ? 1 : 0}`;

/** A day of the shop, `2026-11-20`. */
const dayOf = (now: Date): string => now.toLocaleDateString('sv-SE', { timeZone: 'Europe/Warsaw' });

/** Whether a campaign runs on a day, its last one included. */
export const isRunning = ({ dateFrom, dateTo }: Pick<Campaign, 'dateFrom' | 'dateTo'>, now: Date): boolean => {
  const today = dayOf(now);
  return dateFrom <= today && today <= dateTo;
};

/** B-12: the campaigns that a store shows, the newest first; none where its archive is switched off, and none before it begins. */
export const campaignsOf = ({ campaigns }: Pick<Reference, 'campaigns'>, { config }: Store, now: Date): readonly Campaign[] =>
  config.showPromotionArchive ? [...campaigns.values()].filter(({ dateFrom }) => dateFrom <= dayOf(now)) : [];

/** A campaign by the two numbers of its address. */
export function campaignAt(
  reference: Pick<Reference, 'campaigns'>,
  store: Store,
  { id, getFromM1, now }: { readonly id: number; readonly getFromM1: boolean; readonly now: Date },
): Campaign | undefined {
  return campaignsOf(reference, store, now).find((one) => one.id === id && one.getFromM1 === getFromM1);
}

/** The picture of a campaign. */
export const campaignPicture = ({ graphicsId }: Pick<Campaign, 'graphicsId'>): string => contentPicture(`graphic-${graphicsId}`);

/** The page with its products; null where it has none, or the store does not have it any more. */
export function landingOf({ landingPath }: Pick<Campaign, 'landingPath'>, store: Store, urlRewrites: UrlRewrites): string | null {
  if (landingPath === null) return null;
  const rewrite = urlRewrites.at(store.code, landingPath);
  return rewrite === undefined || rewrite.type === 'UNPUBLISHED' || rewrite.type === 'REDIRECT' ? null : pagePath(landingPath);
}
