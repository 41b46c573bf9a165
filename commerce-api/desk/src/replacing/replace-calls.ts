import type { operations } from 'shared-contracts/rest';
import { answerOf, calls, type TextReplaced } from '../api.ts';

type Replacement = operations['replaceTexts']['requestBody']['content']['application/json'];
export type SearchedKind = Replacement['contents'][number]['kind'];

/** What editors search and replace, one call each. @throws DeskError */
export const replaceCalls = {
  search: (search: string, matchCase: boolean) =>
    answerOf(calls.GET('/rest/V1/desk/text-search', { params: { query: { search, match_case: matchCase } } })),
  replace: (body: Replacement): Promise<TextReplaced> => answerOf(calls.POST('/rest/V1/desk/text-replacements', { body })),
  list: () => answerOf(calls.GET('/rest/V1/desk/text-replacements')),
  undo: (id: number): Promise<TextReplaced> =>
    answerOf(calls.POST('/rest/V1/desk/text-replacements/{id}/undo', { params: { path: { id } } })),
} as const;
