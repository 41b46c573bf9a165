import type { FastifyInstance } from 'fastify';
import { RELEASE_STATE_PATH, type ReleaseState } from 'shared-contracts/federation';
import type { ServedReleases } from './release-watcher.ts';

/** What open pages have to know of the registry: everything else of it waits for their next document. */
export const releaseStateOf = ({ registry }: Pick<ServedReleases, 'registry'>): ReleaseState => {
  const entries = Object.entries(registry.remotes);
  return {
    revision: registry.revision,
    withdrawn: Object.fromEntries(
      entries.filter(([, { withdrawn }]) => withdrawn.length > 0).map(([name, { withdrawn }]) => [name, withdrawn]),
    ),
    killed: entries.filter(([, { killed }]) => killed).map(([name]) => name),
  };
};

/** The same for everybody, so that a cache in front may answer a thousand pages with one question. */
export const registerReleaseState = (app: FastifyInstance, served: () => ServedReleases): void => {
  app.get(RELEASE_STATE_PATH, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=0, s-maxage=2').send(releaseStateOf(served())),
  );
};
