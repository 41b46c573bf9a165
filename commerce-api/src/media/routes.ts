import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { IMAGE_WIDTHS, preferredFormat, readUploadedPicture } from 'shared-contracts/images';
import type { ImageFormat } from 'shared-contracts/images';
import { LRUCache } from 'lru-cache';
import type { ProductStore } from '../catalogue/product-store.ts';
import type { Reference } from '../catalogue/reference.ts';
import { ApiError } from '../server/api-error.ts';
import { brandPicture, contentPicture } from '../catalogue/paths.ts';
import { pageCard } from './page-card.ts';
import type { Database } from '../database/database.ts';
import type { Transactions } from '../database/transactions.ts';
import type { Drawing, Pictures, Raster } from './pictures.ts';
import type { MediaRenderer } from './renderer.ts';

const formats: readonly ImageFormat[] = ['avif', 'webp', 'jpeg'];
const usualWidth = 640;
const drawingsKept = 500;

interface MediaServices {
  readonly reference: Reference;
  readonly products: Pick<ProductStore, 'get'>;
  /** Loads them: the first picture waits, not the start. */
  readonly pictures: () => Promise<Pictures>;
  readonly database: Database<Pick<Transactions, 'pictures.size' | 'pictures.bytes'>>;
}

interface MediaQuery {
  readonly w?: string;
  readonly f?: string;
}

const notFound = (): ApiError => new ApiError(404, 'no_picture', 'Nie ma takiego zdjęcia.');

function widthOf(query: MediaQuery): number {
  const width = query.w === undefined ? usualWidth : Number(query.w);
  if (!(IMAGE_WIDTHS as readonly number[]).includes(width)) {
    // includes() of a literal tuple takes its members only
    throw new ApiError(400, 'wrong_width', 'Zdjęcia nie ma w tej szerokości.', { allowed: IMAGE_WIDTHS.join(', ') });
  }
  return width;
}

/** P-30: the asked format, else WebP where the browser takes it, else JPEG. */
function formatOf(query: MediaQuery, accept: string | undefined): ImageFormat {
  if (query.f === undefined) return preferredFormat(accept?.includes('image/webp') === true);
  const format = formats.find((one) => one === query.f);
  if (format === undefined) throw new ApiError(400, 'wrong_format', 'Zdjęcia nie ma w tym formacie.', { allowed: formats.join(', ') });
  return format;
}

/** Pictures of products, brands, categories and content (decision: an address without width and format, `?w=` and `?f=`). */
export function mediaRoutes(services: MediaServices, renderer: MediaRenderer) {
  const { reference, pictures, database } = services;
  const drawings = new LRUCache<string, Drawing>({ max: drawingsKept });

  /** Draws once; `undefined` is not remembered. */
  const drawn = async (key: string, draw: () => Promise<Drawing | undefined> | Drawing | undefined): Promise<Drawing> => {
    const known = drawings.get(key);
    if (known !== undefined) return known;
    const drawing = await draw();
    if (drawing === undefined) throw notFound();
    drawings.set(key, drawing);
    return drawing;
  };

  const send = async (
    request: FastifyRequest<{ Querystring: MediaQuery }>,
    reply: FastifyReply,
    drawing: () => Promise<Drawing | Raster>,
    isKept = true,
  ): Promise<FastifyReply> => {
    const width = widthOf(request.query);
    const format = formatOf(request.query, request.headers.accept);
    const { bytes, hash } = await renderer.render(await drawing(), width, format);
    const etag = `"${hash}"`;
    const kept = isKept ? 'public, max-age=31536000, immutable' : 'no-store';
    reply.header('etag', etag).header('cache-control', kept).header('x-content-type-options', 'nosniff');
    if (request.query.f === undefined) reply.header('vary', 'Accept');
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    return reply.type(`image/${format}`).send(bytes);
  };

  const product = async (id: number, view: string): Promise<Drawing | undefined> => {
    const record = await services.products.get(id);
    const picture = record?.document.pictures.find((one) => one.view === view);
    return picture && (await pictures()).drawProduct(picture);
  };

  /** J-291: a picture that an editor has uploaded; null for another name. @throws ApiError 404 for one that is not there (any more) */
  const uploaded = async (path: string): Promise<Raster | null> => {
    const named = readUploadedPicture(path);
    if (named === null) return null;
    const { hash, width, height } = named;
    const size = await database.run('pictures.size', hash);
    if (size?.width !== width || size.height !== height) throw notFound();
    const read = async (): Promise<Uint8Array> => {
      const bytes = await database.run('pictures.bytes', hash);
      if (bytes === null) throw notFound();
      return bytes;
    };
    return { hash, read };
  };

  return async (app: FastifyInstance): Promise<void> => {
    app.get<{ Querystring: MediaQuery; Params: { readonly id: string; readonly view: string } }>(
      '/media/catalog/:id/:view',
      (request, reply) =>
        send(request, reply, () => {
          const { id, view } = request.params;
          if (!/^\d{1,9}$/.test(id)) throw notFound();
          return drawn(`product ${id} ${view}`, () => product(Number(id), view));
        }),
    );
    app.get<{ Querystring: MediaQuery; Params: { readonly slug: string } }>('/media/brand/:slug', (request, reply) => {
      const { slug } = request.params;
      // J-341: letters of a logo may be edited; whoever asks by an address of before or of a preview gets those of now, for once.
      const brand = [...reference.manufacturers.values()].find((one) => one.slug === slug.replace(/--\d{1,9}$/, ''));
      if (brand === undefined) throw notFound();
      const path = brandPicture(brand);
      const isNow = path.endsWith(`/${slug}`);
      return send(request, reply, () => drawn(path, async () => (await pictures()).drawBrand(brand)), isNow);
    });
    app.get<{ Querystring: MediaQuery; Params: { readonly id: string } }>('/media/category/:id', (request, reply) =>
      send(request, reply, () =>
        drawn(`category ${request.params.id}`, async () => (await pictures()).drawCategory(reference, Number(request.params.id))),
      ),
    );
    app.get<{ Querystring: MediaQuery; Params: { readonly name: string } }>('/media/cms/:name', (request, reply) =>
      send(request, reply, async () => {
        const { name } = request.params;
        const draw = async () => (await pictures()).drawContent(reference, name);
        return (await uploaded(contentPicture(name))) ?? (await drawn(`content ${name}`, draw));
      }),
    );
    app.get<{ Querystring: MediaQuery; Params: { readonly store: string; readonly name: string } }>(
      '/media/share/:store/:name',
      (request, reply) =>
        send(request, reply, () => {
          const { store, name } = request.params;
          return drawn(`card ${store} ${name}`, async () => {
            const card = pageCard(reference, store, name);
            return card && (await pictures()).drawCard(card);
          });
        }),
    );
  };
}
