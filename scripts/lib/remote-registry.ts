import { REGISTRY_API_PATH, readApiAnswer, readApiRegistry, refusalIn } from 'release-kit/registry';
import { placesOf } from './paths.ts';
import { localRegistry, type RegistryPlace } from './registry.ts';

const LIMIT_MS = 15_000;

/**
 * The registry behind the API of a host (`REGISTRY_URL`, `REGISTRY_TOKEN`), for pipelines that have neither its file nor its key.
 * @param url of the host, without a path
 */
export const remoteRegistry = (url: string, token: string, fetch = globalThis.fetch): RegistryPlace => {
  const call = async (init: RequestInit): Promise<unknown> => {
    const response = await fetch(new URL(REGISTRY_API_PATH, url), {
      ...init,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(LIMIT_MS),
    }).catch((error: unknown) => {
      throw new Error(`REGISTRY_URL: ${url} does not answer`, { cause: error });
    });
    const body: unknown = await response.json().catch(() => null);
    if (response.ok) return body;
    throw new Error(refusalIn(body) ?? `REGISTRY_URL: ${url} answers ${response.status}`);
  };
  return {
    read: async () => readApiRegistry(await call({ method: 'GET' })),
    change: async (action, dryRun = false) => readApiAnswer(await call({ method: 'POST', body: JSON.stringify({ ...action, dryRun }) })),
  };
};

/** The configured registry: REGISTRY_URL and REGISTRY_TOKEN, else the local file. @throws in one line */
export const registryOf = (env: NodeJS.ProcessEnv): RegistryPlace => {
  const url = env['REGISTRY_URL']?.trim() ?? '';
  if (url === '') return localRegistry(placesOf(env));
  const token = env['REGISTRY_TOKEN']?.trim() ?? '';
  if (!URL.canParse(url) || !/^https?:/.test(url)) throw new Error(`REGISTRY_URL: '${url}' is not an http(s) address`);
  if (token === '') throw new Error('REGISTRY_TOKEN: is missing; REGISTRY_URL needs it');
  return remoteRegistry(url, token);
};
