/** Calls of content pages: the archive of promotions, reports of errors. */
import type { operations } from './openapi-types.ts';
import { result } from './transport.ts';
import type { Transport } from './transport.ts';

/** The form of A-53; `page`: where it happened. */
export type ErrorToReport = operations['reportError']['requestBody']['content']['application/json'];

/** The form of the contact page. */
export type PageVote = operations['votePage']['requestBody']['content']['application/json'];
export type MessageToShop = operations['sendMessage']['requestBody']['content']['application/json'];

export function contentCalls(client: Transport) {
  return {
    /** */
    promotionArchive: () => result(client.GET('/rest/V1/promotion-archive')),
    /** @param getFromM1 1: a campaign of the former shop system */
    archivedCampaign: (campaignId: number, getFromM1: number) =>
      result(client.GET('/rest/V1/campaign-archive/{campaignId}/{getFromM1}', { params: { path: { campaignId, getFromM1 } } })),
    /** */
    reportError: (report: ErrorToReport) => result(client.POST('/rest/V1/contact/report_error', { body: report })),
    /** J-261: kept once under its key, however often it is sent. */
    votePage: (vote: PageVote) => result(client.POST('/rest/V1/contact/page_vote', { body: vote })),
    sendMessage: (message: MessageToShop) => result(client.POST('/rest/V1/contact/message', { body: message })),
  };
}
