import { useState, type ComponentProps, type ReactNode } from 'react';
import { Icon, type IconShape } from '../icon/index.ts';
import { cx } from '../internal/cx.ts';
import { Spinner } from '../spinner/index.ts';
import * as css from './button.css.ts';
import { usePress, type PressHandler } from './use-press.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'onClick' | 'children' | 'aria-label'> {
  readonly icon: IconShape;
  /** Accessible name, also a tooltip for those who point at the button. */
  readonly label: string;
  /** For a button that is a switch (heart, compare). */
  readonly pressed?: boolean | undefined;
  readonly busy?: boolean;
  readonly onClick?: PressHandler;
}

/** A round 44-px button with an icon and a name. */
export const IconButton = ({ icon, label, pressed, busy = false, onClick, className, ...rest }: IconButtonProps): ReactNode => {
  const press = usePress(busy, onClick);
  const [pointed, setPointed] = useState(false);
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={cx(css.round, className)}
      onClick={press.onClick}
      // Not in the HTML: a page of many tiles would carry every name twice.
      title={pointed ? label : undefined}
      onPointerEnter={() => setPointed(true)}
      {...(pressed !== undefined && { 'aria-pressed': pressed })}
      {...(press.waiting && { 'aria-busy': true, 'aria-disabled': true })}
    >
      {press.waiting ? <Spinner /> : <Icon of={icon} className={css.roundIcon} />}
    </button>
  );
};
