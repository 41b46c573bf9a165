import { pageModules } from 'shared-contracts';
import type { ShopEnvironment } from '../../app/environment.ts';
import { isListing } from '../../app/page-views.ts';
import { connection, loadAhead } from './prefetch.ts';

/** Bytes that may never be used are fetched over fast links only; browsers that do not tell have one most likely. */
const mayGuess = (): boolean => !connection().saveData && (connection().effectiveType ?? '4g') === '4g';

interface PreloadPorts extends Pick<ShopEnvironment, 'bus' | 'modules'> {
  /** The page that stands now. */
  readonly kind: string;
  /** Runs a task when the browser has nothing else to do. */
  readonly whenIdle: (task: () => void) => void;
}

/**
 * N-17: while a listing stands, the code of the product page is loaded as soon as the browser is idle. (On small screens
 * this very function waits for the first sign of the visitor: a first touch comes long before the tap.)
 */
export const preloadProductPage = ({ bus, modules, kind, whenIdle }: PreloadPorts): void => {
  if (!mayGuess()) return;
  const load = (): void => whenIdle(() => void loadAhead(modules, pageModules.product).catch(() => undefined)); // the navigation itself will tell
  bus.on('navigation.completed@1', (page) => {
    if (isListing(page.kind)) load();
  });
  if (isListing(kind)) load();
};
