import { commerceContract, commerceProblems, readContractFiles, type CommerceContract } from 'release-kit/gate';
import { CONTRACT_ADDRESSES } from 'shared-contracts/contract-addresses';
import type { GateRelease } from './gate-release.ts';

/** Time-out for both documents together, bodies included, ms. */
const LIMIT_MS = 10_000;
/** Limit of a body, bytes: ten times the size of ours. */
const LARGEST = 8 * 1024 * 1024;

/** Which commerce server candidates are compared with; null: the schema and the OpenAPI document of this workspace. */
export type CommerceServer = string | null;

/**
 * The server to compare a release with: `--commerce <url>`, else COMMERCE_API_URL, else none; none with `--committed-schema`.
 * @throws in one line for an invalid address
 */
export const commerceServerOf = (args: readonly string[], env: NodeJS.ProcessEnv): CommerceServer => {
  if (args.includes('--committed-schema')) return null;
  const at = args.indexOf('--commerce');
  const [variable, value] = at === -1 ? ['COMMERCE_API_URL', env['COMMERCE_API_URL']?.trim() ?? ''] : ['--commerce', args[at + 1] ?? ''];
  if (value === '' && at === -1) return null;
  if (!URL.canParse(value) || !/^https?:/.test(value)) throw new Error(`${variable}: '${value}' is not an http(s) address`);
  return value.replace(/\/+$/, '');
};

const WAY_OUT = '--committed-schema compares with the schema of this workspace instead';

const readText = async (url: string, fetch: typeof globalThis.fetch, signal: AbortSignal): Promise<string> => {
  const response = await fetch(url, { signal }).catch((error: unknown) => {
    throw new Error(`${url} does not answer: nothing was released (${WAY_OUT})`, { cause: error });
  });
  if (!response.ok) throw new Error(`${url} answers ${response.status}, not what the server keeps: nothing was released (${WAY_OUT})`);
  const text = await response.text().catch((error: unknown) => {
    throw new Error(`${url} does not answer in time: nothing was released (${WAY_OUT})`, { cause: error });
  });
  if (text.length > LARGEST) throw new Error(`${url} answers more than any schema has: nothing was released (${WAY_OUT})`);
  return text;
};

/** The contract of a running commerce server. @throws in one line with the alternative when it cannot be read */
export const contractOf = async (server: string, fetch = globalThis.fetch, limitMs = LIMIT_MS): Promise<CommerceContract> => {
  const signal = AbortSignal.timeout(limitMs);
  const [sdl, openApi] = await Promise.all(
    [CONTRACT_ADDRESSES.schema, CONTRACT_ADDRESSES.openApi].map((path) => readText(server + path, fetch, signal)),
  );
  try {
    return commerceContract(sdl ?? '', openApi ?? '');
  } catch (error) {
    throw new Error(`${server}/contract/… is no schema and no OpenAPI document: nothing was released (${WAY_OUT})`, { cause: error });
  }
};

/**
 * Checks that the commerce server has everything that candidates require of it.
 * @returns a description of the contract that they were compared with
 * @throws with a line for each field and operation that is missing or incompatible
 */
export const assertCommerceKeeps = async (
  candidates: readonly GateRelease[],
  server: CommerceServer,
  fetch = globalThis.fetch,
): Promise<string> => {
  const contract = server === null ? readContractFiles() : await contractOf(server, fetch);
  const place = server ?? 'the schema of this workspace';
  const lines = candidates.flatMap(({ document }) =>
    commerceProblems(document, contract).map((problem) => `  ${document.name}@${document.release}: ${problem}`),
  );
  if (lines.length === 0) return place;
  throw new Error(`nothing was released, because ${place} does not keep what it asks for:\n${lines.join('\n')}`);
};
