import { createStore } from 'jotai';
import { StaticRouter } from 'react-router-dom';
import { createBus, type RemoteModule } from 'shared-contracts';
import { createClient } from 'urql';
import { PageResolver } from '../app/page-resolver.ts';
import { createKeptEntry } from '../app/page-views.ts';
import { moduleOfPage } from '../app/resolved-page.ts';
import { ShopPage, chromeOf } from '../app/ShopPage.tsx';
import { ShopProviders } from '../app/ShopProviders.tsx';
import type { Frame, ShopEnvironment } from '../app/environment.ts';
import { ModuleCache } from '../federation/module-cache.ts';
import { RENDER_CONTRACT, type RenderInput, type RenderResult } from '../server/releases/host-bundle.ts';
import { metadataOf, metadataTexts, renderMetadata } from '../shell/metadata/index.ts';
import { serverParts } from '../shell/server-html/server-parts.ts';
import { ServerPartsContext } from '../shell/server-html/server-parts-context.ts';
import { newsletterTexts } from '../shell/newsletter/texts.ts';
import { texts } from '../texts.ts';
import { feedLink } from './feed-link.ts';
import { pageAnswers } from './page-answers.ts';
import { readAhead } from './read-ahead.ts';
import { searchLink } from './search-link.ts';
import { describePage } from './structured-data/describe-page.ts';
import { textsApart } from './texts-apart.ts';

const modulesOf = ({ moduleOf, language }: RenderInput): ModuleCache =>
  new ModuleCache(async ({ remote, module }) => {
    const loaded = moduleOf(remote, module);
    if (loaded === null) throw new Error(`${remote} has no ${module} on the server`);
    await loaded.texts?.load(language);
    return loaded;
  });

/** Parts that are ready at once are put in place, so that rendering them suspends nothing. */
const withReadyModules = (input: RenderInput, cache: ModuleCache): ModuleCache => {
  const ready = (loaded: RemoteModule<object>) => loaded.texts === undefined || input.language === 'pl';
  const wanted = moduleOfPage(input.page);
  if (wanted === undefined) return cache;
  const loaded = input.moduleOf(wanted.remote, wanted.module);
  if (loaded && ready(loaded)) cache.set(wanted, loaded);
  return cache;
};

/** The browser takes over menu and footer as they are rendered; their data travel only with pages that show neither. */
const browserFrame = (frame: RenderInput['frame'], kind: RenderResult['kind']): Frame | null =>
  frame && (kind === 'unreachable' || chromeOf(kind) === 'full') ? { storeConfig: frame.storeConfig, header: null, footer: null } : frame;

/** Checked by the server before it uses this bundle. */
export const renderContract = RENDER_CONTRACT;

/** Renders one page for an anonymous visitor: HTML, head and the data with which the browser goes on. */
export const renderPage = async (input: RenderInput): Promise<RenderResult> => {
  const { url, language, page, frame, origin, random } = input;
  await Promise.all([texts.load(language), metadataTexts.load(language), newsletterTexts.load(language)]);
  const answers = pageAnswers(input.graphql);
  const client = createClient({
    url: '/graphql',
    suspense: true,
    preferGetMethod: false,
    exchanges: [answers.exchange],
  });
  const resolver = new PageResolver(async () => null);
  const at = url.indexOf('?');
  const [path, search] = at === -1 ? [url, ''] : [url.slice(0, at), url.slice(at)];
  resolver.preload(path, search, page);
  const environment: ShopEnvironment = {
    language,
    store: createStore(),
    client,
    bus: createBus(),
    cart: null,
    compare: null,
    connection: null,
    wishlist: null,
    prefetch: null,
    modules: withReadyModules(input, modulesOf(input)),
    kept: createKeptEntry(),
    resolver,
    frame,
    origin,
    onRemoteError: () => {},
    random,
  };
  const ready = await readAhead(input, { client, location: { pathname: path, search } });
  const { html, errors } = await input.draw(
    <ShopProviders environment={environment}>
      <ServerPartsContext value={serverParts}>
        <StaticRouter location={url}>
          <ShopPage />
        </StaticRouter>
      </ServerPartsContext>
    </ShopProviders>,
    ready,
  );
  const kind = page.state === 'page' ? page.kind : 'unreachable';
  const resolution = page.state === 'page' ? page.resolution : null;
  const metadata = frame && metadataOf({ kind, resolution, store: frame.storeConfig, language, origin, path, search });
  // What the browser is given is what the page was rendered from: describing the page may ask for more.
  const state = answers.json();
  const described = await describePage({ input, client, metadata, location: { pathname: path, search } });
  const { block, texts: pageTexts } = textsApart(page);
  return {
    html,
    metadata: metadata
      ? renderMetadata(metadata) + (kind === 'home' ? searchLink(metadata.siteName) : '') + feedLink(kind, metadata.siteName, language)
      : `<title>${metadataTexts.translator(language)('unreachable.title')}</title>`,
    structuredData: described.things,
    data: { 'url-resolver': block, context: { language, random } },
    pageData: { frame: JSON.stringify(browserFrame(frame, kind)), texts: JSON.stringify(pageTexts), state },
    kind,
    complete: errors.length === 0,
    errors: [...errors, ...described.errors],
  };
};
