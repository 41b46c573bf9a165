import { randomUUID } from 'node:crypto';
import { Type } from 'typebox';
import { addressKey } from 'shared-contracts/network';
import { MOST_PHOTO_BYTES, PHOTO_TYPES } from 'shared-contracts/reviews';
import type { PhotoProblem } from 'shared-contracts/reviews';
import { limiter } from '../../media/limiter.ts';
import { encodePhoto } from '../../reviews/encode-photo.ts';
import type { WritingLimits } from '../../reviews/writing-limits.ts';
import { ApiError } from '../../server/api-error.ts';
import type { AppServices } from '../../server/app-services.ts';
import { PhotoAnswer } from '../schemas/index.ts';
import { errorAnswers } from '../types.ts';
import type { TypedApp } from '../types.ts';
import { uploadPlaces } from '../upload-places.ts';

const refusals: Readonly<Record<PhotoProblem, readonly [status: number, message: string]>> = {
  photo_type: [415, 'Dodaj zdjęcie w formacie JPG, PNG lub WebP.'],
  photo_bytes: [413, 'Zdjęcie jest za duże. Może mieć najwyżej 10 MB.'],
  photo_pixels: [413, 'Zdjęcie jest za duże. Może mieć najwyżej 40 megapikseli.'],
  photo_broken: [400, 'Nie możemy odczytać tego zdjęcia. Wybierz inne.'],
};

/** Room for a photo that is a little too large, so that its answer says so. */
const largestBody = MOST_PHOTO_BYTES + 1024;

/** J-152: photos of reviews that are being written, one a call. Each is decoded alone: it takes much memory. */
export function photoRoutes(services: AppServices, limits: WritingLimits) {
  const oneByOne = limiter(1);
  const takePlace = uploadPlaces();
  const Photo = { schema: Type.Any({ description: 'The bytes of the file' }) };
  return async (app: TypedApp): Promise<void> => {
    app.addContentTypeParser([...PHOTO_TYPES, 'application/octet-stream'], { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    app.post(
      '/rest/V1/reviews/photos',
      {
        bodyLimit: largestBody,
        schema: {
          operationId: 'uploadReviewPhoto',
          tags: ['reviews'],
          summary: 'Keeps a photo for a review: a day, until the review is sent (J-152)',
          body: { content: Object.fromEntries([...PHOTO_TYPES, 'application/octet-stream'].map((type) => [type, Photo])) },
          response: { 200: PhotoAnswer, ...errorAnswers },
        },
        // Before its body is read: what is over the limit costs nothing.
        onRequest: async (request, reply) => {
          takePlace(request, reply);
          await limits.photos.take(addressKey(request.ip));
        },
        errorHandler: (error) => {
          const code = 'code' in error ? error.code : undefined;
          if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') throw refused('photo_bytes');
          if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') throw refused('photo_type');
          throw error;
        },
      },
      async (request) => {
        const { body } = request;
        if (!Buffer.isBuffer(body)) throw refused('photo_type');
        const photo = await oneByOne(() => encodePhoto(body));
        if (typeof photo === 'string') throw refused(photo);
        const id = randomUUID();
        await services.database.run('reviews.store-photo', { id, ...photo, at: services.now().toISOString() });
        return { id, width: photo.width, height: photo.height };
      },
    );
  };
}

function refused(problem: PhotoProblem): ApiError {
  const [status, message] = refusals[problem];
  return new ApiError(status, problem, message);
}
