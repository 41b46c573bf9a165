import { ChevronLeft, ChevronRight } from '../icons/index.ts';
import { useTexts } from 'shared-contracts';
import { Children, useId, useRef, type ReactNode } from 'react';
import { IconButton } from '../button/index.ts';
import { uiTexts } from '../i18n/index.ts';
import { cx } from '../internal/cx.ts';
import * as css from './shelf.css.ts';

interface ShelfProps {
  readonly title: ReactNode;
  /** The tiles. */
  readonly children: ReactNode;
  /** A link behind the title: 'Zobacz wszystkie'. */
  readonly more?: ReactNode;
}

/** A row of tiles that scrolls and snaps; never moves by itself. On a desktop that does not show all, two buttons turn it by a page. */
export const Shelf = ({ title, children, more }: ShelfProps): ReactNode => {
  const t = useTexts(uiTexts);
  const id = useId();
  const row = useRef<HTMLUListElement>(null);
  const count = Children.count(children);
  const turn = (direction: 1 | -1): void => {
    const list = row.current;
    if (!list) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    list.scrollBy({ left: direction * list.clientWidth * 0.85, behavior: still ? 'auto' : 'smooth' });
  };
  return (
    <section aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        {more}
        {count > 3 && (
          <div className={cx(css.steps, count === 4 && css.fourFit, count === 5 && css.fiveFit)}>
            <IconButton className={css.step} icon={ChevronLeft} label={t('shelf.previous')} onClick={() => turn(-1)} />
            <IconButton className={css.step} icon={ChevronRight} label={t('shelf.next')} onClick={() => turn(1)} />
          </div>
        )}
      </div>
      <ul ref={row} className={css.row}>
        {Children.map(children, (tile) => (
          <li>{tile}</li>
        ))}
      </ul>
    </section>
  );
};
