import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { ApiError } from '../server/api-error.ts';
import type { ReviewTransactions } from './transactions.ts';

interface PhotoParams {
  readonly id: string;
  readonly size?: string;
}

const isUuid = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);

/** Published photos of reviews. They are kept for a day alone by others, since the shop may take one down. */
export function reviewPhotoRoutes({ database }: { readonly database: Database<ReviewTransactions> }) {
  return async (app: FastifyInstance): Promise<void> => {
    app.get<{ Params: PhotoParams }>('/media/review/:id/:size?', async ({ params: { id, size = 'picture' } }, reply) => {
      const isKnown = isUuid(id) && (size === 'picture' || size === 'thumbnail');
      const bytes = isKnown ? await database.run('reviews.read-photo', { id, size, isForStaff: false }) : null;
      if (bytes === null) throw new ApiError(404, 'no_picture', 'Nie ma takiego zdjęcia.');
      reply.header('cache-control', 'public, max-age=86400').header('x-content-type-options', 'nosniff');
      return reply.type('image/webp').send(Buffer.from(bytes));
    });
  };
}
