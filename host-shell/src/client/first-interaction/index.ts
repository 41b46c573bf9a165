/** What starts with the first interaction: one file, loaded in the background. */
import type { BrowserEnvironment } from '../browser-environment.ts';
import { prepareOffline } from './prepare-offline.ts';
import { watchNewsletter } from './watch-newsletter.ts';
import { watchInstall } from './watch-install.ts';
import { watchNeoportal } from './watch-neoportal.ts';
import { watchPlus } from './watch-plus.ts';

/** To be called once, after the first interaction. */
export const startAfterFirstInteraction = (environment: BrowserEnvironment): void => {
  watchNewsletter(environment);
  watchInstall(environment);
  watchNeoportal(environment);
  watchPlus(environment);
  void prepareOffline(environment);
};
