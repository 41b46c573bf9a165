import { SCROLL_TOP_THRESHOLD, useTexts } from 'shared-contracts';
import { Icon } from 'shared-ui/icon';
import { ArrowUp } from 'shared-ui/icons';
import { useEffect, useState, type ReactNode } from 'react';
import { texts } from '../../texts.ts';
import * as css from './presence.css.ts';

/** S-23, N-20: beyond 200 px, at 200 px not yet. */
export const isFarDown = (y: number): boolean => y > SCROLL_TOP_THRESHOLD;

/** The button that leads back to the top of a long page; the focus goes there too. */
export const ScrollToTop = (): ReactNode => {
  const t = useTexts(texts);
  // Only in events of scrolling, when the page is laid out: to read the position while a navigation renders costs a layout of its own.
  const [far, setFar] = useState(false);
  useEffect(() => {
    const look = (): void => setFar(isFarDown(scrollY));
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  if (!far) return null;
  return (
    <button
      type="button"
      className={css.toTop}
      aria-label={t('footer.top')}
      title={t('footer.top')}
      onClick={() => {
        const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
        scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
        document.getElementById('main')?.focus({ preventScroll: true });
      }}
    >
      <Icon of={ArrowUp} />
    </button>
  );
};
