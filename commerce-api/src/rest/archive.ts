import { Type } from 'typebox';
import { campaignAt, campaignPath, campaignPicture, campaignsOf, isRunning, landingOf } from '../catalogue/campaigns.ts';
import type { Campaign } from '../model/index.ts';
import { ApiError } from '../server/api-error.ts';
import type { AppServices } from '../server/app-services.ts';
import { storeOf } from '../server/store.ts';
import { translatorOf } from '../server/translator-of.ts';
import type { Translator } from '../translation/translator.ts';
import { RecordId } from './schemas/index.ts';
import { errorAnswers } from './types.ts';
import type { TypedApp } from './types.ts';

const tags = ['service'];

const listed = {
  campaign_id: RecordId,
  get_from_m1: Type.Boolean({ description: 'It comes from the former shop system' }),
  name: Type.String(),
  date_from: Type.String({ format: 'date' }),
  date_to: Type.String({ format: 'date', description: 'Its last day' }),
  is_running: Type.Boolean(),
  url: Type.String({ description: 'Of its page, such as `/archiwum-promocji/51/0`' }),
  image: Type.String({ description: 'Path without width and format' }),
};

const Archive = Type.Object({ items: Type.Array(Type.Object(listed)) });
const ArchivedCampaign = Type.Object({
  ...listed,
  description: Type.String({ description: 'Safe HTML' }),
  rules: Type.String({ description: 'Safe HTML' }),
  landing_url: Type.Union([Type.String(), Type.Null()], { description: 'The page with its products; null where there is none any more' }),
});

/** B-12: promotions that run and those that are over, with their rules. */
export function archiveRoutes(services: AppServices) {
  const { reference, urlRewrites, now } = services;
  const row = (campaign: Campaign, { translate }: Translator) => ({
    campaign_id: campaign.id,
    get_from_m1: campaign.getFromM1,
    name: translate(campaign.name),
    date_from: campaign.dateFrom,
    date_to: campaign.dateTo,
    is_running: isRunning(campaign, now()),
    url: campaignPath(campaign),
    image: campaignPicture(campaign),
  });

  return async (app: TypedApp): Promise<void> => {
    app.get(
      '/rest/V1/promotion-archive',
      {
        schema: {
          operationId: 'promotionArchive',
          tags,
          summary: 'Campaigns of the store, the newest first (A-50)',
          response: { 200: Archive, ...errorAnswers },
        },
      },
      async (request) => {
        const translator = translatorOf(request, services);
        return { items: campaignsOf(reference, storeOf(request, reference), now()).map((campaign) => row(campaign, translator)) };
      },
    );

    app.get(
      '/rest/V1/campaign-archive/:campaignId/:getFromM1',
      {
        schema: {
          operationId: 'archivedCampaign',
          tags,
          summary: 'One campaign with its description and rules (A-51, ∅38)',
          params: Type.Object({ campaignId: RecordId, getFromM1: Type.Integer({ minimum: 0, maximum: 1 }) }),
          response: { 200: ArchivedCampaign, ...errorAnswers },
        },
      },
      async (request) => {
        const { campaignId: id, getFromM1 } = request.params;
        const store = storeOf(request, reference);
        const campaign = campaignAt(reference, store, { id, getFromM1: getFromM1 === 1, now: now() });
        if (campaign === undefined) throw new ApiError(404, 'no_campaign', 'Nie ma takiej promocji.');
        const translator = translatorOf(request, services);
        return {
          ...row(campaign, translator),
          description: translator.translateHtml(campaign.description),
          rules: translator.translateHtml(campaign.rules),
          landing_url: landingOf(campaign, store, urlRewrites),
        };
      },
    );
  };
}
