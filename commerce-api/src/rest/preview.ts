import { Type } from 'typebox';
import { draftOf } from '../editing/preview/draft-of.ts';
import { ApiError } from '../server/api-error.ts';
import type { AppServices } from '../server/app-services.ts';
import { errorAnswers } from './types.ts';
import type { TypedApp } from './types.ts';

/** J-256: hosts ask what a link to a draft shows before they draw it. */
export function previewRoutes(services: Pick<AppServices, 'database' | 'now' | 'previewLinks'>) {
  return async (app: TypedApp): Promise<void> => {
    app.get(
      '/rest/V1/preview',
      {
        schema: {
          operationId: 'readPreview',
          tags: ['service'],
          summary: 'Which version the token of the header `x-preview` shows (J-256)',
          response: { 200: Type.Object({ version: Type.Integer() }), ...errorAnswers },
        },
      },
      async (request) => {
        const draft = await draftOf(request, services);
        if (draft === null) throw new ApiError(404, 'unknown_preview', 'Ten podgląd wygasł.');
        return { version: draft.number };
      },
    );
  };
}
