import { Type } from 'typebox';
import type { CatalogueChanges } from '../../catalogue/changes.ts';
import type { DeskAccess } from '../../desk/access.ts';
import type { LeftContent } from '../../editing/replace/replace-transactions.ts';
import { isFirstSearchedKind, type FirstSearchedKind, type SearchedKind } from '../../editing/replace/searched-kinds.ts';
import { ApiError } from '../../server/api-error.ts';
import type { AppServices } from '../../server/app-services.ts';
import { RecordId, FoundTexts, TextReplacement, TextReplacements, TextSearch, TextsReplaced } from '../schemas/index.ts';
import { errorAnswers } from '../types.ts';
import type { TypedApp } from '../types.ts';

const tags = ['desk'];
/** Some hundred contents with some places each. */
const largestBody = 512 * 1024;

/** Contents of kinds that the first contract names, and the others. */
function apart<Named extends { readonly kind: SearchedKind }>(contents: readonly Named[]) {
  const items: (Named & { readonly kind: FirstSearchedKind })[] = [];
  const others: Named[] = [];
  for (const content of contents) {
    const { kind } = content;
    if (isFirstSearchedKind(kind)) items.push({ ...content, kind });
    else others.push(content);
  }
  return { items, others };
}

const leftApart = (left: readonly LeftContent[]) => {
  const { items, others } = apart(left);
  return { left: items, other_left: others };
};

/** J-293: a text is searched in all contents, replaced in chosen places as one change, and taken back as one. */
export function deskReplacementRoutes(
  { database, now }: Pick<AppServices, 'database' | 'now'>,
  changes: Pick<CatalogueChanges, 'contentChanged'>,
  { staffOf }: Pick<DeskAccess, 'staffOf'>,
) {
  return async (app: TypedApp): Promise<void> => {
    app.get(
      '/rest/V1/desk/text-search',
      {
        schema: {
          operationId: 'searchTexts',
          tags,
          summary: 'Where contents have a text, with some words around it (J-293)',
          querystring: TextSearch,
          response: { 200: FoundTexts, ...errorAnswers },
        },
      },
      async ({ query: { search, match_case: matchCase = false } }) => {
        const { contents, isCut } = await database.run('content.search-texts', { search, matchCase });
        const found = contents.map(({ isLive, hits, ...content }) => ({ ...content, is_live: isLive, hits: [...hits] }));
        const { items, others } = apart(found);
        return { items, other_items: others, is_cut: isCut };
      },
    );

    app.get(
      '/rest/V1/desk/text-replacements',
      {
        schema: {
          operationId: 'listReplacements',
          tags,
          summary: 'The newest replacements (J-293)',
          response: { 200: TextReplacements, ...errorAnswers },
        },
      },
      async () => ({
        items: (await database.run('content.replacements', null)).map(({ made_at: at, undone_at: undoneAt, changed, ...row }) => ({
          ...row,
          changed: Number(changed ?? 0),
          made_at: at.toISOString(),
          undone_at: undoneAt?.toISOString() ?? null,
        })),
      }),
    );

    app.post(
      '/rest/V1/desk/text-replacements',
      {
        bodyLimit: largestBody,
        schema: {
          operationId: 'replaceTexts',
          tags,
          summary: 'Replaces a text in chosen places, as one change; what somebody has changed since is left and named (J-293)',
          body: TextReplacement,
          response: { 200: TextsReplaced, ...errorAnswers },
        },
      },
      async (request) => {
        const { search, match_case: matchCase = false, replacement, contents } = request.body;
        const staffId = staffOf(request).id;
        const asked = { search, matchCase, replacement, contents, staffId, at: now().toISOString() };
        const { isShown, left, ...replaced } = await database.run('content.replace-texts', asked);
        if (isShown) await changes.contentChanged();
        return { ...replaced, ...leftApart(left) };
      },
    );

    app.post(
      '/rest/V1/desk/text-replacements/:id/undo',
      {
        schema: {
          operationId: 'undoReplacement',
          tags,
          summary: 'Takes the whole of a replacement back; what somebody has changed since is left and named (J-293)',
          params: Type.Object({ id: RecordId }),
          response: { 200: TextsReplaced, ...errorAnswers },
        },
      },
      async (request) => {
        const { id } = request.params;
        const undone = await database.run('content.undo-replacement', { id, staffId: staffOf(request).id, at: now().toISOString() });
        if ('refusal' in undone) {
          if (undone.refusal === 'unknown') throw new ApiError(404, 'unknown_replacement', 'Nie ma takiej zamiany.');
          throw new ApiError(409, 'already_undone', 'Ta zamiana jest już cofnięta.');
        }
        const { isShown, left, ...rest } = undone;
        if (isShown) await changes.contentChanged();
        return { ...rest, ...leftApart(left) };
      },
    );
  };
}
