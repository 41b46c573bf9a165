import { OVERRIDE_STATE_PATH, overrideParameter, overrideStateSchema, type OverrideState } from 'shared-contracts/federation';
import * as v from 'valibot';

/** Longer than the host's own time-outs for fetching and smoke-testing a release. */
const ANSWER_MS = 40_000;

/** The error code of the cause: the message of fetch is always `fetch failed`. */
const reasonOf = (error: unknown): string => {
  const cause = typeof error === 'object' && error !== null && 'cause' in error && error.cause ? error.cause : error;
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : String(cause);
};

const LOOPBACK_HOSTS: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

export const isLoopback = ({ hostname }: URL): boolean => LOOPBACK_HOSTS.includes(hostname);

/** Whether a host that allows these origins shows releases from an address. @param origins from the host's answer */
export const allows = (origins: readonly string[], address: URL): boolean =>
  origins.includes(address.origin) || (origins.includes('localhost') && isLoopback(address));

/**
 * Asks a host which origins it allows, and the result of showing some releases.
 * @param wanted package → address
 * @throws in one line when it does not answer, or allows no overrides
 */
export const askHost = async (host: string, wanted: Readonly<Record<string, string>> = {}): Promise<OverrideState> => {
  const url = new URL(OVERRIDE_STATE_PATH, host);
  for (const [name, address] of Object.entries(wanted)) url.searchParams.set(overrideParameter(name), address);
  const answer = await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS), redirect: 'manual' }).catch((error: unknown) => {
    throw new Error(`--against: ${host} does not answer (${reasonOf(error)})`, { cause: error });
  });
  if (answer.status === 404) throw new Error(`--against: ${host} does not allow overrides: it needs the setting OVERRIDES=1`);
  const state = v.safeParse(v.pipe(v.string(), v.parseJson(), overrideStateSchema), await answer.text());
  if (!answer.ok || !state.success) throw new Error(`--against: ${host} answers ${answer.status}, and no list of overrides`);
  return state.output;
};
