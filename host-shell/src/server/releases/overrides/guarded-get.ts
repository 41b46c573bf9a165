import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { Agent, request, type Dispatcher } from 'undici';
import { mayConnect, type AllowedOrigins } from './allowed-origins.ts';
import { OverrideProblem } from './override-problem.ts';

/** Gets a file that a developer's address names. @throws OverrideProblem 'unreachable', also for more bytes than that */
export type GuardedGet = (url: string, mostBytes: number) => Promise<Buffer>;

const CONNECTIONS = 6;
const CONNECT_MS = 3_000;
/** For one file, its body included. */
const ANSWER_MS = 5_000;

/** Looks a name up and leaves out what may not be connected to: the same addresses are then used, so no second answer can differ. */
const guardedLookup =
  (allowed: AllowedOrigins, resolve: typeof lookup): LookupFunction =>
  (host, options, callback) => {
    resolve(host, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, '');
      const good = found.filter(({ address }) => mayConnect(host, address, allowed));
      const [first] = good;
      if (first === undefined) return callback(new Error(`${host} stands for no address that this host may connect to`), '');
      return options.all === true ? callback(null, good) : callback(null, first.address, first.family);
    });
  };

const partOf = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;

/** A short reason, where there is one; of several tries (IPv6 and IPv4 of one name) the first is enough. */
const reasonOf = (error: unknown): string => {
  const [code, tries] = [partOf(error, 'code'), partOf(error, 'errors')];
  if (Array.isArray(tries) && tries.length > 0) return reasonOf(tries[0]);
  return typeof code === 'string' ? code : String(partOf(error, 'message') ?? error);
};

const read = async (body: Dispatcher.ResponseData['body'], mostBytes: number): Promise<Buffer> => {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of body as AsyncIterable<Buffer>) {
    // Chunks of a body are buffers unless an encoding is set on it.
    length += part.length;
    if (length > mostBytes) throw new Error(`it has more than ${mostBytes} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts, length);
};

/**
 * GET for addresses that a visitor has chosen: connects only to addresses of the allowed origins, follows no redirect, carries
 * nothing of the visitor along, and ends after a time and a size.
 * @param resolve default: as the system resolves names
 */
export const createGuardedGet = (
  allowed: AllowedOrigins,
  resolve: typeof lookup = lookup,
): { readonly get: GuardedGet; readonly close: () => Promise<void> } => {
  const dispatcher = new Agent({ connections: CONNECTIONS, connect: { timeout: CONNECT_MS, lookup: guardedLookup(allowed, resolve) } });
  const get: GuardedGet = async (url, mostBytes) => {
    try {
      const answer = await request(url, {
        dispatcher,
        signal: AbortSignal.timeout(ANSWER_MS),
        headers: { accept: '*/*', 'accept-encoding': 'identity', 'cache-control': 'no-cache' },
      });
      if (answer.statusCode !== 200) {
        await answer.body.dump();
        const isRedirect = answer.statusCode >= 300 && answer.statusCode < 400;
        throw new Error(`it answers ${answer.statusCode}${isRedirect ? ', and redirects are not followed' : ''}`);
      }
      return await read(answer.body, mostBytes);
    } catch (error) {
      throw new OverrideProblem('unreachable', `${url} cannot be read: ${reasonOf(error)}.`, { cause: error });
    }
  };
  return { get, close: () => dispatcher.destroy() };
};
