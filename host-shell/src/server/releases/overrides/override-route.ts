import type { FastifyInstance, FastifyRequest } from 'fastify';
import { OVERRIDE_STATE_PATH, type OverrideState, type Overrides } from 'shared-contracts/federation';
import type { ReleaseChoices } from '../release-choice.ts';
import type { ReleaseSet } from '../release-set.ts';
import { allowedNames } from './allowed-origins.ts';
import { lookAtAddresses } from './addressed-choice.ts';
import type { AddressedReleases } from './addressed-releases.ts';
import { askedOverrides, changedOverrides } from './override-change.ts';

interface OverrideSources {
  readonly addressed: AddressedReleases;
  readonly choices: Pick<ReleaseChoices, 'overridesIn'>;
  /** That of everybody. */
  readonly set: () => ReleaseSet;
}

/** The overrides of the query, else those of the cookie. Addresses are read afterwards. */
const wantedBy = async (request: FastifyRequest, choices: OverrideSources['choices']): Promise<Overrides> => {
  const at = request.url.indexOf('?');
  const asked = at < 0 ? null : askedOverrides({ path: '/', search: request.url.slice(at) });
  if (asked === null) return choices.overridesIn(request.headers.cookie);
  return changedOverrides(asked, new Map(), async (_name, address) => ({ release: '', address }));
};

/**
 * `GET /__federation/overrides`: what a caller overrides, or with `?mfe.catalog=<address>` what would become of that. The badge uses it
 * to notice a newer build, and `pnpm dev --against` whether its release is shown. There only where overrides are allowed.
 */
export const registerOverrideState = (app: FastifyInstance, { addressed, choices, set }: OverrideSources): void => {
  app.get(OVERRIDE_STATE_PATH, async (request, reply) => {
    const overrides = await wantedBy(request, choices);
    const outcomes = await lookAtAddresses(addressed, set(), overrides);
    const stored = [...overrides].filter(([, { address }]) => address === null);
    const state: OverrideState = {
      origins: [...allowedNames(addressed.allowed)],
      overrides: [
        ...stored.map(([name, { release }]) => ({ name, release, address: null, problem: null })),
        ...outcomes.map(({ name, address, loaded, problem }) => ({ name, release: loaded?.release.release ?? null, address, problem })),
      ],
    };
    return reply.header('cache-control', 'no-store').send(state);
  });
};
