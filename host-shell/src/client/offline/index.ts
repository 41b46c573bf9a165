import { appSlice, cartCountAtom, pageModules } from 'shared-contracts';
import type { WorkerMessage } from '../../offline/messages.ts';
import { dropForeignSnapshot, snapshotBox } from '../cart/cart-snapshots.ts';
import type { BrowserEnvironment } from '../browser-environment.ts';
import { schedule } from '../../schedule/phases.ts';
import { loadAhead } from '../prefetch/prefetch.ts';
import { announceManifest } from './announce-manifest.ts';
import { offerUpdates } from './offer-update.ts';
import { preferCopies } from './prefer-copies.ts';
import { registerWorker } from './register.ts';
import { sendShownPages } from './shown-pages.ts';
import { watchWorker } from './watch-worker.ts';

/**
 * S-45: adds the manifest, registers the worker that keeps visited pages, sends it the pages that are shown, and offers its new
 * versions; deletes the stored cart of a visitor who has signed out.
 */
export const startOffline = async ({ bus, language, leaves, modules, releases, storage, store }: BrowserEnvironment): Promise<void> => {
  const box = snapshotBox();
  const drop = (): void => void dropForeignSnapshot(box, storage);
  drop();
  for (const name of ['session.ended@1', 'session.expired@1'] as const) bus.on(name, drop);
  if ('caches' in window)
    preferCopies({
      bus,
      language,
      leaves,
      isOnline: () => store.get(appSlice.read).isOnline,
      follow: (listener) => void store.sub(appSlice.read, listener),
      // Where storage is forbidden even the access throws: such a browser has no copies.
      caches: { open: async (name) => await caches.open(name) },
      where: () => location,
      reload: () => location.reload(),
    });
  announceManifest(document);
  const registration = await registerWorker();
  if (registration === null) return;
  const updates = offerUpdates({
    bus,
    path: () => location.pathname,
    show: async (answers) => (await import('../../shell/update/show-prompt.tsx')).showUpdatePrompt({ language, ...answers }),
    reload: () => location.reload(),
    unregister: () => registration.unregister(),
  });
  const container = navigator.serviceWorker;
  watchWorker({ registration, container, updates, now: Date.now });
  const { active } = await container.ready;
  const post = (message: WorkerMessage): void => (container.controller ?? active)?.postMessage(message);
  sendShownPages({
    bus,
    language,
    releases,
    post,
    whenIdle: (task) => schedule('idle', task),
    cartCount: () => store.get(cartCountAtom),
    loadCart: () => loadAhead(modules, pageModules.cart),
  });
};
