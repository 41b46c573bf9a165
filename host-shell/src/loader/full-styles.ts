/** A page whose whole stylesheets have not come by then shows what is below the first screen as it is, ms. */
const GIVE_UP_MS = 9_000;

/**
 * Puts the whole stylesheets in force as soon as they have come, and then shows what is below the first screen
 * (`server/styles/later-parts.ts`).
 */
export const applyFullStyles = (): void => {
  const link = document.querySelector<HTMLLinkElement>('link[data-files]');
  const show = (): void => void (document.documentElement.dataset['styled'] = '');
  const apply = (): void => {
    try {
      if (link?.sheet?.cssRules.length) {
        link.media = 'all';
        // The styles are worked out in this task, and what they show is laid out in another one.
        void getComputedStyle(document.body).color;
        requestAnimationFrame(() => setTimeout(show));
      }
    } catch {
      // the file did not come: the host's script asks again
    }
  };
  setTimeout(apply);
  link?.addEventListener('load', apply);
  setTimeout(show, GIVE_UP_MS);
};
