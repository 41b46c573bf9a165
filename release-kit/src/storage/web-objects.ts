import type { Objects } from './object-storage.ts';
import type { Answer, Ask } from './requests.ts';
import { StorageError } from './storage-error.ts';

/** @throws StorageError 'unreachable' for an unexpected answer */
export const unexpected = (place: string, { method, url }: Ask, { status }: Answer): StorageError =>
  new StorageError('unreachable', `${place}: ${method} ${new URL(url).pathname} answers ${status}`);

/** The address of a key below a base address. */
export const addressBelow = (base: string, key: string): string => `${base}/${key.split('/').map(encodeURIComponent).join('/')}`;

const isDone = ({ status }: Answer): boolean => status >= 200 && status < 300;

/** The time in the header `last-modified`. */
const storedAtOf = ({ headers }: Answer): number | null => {
  const time = Date.parse(headers.get('last-modified') ?? '');
  return Number.isNaN(time) ? null : time;
};

/** The common operations of HTTP origins and buckets: one file, one address. */
export const webObjects = (
  place: string,
  ask: (ask: Ask) => Promise<Answer>,
  addressOf: (key: string) => string,
): Omit<Objects, 'removeBelow' | 'folders'> => {
  const put = async (
    key: string,
    bytes: Uint8Array,
    headers: Readonly<Record<string, string>>,
  ): Promise<Answer & { readonly ask: Ask }> => {
    const wanted: Ask = {
      method: 'PUT',
      url: addressOf(key),
      headers: { 'content-type': 'application/octet-stream', ...headers },
      body: bytes,
    };
    return { ask: wanted, ...(await ask(wanted)) };
  };

  const replace = async (key: string, bytes: Uint8Array): Promise<void> => {
    const answer = await put(key, bytes, {});
    if (!isDone(answer)) throw unexpected(place, answer.ask, answer);
  };

  return {
    place,
    replace,
    async stat(key) {
      const wanted: Ask = { method: 'HEAD', url: addressOf(key) };
      const answer = await ask(wanted);
      if (answer.status === 404) return null;
      if (answer.status !== 200) throw unexpected(place, wanted, answer);
      return { storedAt: storedAtOf(answer) };
    },
    async read(key) {
      const wanted: Ask = { method: 'GET', url: addressOf(key) };
      const answer = await ask(wanted);
      if (answer.status === 404) throw new StorageError('missing', `${key} is not in ${place}`);
      if (answer.status !== 200) throw unexpected(place, wanted, answer);
      return answer.body;
    },
    async create(key, bytes) {
      const answer = await put(key, bytes, { 'if-none-match': '*' });
      if (answer.status === 412) return false;
      // Not every storage supports conditions: the stored document is checked after the upload.
      if (answer.status === 501) await replace(key, bytes);
      else if (!isDone(answer)) throw unexpected(place, answer.ask, answer);
      return true;
    },
    async remove(key) {
      const wanted: Ask = { method: 'DELETE', url: addressOf(key) };
      const answer = await ask(wanted);
      if (!isDone(answer) && answer.status !== 404) throw unexpected(place, wanted, answer);
    },
  };
};
