import type { PrefetchRequest } from 'shared-contracts';
import { moduleOfPage } from '../app/resolved-page.ts';
import { prefetchOf } from '../federation/prefetch-of.ts';
import type { RenderInput } from '../server/releases/host-bundle.ts';

/** Longest wait before the rendering starts; it then waits itself for what it needs, ms. */
const PATIENCE_MS = 1_000;

const within = async (reading: Promise<void>, ms: number): Promise<boolean> => {
  const { promise, resolve } = Promise.withResolvers<false>();
  const timer = setTimeout(resolve, ms, false);
  try {
    return await Promise.race([reading.then(() => true), promise]);
  } finally {
    clearTimeout(timer);
  }
};

/**
 * Lets the page's module read its data before it is rendered, so that the rendering waits for nothing.
 * @returns whether that has been done; a failure is left to the rendering, which meets it again
 */
export const readAhead = async (
  { page, moduleOf }: Pick<RenderInput, 'page' | 'moduleOf'>,
  { client, location }: Pick<PrefetchRequest, 'client' | 'location'>,
): Promise<boolean> => {
  const exposed = moduleOfPage(page);
  if (page.state !== 'page' || exposed === undefined) return false;
  const loaded = moduleOf(exposed.remote, exposed.module);
  const prefetch = loaded && prefetchOf(loaded);
  if (!prefetch) return false;
  try {
    return await within(prefetch({ client, resolution: page.resolution, location, extent: 'whole' }), PATIENCE_MS);
  } catch {
    return false;
  }
};
