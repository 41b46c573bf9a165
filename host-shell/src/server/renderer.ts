import type { ReactNode } from 'react';
import type { Language, PageKind, RemoteModule } from 'shared-contracts';
import type { ResolvedPage } from '../app/resolved-page.ts';
import type { FrameData } from './frame-data.ts';
import type { RenderedText } from './render-to-text.ts';

/** What the host's server bundle exports (src/render): a release may only change it together with its own server code. */
export interface HostBundle {
  readonly renderPage: (input: RenderInput) => Promise<RenderResult>;
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
  /** The remote's module, or null when the server cannot draw it. */
  readonly moduleOf: (remote: string, module: string) => RemoteModule<object> | null;
  /** GraphQL over the server's own connections: JSON body in, JSON body out. */
  readonly graphql: (body: string) => Promise<{ readonly status: number; readonly body: string }>;
  /**
   * Draws a tree to its end; what is not ready in time is left to the browser.
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
  /** Blocks of the document for the browser's start: id → value. */
  readonly data: Readonly<Record<string, unknown>>;
  /** What the browser needs besides to go on, but nobody needs to see the page: parts of the supplement, each as JSON. */
  readonly supplement: Readonly<Record<string, string>>;
  readonly kind: PageKind | 'unreachable';
  /** False when some part could not be drawn: such HTML is served but not cached. */
  readonly complete: boolean;
  readonly errors: readonly unknown[];
}

export const isHostBundle = (bundle: unknown): bundle is HostBundle =>
  typeof bundle === 'object' && bundle !== null && 'renderPage' in bundle && typeof bundle.renderPage === 'function';
