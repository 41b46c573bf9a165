/** Keeps what happens once and too early for the code that answers it. */
export const keepEarlyEvents = (): void => {
  // The first press on a button that nothing but scripts can answer (`app/early-press.ts`).
  document.addEventListener(
    'click',
    (event) => {
      // Clicks have an element for their target.
      if ((event.target as Element).closest('main button:not(form *)')) self.amperioPress ??= event;
    },
    true,
  );
  // The browser's offer to install the shop (`client/first-interaction/watch-install.ts`).
  self.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    self.amperioInstall = event;
  });
};
