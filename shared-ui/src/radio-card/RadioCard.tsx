import { useId, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import * as css from './radio-card.css.ts';

interface RadioCardProps extends Omit<ComponentProps<'input'>, 'type' | 'title'> {
  readonly title: ReactNode;
  readonly note?: ReactNode;
  /** Price or date at the end of the card. */
  readonly end?: ReactNode;
  /** What the chosen card asks further (BLIK code, pickup point). */
  readonly children?: ReactNode;
}

/** A choice as a big card: the whole card is the target. Cards of one `name` form a group inside a `fieldset`. */
export const RadioCard = ({ title, note, end, children, className, ...input }: RadioCardProps): ReactNode => {
  const id = useId();
  // The label is what it is called; note and price are read after that.
  const describedBy = cx(note !== undefined && `${id}-note`, end !== undefined && `${id}-end`);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- widens the target of the radio inside, which has the keyboard
    <div className={cx(css.card, className)} onClick={pickInside}>
      <input {...input} id={id} type="radio" className={css.radio} {...(describedBy !== '' && { 'aria-describedby': describedBy })} />
      <label htmlFor={id}>
        <span className={css.title}>{title}</span>
        {note !== undefined && (
          <span id={`${id}-note`} className={css.note}>
            {note}
          </span>
        )}
      </label>
      {end !== undefined && (
        <span id={`${id}-end`} className={css.end}>
          {end}
        </span>
      )}
      {children !== undefined && <div className={css.more}>{children}</div>}
    </div>
  );
};

/** A press on the bare card picks it; label and controls inside do their own work. */
function pickInside(event: MouseEvent<HTMLDivElement>): void {
  if (event.target instanceof Element && event.target.closest('label, input, button, a, select, textarea')) return;
  event.currentTarget.querySelector<HTMLInputElement>('input[type="radio"]')?.click();
}
