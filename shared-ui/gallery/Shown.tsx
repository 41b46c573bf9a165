import type { ReactNode } from 'react';
import * as css from './gallery.css.ts';

/** One part of the gallery with its states. */
export const Part = ({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactNode => (
  <section id={name} className={css.section} aria-labelledby={`${name}-heading`}>
    <h2 id={`${name}-heading`} className={css.heading}>
      {name}
    </h2>
    <div className={css.states}>{children}</div>
  </section>
);

interface StateProps {
  readonly name: string;
  /** On the white of a card instead of the grey of the page. */
  readonly card?: boolean;
  readonly row?: boolean;
  readonly children: ReactNode;
}

/** A part in one state. */
export const State = ({ name, card = false, row = false, children }: StateProps): ReactNode => (
  <div className={card ? `${css.state} ${css.onCard}` : css.state}>
    <p className={css.caption}>{name}</p>
    {row ? <div className={css.row}>{children}</div> : children}
  </div>
);
