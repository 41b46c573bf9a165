import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { isAddressed } from 'shared-contracts/federation';
import { BROTLI, sendBrotli, toBrotli } from '../http/compression.ts';
import { HOST_NAME } from '../releases/release-set.ts';
import type { ReleaseReader } from '../releases/release-reader.ts';
import { FULL_STYLES_PATH, readFullStylesAddress } from '../styles/full-styles-address.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** About forty kinds of page in five releases each, at 12 KB. */
const KEPT = 200;

/** False where a developer's own release has a part in it. */
const isShared = (rest: string): boolean => {
  const address = readFullStylesAddress(rest);
  return address !== null && !isAddressed(address.host) && !isAddressed(address.part?.release ?? '');
};

/** The document has the fonts already; declared twice they would make the browser lay out all text again. */
export const withoutFonts = (css: string): string => css.replace(/@font-face\{[^}]*\}/g, '');

const moduleCss = async (store: ReleaseReader, name: string, id: string, exposed: string): Promise<string> => {
  const { release } = await store.readDocument(name, id);
  const module = release.exposes[exposed];
  if (!module) throw new Error(`${name}@${id} does not expose ${exposed}`);
  const texts = await Promise.all(module.css.map(({ path, integrity }) => store.readAsset(name, id, { path: `web/${path}`, integrity })));
  return withoutFonts(texts.join(''));
};

/**
 * Serves all stylesheets of a page in one: of the host and of the page's module, in the order of the cascade. It comes from
 * where the document comes from, so late files of a remote do not delay the first paint.
 */
export const registerFullStyles = (app: FastifyInstance, store: ReleaseReader): void => {
  const read = async (rest: string): Promise<Buffer | null> => {
    const address = readFullStylesAddress(rest);
    if (address === null) return null;
    const { host, part } = address;
    const texts = await Promise.all([
      moduleCss(store, HOST_NAME, host, '.'),
      part ? moduleCss(store, part.remote, part.release, part.module) : '',
    ]);
    return toBrotli(Buffer.from(texts.join('')), BROTLI.good);
  };
  const kept = new LRUCache<string, Promise<Buffer | null>>({ max: KEPT });

  app.get<{ Params: { '*': string } }>(`${FULL_STYLES_PATH}*`, async (request, reply) => {
    const rest = request.params['*'];
    let reading = kept.get(rest);
    if (!reading) {
      reading = read(rest);
      kept.set(rest, reading);
    }
    const brotli = await reading.catch((error: unknown) => {
      request.log.warn({ url: request.url, error: String(error) }, 'stylesheets could not be read');
      return null;
    });
    if (brotli === null) {
      kept.delete(rest);
      return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found');
    }
    reply
      .header('cache-control', isShared(rest) ? IMMUTABLE : 'private, no-cache')
      .header('vary', 'Accept-Encoding')
      .type('text/css; charset=utf-8');
    return sendBrotli(request, reply, brotli);
  });
};
