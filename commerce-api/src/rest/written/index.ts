import { createWritingLimits } from '../../reviews/writing-limits.ts';
import type { AppServices } from '../../server/app-services.ts';
import type { TypedApp } from '../types.ts';
import { linkRoutes } from './links.ts';
import { photoRoutes } from './photos.ts';
import { questionRoutes } from './questions.ts';
import { reviewRoutes } from './reviews.ts';

/** What shoppers write about products: reviews with photos, questions, and the links by which they confirm them. */
export function writtenRoutes(services: AppServices) {
  const limits = createWritingLimits(services.writeLimits);
  return async (app: TypedApp): Promise<void> => {
    await app.register(reviewRoutes(services, limits));
    await app.register(photoRoutes(services, limits));
    await app.register(questionRoutes(services, limits));
    await app.register(linkRoutes(services));
  };
}
