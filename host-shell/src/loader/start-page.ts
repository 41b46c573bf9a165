import { afterFirstPaint } from './after-first-paint.ts';
import { keepEarlyEvents } from './early-events.ts';
import { applyFullStyles } from './full-styles.ts';
import { markNeoportal } from './neoportal-mark.ts';
import { fetchPageData, prefetchScripts, readBoot, startScripts } from './start-scripts.ts';
import { restrictScripts } from './trusted-types.ts';

/**
 * What the inline script of every page does. It is the same whatever the page holds, so that its hash in the policy never changes with
 * the content, and it lets the page be painted before any script is asked for.
 */
export const startPage = (): void => {
  restrictScripts();
  const boot = readBoot();
  keepEarlyEvents();
  markNeoportal();
  // A page whose scripts are preloaded does not wait for its first paint.
  if (!boot.late.length) fetchPageData(boot);
  afterFirstPaint(() => {
    fetchPageData(boot);
    startScripts(boot);
    // After the scripts, because it takes a while: nothing may delay their requests.
    applyFullStyles();
    prefetchScripts(boot);
  });
};
