import { atom } from 'jotai';
import { isPlainPress, type LinkPress } from '../navigation/shop-link.ts';
import { SETTINGS_ANCHOR } from './consent.ts';

/** Whether the settings of cookies are open, over the banner or by themselves. */
export const consentSettingsAtom = atom(false);

/** Whether a press is on a link to the settings, wherever it is: in the footer, on the page about cookies. */
export const leadsToSettings = (press: LinkPress): boolean =>
  isPlainPress(press) && press.target instanceof Element && press.target.closest(`a[href$="${SETTINGS_ANCHOR}"]`) !== null;
