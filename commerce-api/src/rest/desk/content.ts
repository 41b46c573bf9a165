import type { CatalogueChanges } from '../../catalogue/changes.ts';
import type { DeskAccess } from '../../desk/access.ts';
import { cleanContent } from '../../editing/clean-content.ts';
import { pageHtml } from '../../editing/page-html.ts';
import { hasPreview } from '../../editing/preview/preview-address.ts';
import { recordKinds } from '../../editing/records/record-kinds.ts';
import { ApiError } from '../../server/api-error.ts';
import type { AppServices } from '../../server/app-services.ts';
import {
  ContentEntry,
  ContentKindPlace,
  ContentList,
  ContentPlace,
  ContentPublish,
  ContentRestore,
  ContentSave,
  ContentSearch,
  ContentVersion,
  ContentForm,
  NewPage,
  NumberedKindPlace,
  RecordKindPlace,
  Preview,
  PreviewLink,
  PreviewAsked,
} from '../schemas/index.ts';
import { previewLinker } from './preview-link.ts';
import { contentAnswers, stateOf } from './content-answers.ts';
import { errorAnswers } from '../types.ts';
import type { TypedApp } from '../types.ts';

const tags = ['desk'];
/** A long page in letters of two bytes. */
const largestBody = 256 * 1024;

/** J-217: what editors change: promotions of the home page, pages, old addresses, products. */
export function deskContentRoutes(
  services: Pick<AppServices, 'database' | 'now' | 'reference' | 'previewLinks' | 'storeUrls' | 'translatorFor'>,
  changes: Pick<CatalogueChanges, 'contentChanged' | 'productsEdited'>,
  { staffOf }: Pick<DeskAccess, 'staffOf'>,
) {
  const { database, now } = services;
  const previewLink = previewLinker(services);
  const { known, answer, follow } = contentAnswers(services, changes);
  return async (app: TypedApp): Promise<void> => {
    app.get(
      '/rest/V1/desk/content/:kind',
      {
        schema: {
          operationId: 'listContent',
          tags,
          summary: 'What there is to edit of a kind; products by a text (J-217)',
          params: ContentKindPlace,
          querystring: ContentSearch,
          response: { 200: ContentList, ...errorAnswers },
        },
      },
      async ({ params: { kind }, query: { q = '' } }) => ({
        items: (await database.run('content.list', { kind, text: q.trim() })).map(({ entry, ...listed }, index) => ({
          id: index + 1,
          ...listed,
          ...stateOf(entry),
        })),
      }),
    );

    app.get(
      '/rest/V1/desk/content/:kind/:key',
      {
        schema: {
          operationId: 'readContent',
          tags,
          summary: 'An entry: its newest version, and all of them by number (J-217)',
          params: ContentPlace,
          response: { 200: ContentEntry, ...errorAnswers },
        },
      },
      async ({ params }) => answer(known(params)),
    );

    app.put(
      '/rest/V1/desk/content/:kind/:key',
      {
        bodyLimit: largestBody,
        schema: {
          operationId: 'saveContent',
          tags,
          summary: 'Keeps a draft as a new version, unless somebody else has saved since `version` (J-217, J-218)',
          params: ContentPlace,
          body: ContentSave,
          response: { 200: ContentEntry, ...errorAnswers },
        },
      },
      async (request) => {
        const name = known(request.params);
        const { version: seen, content: sent } = request.body;
        if (sent.kind !== name.kind) throw new ApiError(400, 'bad_request', 'Nieprawidłowe dane żądania.');
        const content = cleanContent(sent);
        const staffId = staffOf(request).id;
        return follow(name, await database.run('content.save', { ...name, content, seen, staffId, at: now().toISOString() }));
      },
    );

    app.post(
      '/rest/V1/desk/content/:kind/:key/publish',
      {
        schema: {
          operationId: 'publishContent',
          tags,
          summary: 'Shows the newest version to shoppers, now or at a time (J-217)',
          params: ContentPlace,
          body: ContentPublish,
          response: { 200: ContentEntry, ...errorAnswers },
        },
      },
      async (request) => {
        const name = known(request.params);
        const { version: seen, at: asked } = request.body;
        const at = now();
        const dueAt = asked === undefined || new Date(asked) <= at ? null : new Date(asked).toISOString();
        const staffId = staffOf(request).id;
        return follow(name, await database.run('content.publish', { ...name, seen, staffId, at: at.toISOString(), dueAt }));
      },
    );

    app.post(
      '/rest/V1/desk/content/:kind/:key/unschedule',
      {
        schema: {
          operationId: 'unscheduleContent',
          tags,
          summary: 'What was to be published at a time stays a draft (J-217)',
          params: ContentPlace,
          body: ContentVersion,
          response: { 200: ContentEntry, ...errorAnswers },
        },
      },
      async (request) => {
        const name = known(request.params);
        const staffId = staffOf(request).id;
        const asked = { ...name, seen: request.body.version, staffId, at: now().toISOString() };
        return follow(name, await database.run('content.unschedule', asked));
      },
    );

    app.post(
      '/rest/V1/desk/content/:kind/:key/restore',
      {
        schema: {
          operationId: 'restoreContent',
          tags,
          summary: 'Makes an earlier version the newest one, which shoppers see at once (J-217)',
          params: ContentPlace,
          body: ContentRestore,
          response: { 200: ContentEntry, ...errorAnswers },
        },
      },
      async (request) => {
        const name = known(request.params);
        const { version: seen, number } = request.body;
        const staffId = staffOf(request).id;
        return follow(name, await database.run('content.restore', { ...name, seen, number, staffId, at: now().toISOString() }));
      },
    );

    app.post(
      '/rest/V1/desk/content/:kind/:key/preview-link',
      {
        schema: {
          operationId: 'linkContentPreview',
          tags,
          summary: 'A link that shows the newest version on the page itself, for half an hour (J-256)',
          params: ContentPlace,
          body: ContentVersion,
          response: { 200: PreviewLink, ...errorAnswers },
        },
      },
      async ({ params, body }) => previewLink(known(params), body.version),
    );

    app.post(
      '/rest/V1/desk/content-preview',
      {
        bodyLimit: largestBody,
        schema: {
          operationId: 'previewContent',
          tags,
          summary: 'The text of a page as shoppers would get it (J-219)',
          body: PreviewAsked,
          response: { 200: Preview, ...errorAnswers },
        },
      },
      async ({ body }) => ({ html: pageHtml(body) }),
    );

    app.post(
      '/rest/V1/desk/content-page',
      {
        schema: {
          operationId: 'newContentPage',
          tags,
          summary: 'A key for a page that is new; the page is there with its first version (J-217)',
          response: { 200: NewPage, ...errorAnswers },
        },
      },
      async () => ({ key: await database.run('content.new-entry', 'page') }),
    );

    app.post(
      '/rest/V1/desk/content-new/:kind',
      {
        schema: {
          operationId: 'newContent',
          tags,
          summary: 'A key for a record that is new and is named by a number (J-257)',
          params: NumberedKindPlace,
          response: { 200: NewPage, ...errorAnswers },
        },
      },
      async ({ params: { kind } }) => ({ key: await database.run('content.new-entry', kind) }),
    );

    app.get(
      '/rest/V1/desk/content-form/:kind',
      {
        schema: {
          operationId: 'readContentForm',
          tags,
          summary: 'The fields of a kind of record (J-257)',
          params: RecordKindPlace,
          response: { 200: ContentForm, ...errorAnswers },
        },
      },
      async ({ params: { kind } }) => {
        const { naming } = recordKinds[kind];
        return {
          has_page: hasPreview(kind),
          naming: naming?.by ?? null,
          fields: (await database.run('content.form', kind)).map(({ name, type, isOptional = false, isFixed = false, options }) => ({
            name,
            type: type === 'picture' ? ('line' as const) : type === 'order' ? ('plain' as const) : type,
            ...(type === 'picture' && { is_picture: true }),
            ...(type === 'order' && { is_order: true }),
            is_optional: isOptional,
            is_fixed: isFixed,
            options: [...options],
          })),
        };
      },
    );
  };
}
