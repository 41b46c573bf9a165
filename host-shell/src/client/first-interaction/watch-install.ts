import { INSTALL_BANNER_CLOSED } from 'shared-contracts/storage';
import { isInstallEvent, type InstallEvent } from '../../shell/install/install-event.ts';
import type { ShownBanner } from '../../shell/install/show-banner.tsx';
import type { BrowserEnvironment } from '../browser-environment.ts';
import { loadDeferred } from '../../schedule/load-deferred.ts';

/** S-19, S-20: offers to install the shop when the browser can, until the visitor closes the offer for good. */
export const watchInstall = ({ storage, language, frame, bus }: BrowserEnvironment): void => {
  if (frame === null || storage.read(INSTALL_BANNER_CLOSED)) return;
  const product = frame.storeConfig.store_name;
  let offer: InstallEvent | undefined;
  let banner: ShownBanner | undefined;
  let coming = false;

  const end = (): void => {
    offer = undefined;
    banner?.remove();
    banner = undefined;
  };
  const show = async (shown: Promise<ShownBanner>): Promise<void> => {
    const ready = await shown;
    coming = false;
    // Meanwhile the shop may have been installed by the browser's own menu.
    if (offer === undefined) ready.remove();
    else banner = ready;
  };
  const take = (event: Event | undefined): void => {
    if (!isInstallEvent(event) || storage.read(INSTALL_BANNER_CLOSED)) return;
    event.preventDefault();
    offer = event;
    if (coming || banner !== undefined) return;
    coming = true;
    void loadDeferred(
      () => import(/* webpackChunkName: "first-interaction" */ '../../shell/install/show-banner.tsx'),
      ({ showInstallBanner }) =>
        show(
          showInstallBanner({
            language,
            product,
            onAdd: () => {
              void offer?.prompt();
              end();
            },
            onClose: () => {
              storage.write(INSTALL_BANNER_CLOSED, true); // T-04
              end();
            },
          }),
        ),
    );
  };

  take(window.amperioInstall);
  window.addEventListener('beforeinstallprompt', take);
  window.addEventListener('appinstalled', end);
  bus.on('navigation.completed@1', () => banner?.follow());
};
