import type { operations } from 'shared-contracts/rest';
import { answerOf, calls, type PictureList, type UploadedPicture } from '../api.ts';

type Description = operations['describePicture']['requestBody']['content']['application/json'];

/** What editors do with pictures, one call each. @throws DeskError */
export const pictureCalls = {
  list: (q: string): Promise<PictureList> => answerOf(calls.GET('/rest/V1/desk/pictures', { params: { query: q === '' ? {} : { q } } })),
  // What a file is decides the server, by its bytes.
  upload: (file: File): Promise<UploadedPicture> =>
    answerOf(
      calls.POST('/rest/V1/desk/pictures', {
        params: { query: { name: file.name.slice(0, 500) } },
        headers: { 'content-type': 'application/octet-stream' },
        body: file,
        bodySerializer: (body: unknown) => body as File, // as it was given
      }),
    ),
  describe: (id: number, body: Description): Promise<UploadedPicture> =>
    answerOf(calls.PUT('/rest/V1/desk/pictures/{id}', { params: { path: { id } }, body })),
  remove: (id: number) => answerOf(calls.DELETE('/rest/V1/desk/pictures/{id}', { params: { path: { id } } })),
} as const;
