import { Type } from 'typebox';
import type { CatalogueChanges } from '../../catalogue/changes.ts';
import type { DeskAccess } from '../../desk/access.ts';
import { limiter } from '../../media/limiter.ts';
import { ApiError } from '../../server/api-error.ts';
import type { AppServices } from '../../server/app-services.ts';
import { requireValid } from '../../server/invalid-fields.ts';
import { describedPicture } from '../../uploaded-pictures/described-picture.ts';
import { encodePicture, MOST_PICTURE_BYTES, type PictureProblem } from '../../uploaded-pictures/encode-picture.ts';
import {
  PictureDescription,
  PictureName,
  PictureSearch,
  RecordId,
  RemovedPicture,
  UploadedPicture,
  UploadedPictures,
} from '../schemas/index.ts';
import { errorAnswers } from '../types.ts';
import type { TypedApp } from '../types.ts';
import { uploadPlaces } from '../upload-places.ts';
import { pictureAnswer } from './picture-answer.ts';

const tags = ['desk'];
const fileTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'application/octet-stream'];

const refusals: Readonly<Record<PictureProblem, readonly [status: number, message: string]>> = {
  picture_type: [415, 'To nie jest zdjęcie. Dodaj plik JPG, PNG, WebP lub AVIF.'],
  picture_bytes: [413, 'Plik jest za duży. Może mieć najwyżej 20 MB.'],
  picture_pixels: [413, 'Zdjęcie jest za duże. Może mieć najwyżej 60 megapikseli.'],
  picture_broken: [400, 'Nie możemy odczytać tego zdjęcia. Wybierz inne.'],
};

function refused(problem: PictureProblem): ApiError {
  const [status, message] = refusals[problem];
  return new ApiError(status, problem, message);
}

const gone = (): ApiError => new ApiError(404, 'no_picture', 'Nie ma takiego zdjęcia.');

/** J-291: pictures that editors upload, describe, choose again and remove. Each is decoded alone: 60 megapixels take much memory. */
export function deskPictureRoutes(
  { database, now, uploadedPictureBytes: mostBytes }: Pick<AppServices, 'database' | 'now' | 'uploadedPictureBytes'>,
  changes: Pick<CatalogueChanges, 'contentChanged'>,
  { staffOf }: Pick<DeskAccess, 'staffOf'>,
) {
  const oneByOne = limiter(1);
  const takePlace = uploadPlaces();
  const File = { schema: Type.Any({ description: 'The bytes of the file' }) };
  const place = Type.Object({ id: RecordId });
  return async (app: TypedApp): Promise<void> => {
    app.addContentTypeParser(fileTypes, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

    app.get(
      '/rest/V1/desk/pictures',
      {
        schema: {
          operationId: 'listPictures',
          tags,
          summary: 'Uploaded pictures, the newest first, and how much room they take (J-291)',
          querystring: PictureSearch,
          response: { 200: UploadedPictures, ...errorAnswers },
        },
      },
      async ({ query: { q = '' } }) => {
        const { pictures, used } = await database.run('pictures.list', { text: q.trim() });
        return { items: pictures.map(pictureAnswer), used_bytes: used, most_bytes: mostBytes };
      },
    );

    app.post(
      '/rest/V1/desk/pictures',
      {
        // Room for a file that is a little too large, so that its answer says so.
        bodyLimit: MOST_PICTURE_BYTES + 1024,
        schema: {
          operationId: 'uploadPicture',
          tags,
          summary: 'Keeps a picture, drawn anew; the same one a second time is the first one (J-291)',
          querystring: PictureName,
          body: { content: Object.fromEntries(fileTypes.map((type) => [type, File])) },
          response: { 200: UploadedPicture, ...errorAnswers },
        },
        onRequest: async (request, reply) => takePlace(request, reply),
        errorHandler: (error) => {
          const code = 'code' in error ? error.code : undefined;
          if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') throw refused('picture_bytes');
          if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') throw refused('picture_type');
          throw error;
        },
      },
      async (request) => {
        const { body } = request;
        if (!Buffer.isBuffer(body)) throw refused('picture_type');
        const picture = await oneByOne(() => encodePicture(body));
        if (typeof picture === 'string') throw refused(picture);
        const name = describedPicture.name(request.query.name ?? '');
        const staff = staffOf(request);
        const kept = await database.run('pictures.keep', { ...picture, name, mostBytes, staffId: staff.id, at: now().toISOString() });
        if (kept === null) throw new ApiError(409, 'pictures_full', 'Nie ma już miejsca na zdjęcia. Usuń te, których strony nie pokazują.');
        return pictureAnswer(kept);
      },
    );

    app.put(
      '/rest/V1/desk/pictures/:id',
      {
        schema: {
          operationId: 'describePicture',
          tags,
          summary: 'Says what a picture shows, in both languages, or that it decorates only (J-292)',
          params: place,
          body: PictureDescription,
          response: { 200: UploadedPicture, ...errorAnswers },
        },
      },
      async (request) => {
        const { id } = request.params;
        const { text, problems } = describedPicture.texts(request.body);
        requireValid(problems);
        const asked = { id, ...text, seen: request.body.version, staffId: staffOf(request).id, at: now().toISOString() };
        const described = await database.run('pictures.describe', asked);
        if (described === 'unknown') throw gone();
        if (described === 'outdated')
          throw new ApiError(409, 'edited_meanwhile', 'Ktoś opisał to zdjęcie przed chwilą. Nic nie zostało nadpisane.');
        await changes.contentChanged();
        const found = await database.run('pictures.one', id);
        if (found === null) throw gone();
        return pictureAnswer(found);
      },
    );

    app.delete(
      '/rest/V1/desk/pictures/:id',
      {
        schema: {
          operationId: 'removePicture',
          tags,
          summary: 'Removes a picture that no content shows (J-291)',
          params: place,
          response: { 200: RemovedPicture, ...errorAnswers },
        },
      },
      async (request) => {
        const { id } = request.params;
        const removed = await database.run('pictures.remove', { id, staffId: staffOf(request).id, at: now().toISOString() });
        if (removed === 'unknown') throw gone();
        if (removed === 'used')
          throw new ApiError(409, 'picture_used', 'Strony lub szkice pokazują to zdjęcie. Najpierw wybierz dla nich inne.');
        await changes.contentChanged();
        return { id };
      },
    );
  };
}
