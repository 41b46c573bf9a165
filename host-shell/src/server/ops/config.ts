import { randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import { readReleaseStorageSettings, type ReleaseStorageSettings } from 'release-kit/storage';
import { trustedProxiesSetting, type TrustedProxies } from 'shared-contracts/network';
import * as v from 'valibot';
import { parseAllowedOrigins, type AllowedOrigins } from '../releases/overrides/allowed-origins.ts';
import { messageOf } from '../releases/overrides/override-problem.ts';
import { MAIN_STORE, storeHosts, storeUrls } from '../http/store-settings.ts';
import type { ThirdParties } from '../pages/third-parties/page-parties.ts';
import { partyAddress, partyOrigins, partyPolicies } from '../pages/third-parties/party-settings.ts';

const portRange = 'is not a port number (1 to 65535)';
const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'is not a port number'),
  v.transform(Number),
  v.minValue(1, portRange),
  v.maxValue(65_535, portRange),
);
const filled = v.pipe(v.string(), v.minLength(1, 'is empty'));
const seconds = v.pipe(v.string(), v.regex(/^\d+$/, 'is not a whole number of seconds'), v.transform(Number));
const megabytes = v.pipe(v.string(), v.regex(/^\d+$/, 'is not a whole number of megabytes'), v.transform(Number));
const httpUrl = v.pipe(
  v.string(),
  v.url('is not a URL'),
  v.regex(/^https?:\/\//, 'is not an http(s) address'),
  v.regex(/^https?:\/\/[^/?#]+\/*$/, 'is more than scheme, host and port'),
  v.transform((value) => value.replace(/\/+$/, '')),
);
const token = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{16,}$/, 'is not a token of at least 16 characters without spaces'));
const overrideOrigins = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    try {
      return parseAllowedOrigins(dataset.value);
    } catch (error) {
      addIssue({ message: messageOf(error) });
      return NEVER;
    }
  }),
);
const hsts = v.pipe(
  v.string(),
  v.regex(/^(max-age=\d+(; includeSubDomains)?(; preload)?)?$/, "is not like 'max-age=31536000; includeSubDomains; preload'"),
);
const flag = v.pipe(
  v.picklist(['0', '1'], 'is neither 0 nor 1'),
  v.transform((value) => value === '1'),
);

/** The settings of the host's server: name, meaning and default. Those of the release storage stand in release-kit; LOG_LEVEL is read by `app.ts`. */
const schema = v.object({
  /** Where the shop is served. */
  PORT: v.optional(port, '3000'),
  /** Address to listen on. */
  HOST: v.optional(filled, '127.0.0.1'),
  /** Proxies in front whose X-Forwarded-For and X-Forwarded-Proto are believed: addresses and ranges; default: none. */
  TRUSTED_PROXIES: v.optional(trustedProxiesSetting, ''),
  /** The commerce server that answers /graphql, /rest, /ws, /media. */
  COMMERCE_API_URL: v.optional(httpUrl, 'http://127.0.0.1:4000'),
  /** Folder for everything that is written at run time. */
  DATA_DIR: v.optional(filled, '.data'),
  /** The release storage, unless RELEASE_STORAGE (with its own settings) names another one; default: DATA_DIR/releases. */
  RELEASES_DIR: v.optional(filled),
  /** What files of a remote release storage may take in DATA_DIR/release-cache. */
  RELEASE_CACHE_MB: v.optional(megabytes, '512'),
  /** Which release each remote has now; default: DATA_DIR/registry.json. */
  REGISTRY_FILE: v.optional(filled),
  /** Public keys (PEM, or its base64, separated by commas) of which one must have signed the registry; default: DATA_DIR/registry-key.pub.pem. */
  REGISTRY_PUBLIC_KEY: v.optional(v.string()),
  /** Token of the registry's API; without it there is none. */
  REGISTRY_TOKEN: v.optional(token),
  /** Key (PEM, or its base64) with which that API signs; default: DATA_DIR/registry-key.pem, made when there is none. */
  REGISTRY_PRIVATE_KEY: v.optional(v.string()),
  /** Store of a host name; every other name is the main store. */
  STORE_HOSTS: v.optional(storeHosts, 'amperio_pro=pro.localhost'),
  /** Public address of the main store, for canonical links; default: that of the request if it is one of this machine, else http://localhost:PORT. */
  PUBLIC_URL: v.optional(httpUrl),
  /** The same of every store that it names. */
  STORE_URLS: v.optional(storeUrls, ''),
  /** 0 switches the cache of anonymous HTML off (for measuring). */
  HTML_CACHE: v.optional(flag, '1'),
  /** Size of that cache. */
  HTML_CACHE_MB: v.optional(megabytes, '12'),
  /** How long an HTML answer is fresh; it is served stale while one new copy is rendered. */
  HTML_FRESH_SECONDS: v.optional(seconds, '60'),
  /** `Strict-Transport-Security` where the shop has https. */
  HSTS: v.optional(hsts, 'max-age=31536000'),
  /** 1 offers /metrics to everybody who reaches this server, and lets pages report their metrics. */
  METRICS: v.optional(flag, '0'),
  /** /metrics and the status page are served only with this token. */
  METRICS_TOKEN: v.optional(token),
  /** 1 allows releases to be overridden, and shows everybody the boundary overlay and the status page. */
  OVERRIDES: v.optional(flag, '0'),
  /** Signs the cookie of overrides; the same on all hosts of an environment. */
  OVERRIDES_SECRET: v.optional(token),
  /** From where releases may be shown beside the store: `localhost`, origins, and `private` where these are in private networks. */
  OVERRIDE_ORIGINS: v.optional(overrideOrigins, ''),
  /** `known`: /graphql answers the documents of this shop's releases alone; `any`: every document within the commerce server's limits. */
  GRAPHQL_DOCUMENTS: v.optional(v.picklist(['any', 'known'], 'must be any or known'), 'any'),
  /** Script of a tag manager; pages load it after consent to analytics. */
  TAG_MANAGER_URL: v.optional(partyAddress),
  /** Script of a personalisation provider; after consent to marketing. */
  PERSONALISATION_URL: v.optional(partyAddress),
  /** Script that translates Ukrainian pages; after consent to functional cookies. */
  TRANSLATION_URL: v.optional(partyAddress),
  /** Where pages post what they measure; after consent to analytics. */
  MEASUREMENT_URL: v.optional(partyAddress),
  /** Origins from which pages may load the feedback script that the commerce server names; after consent to functional cookies. */
  FEEDBACK_ORIGINS: v.optional(partyOrigins, ''),
  /** Origins that these scripts send to beside their own. */
  THIRD_PARTY_ORIGINS: v.optional(partyOrigins, ''),
  /** Trusted Types policies that these scripts make for themselves. */
  THIRD_PARTY_POLICIES: v.optional(partyPolicies, ''),
});

type Parsed = v.InferOutput<typeof schema>;

export interface HostConfig {
  readonly port: number;
  readonly host: string;
  readonly trustedProxies: TrustedProxies;
  readonly commerceUrl: string;
  readonly releaseStorage: ReleaseStorageSettings;
  readonly releaseCache: { readonly dir: string; readonly bytes: number };
  readonly registryFile: string;
  readonly registryPublicKeys: string | undefined;
  readonly registryPrivateKey: string | undefined;
  readonly registryToken: string | undefined;
  readonly dataDir: string;
  readonly storeOfHost: ReadonlyMap<string, string>;
  /** `https://sklep.example` by store; a store that is not in it is where it is asked. */
  readonly publicUrls: ReadonlyMap<string, string>;
  /** `Strict-Transport-Security` where the shop has https; empty: none. */
  readonly hsts: string;
  /** This environment is one for developers: releases may be overridden, overlay and status page are for everybody. */
  readonly overridesAllowed: boolean;
  /** J-140: /graphql answers the documents of this shop's releases alone. */
  readonly knownDocumentsOnly: boolean;
  readonly overridesSecret: string;
  readonly overrideOrigins: AllowedOrigins;
  /** none unless they are set. */
  readonly thirdParties: ThirdParties;
  readonly metrics: { readonly enabled: boolean; /** null: for everybody */ readonly token: string | null };
  readonly htmlCache: { readonly enabled: boolean; readonly bytes: number; readonly freshMs: number };
}

/** A setting that cannot be used; its message is the one line that ends the start. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const toConfig = (env: Parsed, releaseStorage: ReleaseStorageSettings): HostConfig => ({
  port: env.PORT,
  host: env.HOST,
  trustedProxies: env.TRUSTED_PROXIES,
  commerceUrl: env.COMMERCE_API_URL,
  releaseStorage,
  releaseCache: { dir: resolve(env.DATA_DIR, 'release-cache'), bytes: env.RELEASE_CACHE_MB * 1024 * 1024 },
  registryFile: resolve(env.REGISTRY_FILE ?? join(env.DATA_DIR, 'registry.json')),
  registryPublicKeys: env.REGISTRY_PUBLIC_KEY,
  registryPrivateKey: env.REGISTRY_PRIVATE_KEY,
  registryToken: env.REGISTRY_TOKEN,
  dataDir: resolve(env.DATA_DIR),
  storeOfHost: env.STORE_HOSTS,
  publicUrls: new Map([...(env.PUBLIC_URL === undefined ? [] : [[MAIN_STORE, env.PUBLIC_URL] as const]), ...env.STORE_URLS]),
  hsts: env.HSTS,
  overridesAllowed: env.OVERRIDES,
  knownDocumentsOnly: env.GRAPHQL_DOCUMENTS === 'known',
  // Without a configured secret, cookies of other hosts and of earlier runs are invalid.
  overridesSecret: env.OVERRIDES_SECRET ?? randomBytes(32).toString('base64url'),
  overrideOrigins: env.OVERRIDE_ORIGINS,
  thirdParties: {
    addresses: {
      tagManager: env.TAG_MANAGER_URL,
      personalisation: env.PERSONALISATION_URL,
      translation: env.TRANSLATION_URL,
      measurement: env.MEASUREMENT_URL,
    },
    feedbackOrigins: env.FEEDBACK_ORIGINS,
    origins: env.THIRD_PARTY_ORIGINS,
    policies: env.THIRD_PARTY_POLICIES,
  },
  metrics: { enabled: env.METRICS || env.METRICS_TOKEN !== undefined, token: env.METRICS_TOKEN ?? null },
  htmlCache: { enabled: env.HTML_CACHE, bytes: env.HTML_CACHE_MB * 1024 * 1024, freshMs: env.HTML_FRESH_SECONDS * 1000 },
});

const storeSettings = (env: NodeJS.ProcessEnv, releasesDir: string): ReleaseStorageSettings => {
  try {
    return readReleaseStorageSettings(env, releasesDir);
  } catch (error) {
    throw new ConfigError(error instanceof Error ? error.message : String(error), { cause: error });
  }
};

/**
 * Reads the configuration from environment variables.
 * @throws ConfigError naming the first bad variable and the reason
 */
export const readConfig = (env: NodeJS.ProcessEnv): HostConfig => {
  const result = v.safeParse(schema, env);
  if (result.success) {
    const { DATA_DIR, RELEASES_DIR = join(DATA_DIR, 'releases'), OVERRIDES, GRAPHQL_DOCUMENTS } = result.output;
    // An overridden release sends documents that no release of the registry has.
    if (OVERRIDES && GRAPHQL_DOCUMENTS === 'known') throw new ConfigError("GRAPHQL_DOCUMENTS: 'known' must be any where OVERRIDES is 1");
    return toConfig(result.output, storeSettings(env, resolve(RELEASES_DIR)));
  }
  const [issue] = result.issues;
  const name = String(issue.path?.[0]?.key ?? 'configuration');
  throw new ConfigError(`${name}: '${String(issue.input)}' ${issue.message}`);
};
