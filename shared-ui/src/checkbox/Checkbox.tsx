import { useId, type ComponentProps, type ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import { CircleAlert } from '../icons/index.ts';
import { cx } from '../internal/cx.ts';
import * as css from './checkbox.css.ts';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  readonly children: ReactNode;
  /** At the far end of the row: the count of a facet value. */
  readonly end?: ReactNode;
  readonly error?: string | undefined;
}

/** A box to tick with its text; the whole row is the target. */
export const Checkbox = ({ children, end, error, className, ...input }: CheckboxProps): ReactNode => {
  const id = useId();
  // The same place with and without an error: a box that moves in the tree would lose its tick and the focus.
  return (
    <>
      <label className={cx(css.row, className)}>
        <input
          {...input}
          type="checkbox"
          className={css.box}
          {...(error !== undefined && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
        />
        <span>{children}</span>
        {end !== undefined && <span className={css.end}>{end}</span>}
      </label>
      {error !== undefined && (
        <p id={`${id}-error`} className={css.error} role="alert">
          <Icon of={CircleAlert} size={20} />
          {error}
        </p>
      )}
    </>
  );
};
