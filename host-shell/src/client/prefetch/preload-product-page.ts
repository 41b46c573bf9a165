import { pageModules } from 'shared-contracts';
import type { ShopEnvironment } from '../../app/environment.ts';
import { isListing } from '../../app/page-views.ts';
import { connection, loadAhead } from './prefetch.ts';

/** Bytes that may never be used are fetched over fast links only; browsers without that information most likely have one. */
const mayGuess = (): boolean => !connection().saveData && (connection().effectiveType ?? '4g') === '4g';

interface PreloadPorts extends Pick<ShopEnvironment, 'bus' | 'modules'> {
  /** Kind of the page that is shown now. */
  readonly kind: string;
  /** Runs a task when the browser has nothing else to do. */
  readonly whenIdle: (task: () => void) => void;
}

/**
 * N-17: while a listing is shown, the code of the product page is loaded as soon as the browser is idle. (On small screens
 * this function itself waits for the first interaction, which comes long before the tap on a tile.)
 */
export const preloadProductPage = ({ bus, modules, kind, whenIdle }: PreloadPorts): void => {
  if (!mayGuess()) return;
  const load = (): void => whenIdle(() => void loadAhead(modules, pageModules.product).catch(() => undefined)); // the navigation itself will show a failure
  bus.on('navigation.completed@1', (page) => {
    if (isListing(page.kind)) load();
  });
  if (isListing(kind)) load();
};
