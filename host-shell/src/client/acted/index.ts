/** What begins with the visitor's first sign: one file, which no page waits for. */
import type { BrowserEnvironment } from '../create-environment.ts';
import { prepareOffline } from './prepare-offline.ts';
import { watchKeptLists } from './watch-kept-lists.ts';
import { watchNewsletter } from './watch-newsletter.ts';
import { watchInstall } from './watch-install.ts';
import { watchNeoportal } from './watch-neoportal.ts';

/** To be called once, when the visitor first does something. */
export const beginWithVisitor = (environment: BrowserEnvironment): void => {
  watchKeptLists(environment);
  watchNewsletter(environment);
  watchInstall(environment);
  watchNeoportal(environment);
  void prepareOffline(environment);
};
