import type { FastifyInstance } from 'fastify';
import { isAddressed } from 'shared-contracts/federation';
import type { Registry } from 'release-kit/schema';
import type { SmokeTestGiven } from '../smoke-test.ts';
import type { ReleaseChoices } from '../release-choice.ts';
import type { ReleaseReader } from '../release-reader.ts';
import { requireSingleton } from '../../singletons.ts';
import { AddressedReleases } from './addressed-releases.ts';
import type { AllowedOrigins } from './allowed-origins.ts';
import { createGuardedGet } from './guarded-get.ts';
import { messageOf } from './override-problem.ts';

/** Releases from the addresses that this host allows. */
export const openAddressed = (allowed: AllowedOrigins, smokeTest: SmokeTestGiven, registry: () => Registry): AddressedReleases => {
  const { get, close } = createGuardedGet(allowed);
  return new AddressedReleases({
    allowed,
    get,
    close,
    require: requireSingleton,
    smokeTest: (name, { id, document, files }, registry) => smokeTest(name, { release: id, document }, registry, files),
    registry,
  });
};

/**
 * Fetches the release of a visitor's override cookie before its files are requested: another process, or this one
 * before its start, may have rendered the page.
 */
export const prepareOverrides = (app: FastifyInstance, releases: AddressedReleases, choices: Pick<ReleaseChoices, 'overridesIn'>): void => {
  app.addHook('onRequest', async (request) => {
    if (!/^\/(assets|releases|page-styles)\//.test(request.url)) return;
    for (const [name, { release, address }] of choices.overridesIn(request.headers.cookie)) {
      if (address === null || !request.url.includes(`/${name}/${release}/`)) continue;
      await releases.bring(name, release, address).catch((error: unknown) => {
        request.log.warn({ remote: name, address, problem: messageOf(error) }, 'the release of an address is not shown');
      });
    }
  });
};

/** A reader that finds them beside the releases of the store. */
export const storeWith = ({ store }: AddressedReleases, others: ReleaseReader): ReleaseReader => {
  const of = (release: string): ReleaseReader => (isAddressed(release) ? store : others);
  return {
    readDocument: (name, release, integrity) => of(release).readDocument(name, release, integrity),
    readAsset: (name, release, asset) => of(release).readAsset(name, release, asset),
  };
};
