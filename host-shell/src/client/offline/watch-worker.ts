import type { Updates } from './offer-update.ts';

/** How often an open page checks for a new version when it becomes visible (ms). */
const ASK_EVERY_MS = 60 * 60 * 1000;

interface WatchedWorker {
  readonly registration: ServiceWorkerRegistration;
  readonly container: ServiceWorkerContainer;
  readonly updates: Updates;
  /** ms */
  readonly now: () => number;
}

/** Reports a version that waits behind the active one, and the moment it takes over. The first installation is not reported. */
export const watchWorker = ({ registration, container, updates, now }: WatchedWorker): void => {
  let hasWorker = container.controller !== null;
  const look = (): void => {
    if (registration.waiting && hasWorker) updates.offer(registration.waiting);
  };
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
  container.addEventListener('controllerchange', () => {
    if (hasWorker) updates.changed();
    hasWorker = true;
  });
  let asked = now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || !navigator.onLine || now() - asked < ASK_EVERY_MS) return;
    asked = now();
    registration.update().catch(() => {}); // the browser checks again by itself
  });
  look();
};
