import type { ReactNode } from 'react';
import type { Language, PageKind, RemoteModule, StructuredThing } from 'shared-contracts';
import type { ResolvedPage } from '../../app/resolved-page.ts';
import type { FrameData } from '../commerce/frame-data.ts';

/**
 * Version of what host's server and server bundle give each other: raised whenever `RenderInput` or `RenderResult` changes so that
 * the other side, perhaps of an older release, would get it wrong.
 */
export const RENDER_CONTRACT = 2;

/** What the host's server bundle exports (src/render). */
export interface HostBundle {
  readonly renderContract: typeof RENDER_CONTRACT;
  readonly renderPage: (input: RenderInput) => Promise<RenderResult>;
}

/** A tree that was rendered to its end. */
export interface RenderedText {
  readonly html: string;
  readonly errors: readonly unknown[];
}

export interface RenderInput {
  /** Path with query. */
  readonly url: string;
  /** `https://shop.example`, for canonical addresses. */
  readonly origin: string;
  readonly language: Language;
  readonly store: string;
  readonly page: ResolvedPage;
  readonly frame: FrameData | null;
  /** The remote's module, or null when the server cannot render it. */
  readonly moduleOf: (remote: string, module: string) => RemoteModule<object> | null;
  /** GraphQL over the server's own connections: JSON body in, JSON body out. */
  readonly graphql: (body: string) => Promise<{ readonly status: number; readonly body: string }>;
  /**
   * Renders a tree to its end; what is not ready in time is left to the browser. Stored host releases call it by this name, so it stays.
   * @param ready the tree is expected to wait for nothing
   */
  readonly draw: (tree: ReactNode, ready: boolean) => Promise<RenderedText>;
  /** Chance for the 404 layout, 0 ≤ x < 1. */
  readonly random: number;
}

export interface RenderResult {
  readonly html: string;
  /** Title, description … of the page, escaped. */
  readonly metadata: string;
  /** J-201: what search engines are told of the page; releases from before it have none. */
  readonly structuredData?: readonly StructuredThing[];
  /** Blocks of the document for the browser's start: id → value. */
  readonly data: Readonly<Record<string, unknown>>;
  /** What the browser needs for hydration but not for the first paint: parts of the page data, each as JSON. */
  readonly pageData: Readonly<Record<string, string>>;
  readonly kind: PageKind | 'unreachable';
  /** False when some part could not be rendered: such HTML is served but not cached. */
  readonly complete: boolean;
  readonly errors: readonly unknown[];
}

/** Whether the bundle is one that this server can render pages with. */
export const isHostBundle = (bundle: unknown): bundle is HostBundle =>
  typeof bundle === 'object' &&
  bundle !== null &&
  'renderPage' in bundle &&
  typeof bundle.renderPage === 'function' &&
  'renderContract' in bundle &&
  bundle.renderContract === RENDER_CONTRACT;

/** @throws when the server bundle of a release of the host was built for another version of this server */
export const assertHostBundle = (bundle: unknown): void => {
  if (!isHostBundle(bundle))
    throw new Error(`its server bundle does not export renderPage for version ${RENDER_CONTRACT} of the render contract: build it anew`);
};
