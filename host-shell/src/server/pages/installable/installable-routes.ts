import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LANGUAGES, htmlLanguage, type Language } from 'shared-contracts';
import { WORKER_PATH, manifestPath, offlinePagePath } from '../../../offline/names.ts';
import type { FrameData } from '../../commerce/frame-data.ts';
import type { AssetFiles } from '../../releases/asset-files.ts';
import { HOST_NAME } from '../../releases/release-set.ts';
import { ICONS_PATH, ICON_SIZES, iconFile, storeCodes } from './icons.ts';
import { manifestOf } from './manifest.ts';
import { drawOfflinePage } from './offline-page.ts';

/** The name that the build gives the worker's script. */
const WORKER_FILE = 'sw.js';

/** Policy of the worker: it may connect to its own origin only, and load no code. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types";

const HOUR = 'public, max-age=3600';

export interface InstallableOptions {
  /** The release of the host that is active. */
  readonly hostRelease: () => string;
  readonly files: Pick<AssetFiles, 'get'>;
  readonly storeOf: (request: FastifyRequest) => string;
  readonly storeConfig: (store: string, language: Language) => Promise<FrameData['storeConfig']>;
}

const iconFiles: ReadonlySet<string> = new Set(
  storeCodes.flatMap((code) => ICON_SIZES.map(({ size, purpose }) => iconFile(code, size, purpose))),
);

/** What makes the shop an app that can be installed and opened without a connection: worker, manifest, icons, the page for nothing. */
export const registerInstallable = (app: FastifyInstance, { hostRelease, files, storeOf, storeConfig }: InstallableOptions): void => {
  app.get(WORKER_PATH, async (request, reply) => {
    const wanted = { name: HOST_NAME, release: hostRelease(), file: WORKER_FILE };
    // Like every file of a release it is sent with the hash of its release or not at all.
    const sent = await files.get(wanted, String(request.headers['accept-encoding'] ?? '')).catch(() => undefined);
    reply.header('cache-control', sent ? 'no-cache' : 'no-store');
    if (!sent)
      return reply
        .code(sent === null ? 404 : 502)
        .type('text/plain; charset=utf-8')
        .send('There is no worker now');
    if (sent.encoding) reply.header('content-encoding', sent.encoding);
    return reply
      .headers({ 'content-security-policy': WORKER_POLICY, 'service-worker-allowed': '/', vary: 'Accept-Encoding' })
      .type('text/javascript; charset=utf-8')
      .send(sent.bytes);
  });

  for (const language of LANGUAGES) {
    app.get(manifestPath(htmlLanguage(language)), async (request, reply) =>
      reply
        .headers({ 'cache-control': HOUR, vary: 'Host' })
        .type('application/manifest+json; charset=utf-8')
        .send(JSON.stringify(manifestOf(await storeConfig(storeOf(request), language), language))),
    );
    app.get(offlinePagePath(language), async (request, reply) => {
      const { html, policy } = drawOfflinePage(await storeConfig(storeOf(request), language), language);
      return reply
        .headers({ 'cache-control': HOUR, 'content-security-policy': policy, vary: 'Host', 'x-robots-tag': 'noindex' })
        .type('text/html; charset=utf-8')
        .send(html);
    });
  }

  app.get<{ Params: { file: string } }>(`${ICONS_PATH}:file`, async (request, reply) => {
    const { file } = request.params;
    if (!iconFiles.has(file)) return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found');
    return reply
      .header('cache-control', 'public, max-age=86400')
      .type('image/png')
      .send(await readFile(join(import.meta.dirname, 'icons', file)));
  });
};
