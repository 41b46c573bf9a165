import type { FastifyRequest } from 'fastify';
import type { AppServices } from '../../server/app-services.ts';
import type { Draft } from '../read-transactions.ts';

/** The draft that a call may see: hosts pass on the token of the link in a header. Null without a token that holds. */
export async function draftOf(
  { headers }: Pick<FastifyRequest, 'headers'>,
  { database, now, previewLinks }: Pick<AppServices, 'database' | 'now' | 'previewLinks'>,
): Promise<(Draft & { readonly number: number }) | null> {
  const token = headers['x-preview'];
  const version = typeof token === 'string' ? previewLinks.read(token, now()) : null;
  if (version === null) return null;
  const draft = await database.run('content.version', { ...version, at: now().toISOString() });
  return draft && { ...draft, number: version.number };
}
