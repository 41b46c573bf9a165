import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { OVERRIDE_COOKIE, RELEASE_PIN_COOKIE, parseReleaseList, type Override, type Overrides } from 'shared-contracts/federation';
import type { Registry, ReleaseReference } from 'release-kit/schema';
import { isInCanary } from 'release-kit/registry';
import { EVALUATION_LIMIT_MS } from './evaluate.ts';
import { lookAtAddresses, refreshed } from './overrides/addressed-choice.ts';
import type { AddressedReleases } from './overrides/addressed-releases.ts';
import { changedOverrides, releaseAt, type AskedOverrides } from './overrides/override-change.ts';
import { overrideCookie, readOverrides } from './overrides/override-cookie.ts';
import { OverrideProblem } from './overrides/override-problem.ts';
import type { ReleasePool } from './release-pool.ts';
import { HOST_NAME, releaseSetOf, type LoadedRelease, type ReleaseSet } from './release-set.ts';
import type { ReleaseReader } from './release-reader.ts';
import type { ServedReleases } from './release-watcher.ts';

/** A visitor's part in canaries: there only while one runs. */
export const COHORT_COOKIE = 'mfe_cohort';

/** Sets beside the one for everybody: canaries in their combinations, checkouts under way. */
const MOST_SETS = 32;

const NOTHING: ReadonlyMap<string, Override> = new Map();

/** The releases that a visitor's page is rendered with. */
export interface ReleaseChoice {
  readonly set: ReleaseSet;
  /** The answer is for this visitor only: shared caches must not store it. */
  readonly isPrivate: boolean;
  /** A cookie to set with the answer. */
  readonly cookie: string | null;
}

export interface OverrideOptions {
  readonly secret: string;
  readonly store: Pick<ReleaseReader, 'readDocument'>;
  readonly addressed: AddressedReleases;
}

export interface ChoiceOptions {
  readonly served: () => ServedReleases;
  readonly pool: ReleasePool;
  /** Where developers may see other releases than everybody; null: nowhere here. */
  readonly overrides?: OverrideOptions | null;
  readonly log: { warn(data: object, message: string): void };
  /** A new cohort; default: 128 random bits. */
  readonly newCohort?: () => string;
}

/** What counts about a request. */
export interface ChoiceRequest {
  readonly path: string;
  readonly cookies: string | undefined;
}

const cookieIn = (cookies: string | undefined, name: string): string | null => {
  const pair = (cookies ?? '').split(';').find((part) => part.trimStart().startsWith(`${name}=`));
  return pair === undefined ? null : pair.slice(pair.indexOf('=') + 1).trim();
};

const isCohort = (text: string): boolean => /^[\w-]{16,64}$/.test(text);

/** A checkout holds on to its releases; other pages of the same visitor do not. */
const isCheckout = (path: string): boolean => /^\/checkout(\/|$)/.test(path);

/** A release that the registry still vouches for, withdrawn ones included. */
const referenceIn = (registry: Registry, name: string, release: string): ReleaseReference | null => {
  const entry = registry.remotes[name];
  if (entry === undefined || entry.killed) return null;
  return [entry.active, entry.canary, ...entry.retained].find((known) => known?.release === release) ?? null;
};

/**
 * Decides which releases a visitor gets: those for everybody, unless a canary runs that the visitor is in, or a checkout
 * under way has begun with others. Without either nothing about the visitor counts, and everybody's page is the same.
 */
export class ReleaseChoices {
  readonly #options: ChoiceOptions;
  readonly #sets = new LRUCache<string, ReleaseSet>({ max: MOST_SETS });

  constructor(options: ChoiceOptions) {
    this.#options = options;
  }

  of({ path, cookies }: ChoiceRequest): ReleaseChoice | Promise<ReleaseChoice> {
    const { served, overrides = null } = this.#options;
    const now = served();
    const canary = this.#canary(now, cookies);
    const wanted = this.overridesIn(cookies);
    if (overrides !== null && wanted.size > 0) return this.#overridden(overrides, wanted, canary);
    const pin = isCheckout(path) ? parseReleaseList(cookieIn(cookies, RELEASE_PIN_COOKIE)) : null;
    return pin === null ? canary : this.#pinned(now, pin, canary);
  }

  /** What a visitor overrides; nothing where that is not allowed. */
  overridesIn(cookies: string | undefined): Overrides {
    const { overrides = null } = this.#options;
    return (overrides && readOverrides(cookieIn(cookies, OVERRIDE_COOKIE), overrides.secret)) ?? NOTHING;
  }

  /** The cookie of what a visitor overrides from now on. @throws OverrideProblem when something of it cannot be shown: then nothing changes */
  async override(asked: AskedOverrides, cookies: string | undefined): Promise<string> {
    const { overrides = null } = this.#options;
    if (overrides === null) throw new OverrideProblem('refused', 'Overrides are not allowed here.');
    return overrideCookie(await changedOverrides(asked, this.overridesIn(cookies), releaseAt(overrides.addressed)), overrides.secret);
  }

  #canary({ registry, set, canaries }: ServedReleases, cookies: string | undefined): ReleaseChoice {
    const known = cookieIn(cookies, COHORT_COOKIE);
    if (canaries.size === 0) {
      // The canary is over: the mark of it goes.
      const cookie = known === null ? null : `${COHORT_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`;
      return { set, isPrivate: cookie !== null, cookie };
    }
    const { newCohort = () => randomBytes(16).toString('base64url') } = this.#options;
    const cohort = known !== null && isCohort(known) ? known : newCohort();
    const changes = new Map<string, LoadedRelease>();
    for (const [name, release] of canaries) {
      const canary = registry.remotes[name]?.canary ?? null;
      if (canary !== null && isInCanary(cohort, name, canary)) changes.set(name, release);
    }
    const cookie = cohort === known ? null : `${COHORT_COOKIE}=${cohort}; Path=/; Max-Age=2592000; SameSite=Lax; HttpOnly`;
    return { set: this.#with(set, changes), isPrivate: true, cookie };
  }

  /** The releases of the pin as far as they can still be rendered. */
  #pinned({ registry }: ServedReleases, pin: ReadonlyMap<string, string>, today: ReleaseChoice): Promise<ReleaseChoice> {
    return this.#changed(today, pin, async (name, release) => referenceIn(registry, name, release));
  }

  /** A developer's releases: any of the store, whatever the registry says of them, and the present releases of addresses. */
  async #overridden({ secret, store, addressed }: OverrideOptions, wanted: Overrides, today: ReleaseChoice): Promise<ReleaseChoice> {
    const stored = [...wanted].flatMap(([name, { release, address }]) => (address === null ? [[name, release] as const] : []));
    const choice = await this.#changed(today, new Map(stored), async (name, release) => ({
      release,
      document: (await store.readDocument(name, release)).integrity,
    }));
    const outcomes = await lookAtAddresses(addressed, today.set, wanted);
    for (const { name, address, problem } of outcomes)
      if (problem !== null) this.#options.log.warn({ remote: name, address, problem }, 'the release of an address is not shown');
    const changes = new Map(outcomes.flatMap(({ name, loaded }) => (loaded === null ? [] : [[name, loaded] as const])));
    const now = refreshed(wanted, outcomes);
    // One cookie per answer: the new cohort first, the other with the next page.
    const cookie = choice.cookie ?? (now === wanted ? null : overrideCookie(now, secret));
    return { ...choice, set: this.#with(choice.set, changes), cookie };
  }

  /** Today's set with the wanted releases in it; what is gone or cannot be rendered is today's. */
  async #changed(
    today: ReleaseChoice,
    wanted: ReadonlyMap<string, string>,
    referenceOf: (name: string, release: string) => Promise<ReleaseReference | null>,
  ): Promise<ReleaseChoice> {
    const { pool, log } = this.#options;
    const changes = new Map<string, LoadedRelease>();
    const onBundleError = (error: unknown): never => {
      throw error;
    };
    for (const [name, release] of wanted) {
      const current = name === HOST_NAME ? today.set.host : today.set.remotes.get(name);
      if (current === undefined || current.release.release === release) continue;
      try {
        const reference = await referenceOf(name, release);
        if (reference === null) continue;
        changes.set(name, await pool.load(name, reference, { limitMs: EVALUATION_LIMIT_MS.serving, onBundleError }));
      } catch (error) {
        log.warn({ remote: name, release, error: String(error) }, 'the wanted release is unusable: the visitor gets today’s');
      }
    }
    return { ...today, set: this.#with(today.set, changes), isPrivate: true };
  }

  /** The set with other releases of some remotes; the same ones make the same set. */
  #with(set: ReleaseSet, changes: ReadonlyMap<string, LoadedRelease>): ReleaseSet {
    if (changes.size === 0) return set;
    const host = changes.get(HOST_NAME) ?? set.host;
    const remotes = new Map([...set.remotes].map(([name, release]) => [name, changes.get(name) ?? release]));
    const made = releaseSetOf(set.revision, host, remotes);
    const known = this.#sets.get(made.key);
    if (known !== undefined) return known;
    this.#sets.set(made.key, made);
    return made;
  }
}
