import { randomUUID } from 'node:crypto';
import { Type } from 'typebox';
import { COMPLAINT_FILE_TYPES, MOST_COMPLAINT_FILE_BYTES } from 'shared-contracts/complaints';
import type { ComplaintFileProblem } from 'shared-contracts/complaints';
import { SHOP_CODE } from 'shared-contracts/constants';
import { addressKey } from 'shared-contracts/network';
import { cleanText } from 'shared-contracts/reviews';
import { encodeComplaintFile } from '../../complaints/encode-file.ts';
import type { ComplaintLimits } from '../../complaints/complaint-limits.ts';
import { limiter } from '../../media/limiter.ts';
import { ApiError } from '../../server/api-error.ts';
import type { AppServices } from '../../server/app-services.ts';
import { ComplaintFileAnswer } from '../schemas/index.ts';
import { errorAnswers } from '../types.ts';
import type { TypedApp } from '../types.ts';
import { uploadPlaces } from '../upload-places.ts';

const refusals: Readonly<Record<ComplaintFileProblem, readonly [status: number, message: string]>> = {
  file_type: [415, 'Dodaj plik w formacie JPG, PNG lub PDF.'],
  file_bytes: [413, 'Plik jest za duży. Może mieć najwyżej 10 MB.'],
  file_pixels: [413, 'Zdjęcie jest za duże. Może mieć najwyżej 40 megapikseli.'],
  file_broken: [400, 'Nie możemy odczytać tego pliku. Wybierz inny.'],
  file_active: [400, 'Ten plik PDF zawiera skrypty lub załączniki. Zapisz go jako zwykły dokument i dodaj ponownie.'],
};

function refused(problem: ComplaintFileProblem): ApiError {
  const [status, message] = refusals[problem];
  return new ApiError(status, problem, message);
}

/** Room for a file that is a little too large, so that its answer says so. */
const largestBody = MOST_COMPLAINT_FILE_BYTES + 1024;
/** Longest name that is kept, characters. */
const longestName = 120;

/** ∅09: photos and papers of complaints that are being written, one a call. Each picture is decoded alone: it takes much memory. */
export function complaintFileRoutes(services: AppServices, { files, keptKilobytes }: Pick<ComplaintLimits, 'files' | 'keptKilobytes'>) {
  const oneByOne = limiter(1);
  const takePlace = uploadPlaces();
  const types = [...COMPLAINT_FILE_TYPES, 'application/octet-stream'];
  const File = { schema: Type.Any({ description: 'The bytes of the file' }) };
  return async (app: TypedApp): Promise<void> => {
    app.addContentTypeParser(types, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    app.post(
      `/rest/V1/${SHOP_CODE}/rma/files`,
      {
        bodyLimit: largestBody,
        schema: {
          operationId: 'uploadComplaintFile',
          tags: ['complaints'],
          summary: 'Keeps a file for a complaint: a day, until the complaint is sent (∅09)',
          querystring: Type.Object({ name: Type.Optional(Type.String({ maxLength: 1000 })) }),
          body: { content: Object.fromEntries(types.map((type) => [type, File])) },
          response: { 200: ComplaintFileAnswer, ...errorAnswers },
        },
        // Before its body is read: what is over the limit costs nothing.
        onRequest: async (request, reply) => {
          takePlace(request, reply);
          await files.take(addressKey(request.ip));
        },
        errorHandler: (error) => {
          const code = 'code' in error ? error.code : undefined;
          if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') throw refused('file_bytes');
          if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') throw refused('file_type');
          throw error;
        },
      },
      async (request) => {
        const { body } = request;
        if (!Buffer.isBuffer(body)) throw refused('file_type');
        const file = await oneByOne(() => encodeComplaintFile(body));
        if (typeof file === 'string') throw refused(file);
        await keptKilobytes.take(addressKey(request.ip), Math.ceil(file.bytes.length / 1024));
        const id = randomUUID();
        const name = cleanText(request.query.name ?? '', { lines: false }).slice(0, longestName);
        await services.database.run('complaints.store-file', { id, name, ...file, at: services.now().toISOString() });
        return { id };
      },
    );
  };
}
