import type { operations } from 'shared-contracts/rest';
import { answerOf, calls } from '../api.ts';

export type IssueBody = operations['addNewsletter']['requestBody']['content']['application/json'];

const path = (id: number) => ({ params: { path: { id } } });

/** Issues of the newsletter, one call each. @throws DeskError */
export const newsletterCalls = {
  read: (id: number) => answerOf(calls.GET('/rest/V1/desk/newsletters/{id}', path(id))),
  add: (body: IssueBody) => answerOf(calls.POST('/rest/V1/desk/newsletters', { body })),
  save: (id: number, version: number, body: IssueBody) =>
    answerOf(calls.PUT('/rest/V1/desk/newsletters/{id}', { ...path(id), body: { ...body, version } })),
  send: (id: number, body: { readonly version: number; readonly at?: string }) =>
    answerOf(calls.POST('/rest/V1/desk/newsletters/{id}/send', { ...path(id), body })),
  test: (id: number, body: { readonly version: number; readonly email: string }) =>
    answerOf(calls.POST('/rest/V1/desk/newsletters/{id}/test', { ...path(id), body })),
  stop: (id: number) => answerOf(calls.POST('/rest/V1/desk/newsletters/{id}/stop', path(id))),
} as const;

export type Newsletter = Awaited<ReturnType<typeof newsletterCalls.read>>;
