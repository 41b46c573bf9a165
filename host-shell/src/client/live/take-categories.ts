import { HEADER_FOOTER_DATA } from 'shared-contracts/storage';
import { isMenuOutdatedAtom } from '../../shell/menu/outdated-menu.ts';
import type { BrowserEnvironment } from '../browser-environment.ts';

type CategoryPorts = Pick<BrowserEnvironment, 'store' | 'storage' | 'answers' | 'resolver'>;

/** L-05: names and trees of categories are read again wherever they are shown, the menu's too. */
export const takeCategories = ({ answers, resolver, storage, store }: CategoryPorts): void => {
  storage.remove(HEADER_FOOTER_DATA);
  store.set(isMenuOutdatedAtom, true);
  answers.outdate(({ rootFields }) => rootFields.includes('msCategories') || rootFields.includes('headerDataQuery'));
  resolver.forgetAll();
};
