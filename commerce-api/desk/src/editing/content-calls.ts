import { answerOf, calls, type Content, type ContentKind, type NumberedKind, type RecordKind } from '../api.ts';

const path = (kind: ContentKind, key: string) => ({ params: { path: { kind, key } } });

/** What editors read and change, one call each. @throws DeskError */
export const contentCalls = {
  list: (kind: ContentKind, q: string) =>
    answerOf(calls.GET('/rest/V1/desk/content/{kind}', { params: { path: { kind }, query: q === '' ? {} : { q } } })),
  read: (kind: ContentKind, key: string) => answerOf(calls.GET('/rest/V1/desk/content/{kind}/{key}', path(kind, key))),
  save: (kind: ContentKind, key: string, body: { readonly version: number; readonly content: Content }) =>
    answerOf(calls.PUT('/rest/V1/desk/content/{kind}/{key}', { ...path(kind, key), body })),
  publish: (kind: ContentKind, key: string, body: { readonly version: number; readonly at?: string }) =>
    answerOf(calls.POST('/rest/V1/desk/content/{kind}/{key}/publish', { ...path(kind, key), body })),
  unschedule: (kind: ContentKind, key: string, version: number) =>
    answerOf(calls.POST('/rest/V1/desk/content/{kind}/{key}/unschedule', { ...path(kind, key), body: { version } })),
  restore: (kind: ContentKind, key: string, body: { readonly version: number; readonly number: number }) =>
    answerOf(calls.POST('/rest/V1/desk/content/{kind}/{key}/restore', { ...path(kind, key), body })),
  previewLink: (kind: ContentKind, key: string, version: number) =>
    answerOf(calls.POST('/rest/V1/desk/content/{kind}/{key}/preview-link', { ...path(kind, key), body: { version } })),
  preview: (body: { readonly format: 'markdown' | 'html'; readonly source: string }) =>
    answerOf(calls.POST('/rest/V1/desk/content-preview', { body })),
  form: (kind: RecordKind) => answerOf(calls.GET('/rest/V1/desk/content-form/{kind}', { params: { path: { kind } } })),
  newRecord: (kind: NumberedKind) => answerOf(calls.POST('/rest/V1/desk/content-new/{kind}', { params: { path: { kind } } })),
  newPage: () => answerOf(calls.POST('/rest/V1/desk/content-page')),
} as const;
