import type { operations } from 'shared-contracts/rest';

/** A campaign as the archive lists it. */
export type Campaign = operations['promotionArchive']['responses'][200]['content']['application/json']['items'][number];

/** The two numbers of a campaign's address; null where they are none. */
export const campaignOf = ({
  campaignId = '',
  getFromM1 = '',
}: Readonly<Record<string, string>>): readonly [id: number, getFromM1: number] | null =>
  /^[1-9]\d{0,8}$/.test(campaignId) && /^[01]$/.test(getFromM1) ? [Number(campaignId), Number(getFromM1)] : null;

/** A campaign with its text and rules. */
export type CampaignDetails = operations['archivedCampaign']['responses'][200]['content']['application/json'];
