import { userAtom } from 'shared-contracts';
import { isNeoportal } from 'shared-contracts/user';
import { NEOPORTAL_MARK } from '../../shell/neoportal/logo-mark.ts';
import { neoportalTexts } from '../../shell/neoportal/texts.ts';
import { texts } from '../../texts.ts';
import type { BrowserEnvironment } from '../browser-environment.ts';

/**
 * S-06: neoportal customers have their own logo. The inline loader has marked the page before its first paint; from here on the mark
 * goes with the session, and so does what the logo is called.
 */
export const watchNeoportal = ({ store, storage, bus, language, frame }: BrowserEnvironment): void => {
  const product = frame?.storeConfig.store_name ?? '';
  let named = false;
  const follow = async (): Promise<void> => {
    const is = isNeoportal(storage);
    document.documentElement.toggleAttribute(`data-${NEOPORTAL_MARK}`, is);
    if (!is && !named) return;
    await neoportalTexts.load(language);
    named = is;
    const name = is
      ? neoportalTexts.translator(language)('home', { store: product })
      : texts.translator(language)('header.home', { store: product });
    document.querySelector('header a[href="/"]')?.setAttribute('aria-label', name);
  };
  void follow();
  store.sub(userAtom, () => void follow());
  // Home has a logo of its own, which is its heading.
  bus.on('navigation.completed@1', () => void follow());
};
