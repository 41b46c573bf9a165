import { appSlice } from 'shared-contracts';
import { NEWSLETTER_FORM, NEWSLETTER_ID } from '../../shell/newsletter/mark.ts';
import { isNewsletterPage } from '../../shell/newsletter/newsletter-rules.ts';
import type { BrowserEnvironment } from '../browser-environment.ts';
import { loadDeferred } from '../../schedule/load-deferred.ts';

const FORM = Object.keys(NEWSLETTER_FORM)
  .map((name) => `[${name}]`)
  .join('');

/**
 * The newsletter of a footer that the server has rendered (S-22): its code is fetched when the visitor reaches its form, and on the
 * landing pages it is hidden (G-13).
 */
export const watchNewsletter = ({ store, bus, language, frame, connection }: BrowserEnvironment): void => {
  const alive = new WeakSet<Element>();
  const takeOver = (target: EventTarget | null): void => {
    const form = target instanceof Element ? target.closest(FORM) : null;
    if (form === null || frame === null || connection === null || alive.has(form)) return;
    alive.add(form);
    const company = frame.storeConfig.legal_entity.name;
    const { fetch } = connection;
    void loadDeferred(
      () => import(/* webpackChunkName: "first-interaction" */ '../../shell/newsletter/take-over.tsx'),
      ({ takeOverNewsletter }) => takeOverNewsletter(form, { language, company, fetch }),
    );
  };
  for (const sign of ['focusin', 'pointerover'] as const) document.addEventListener(sign, ({ target }) => takeOver(target));
  takeOver(document.activeElement);

  const show = (): void => {
    const block = document.getElementById(NEWSLETTER_ID);
    if (block) block.hidden = store.get(appSlice.read).hideNewsletter;
  };
  const follow = (path: string): void => store.set(appSlice.patch, { hideNewsletter: isNewsletterPage(path) });
  follow(location.pathname);
  show();
  store.sub(appSlice.read, show);
  bus.on('navigation.completed@1', ({ path }) => {
    follow(path);
    // A page without a footer lies between: it is another element now.
    show();
  });
};
