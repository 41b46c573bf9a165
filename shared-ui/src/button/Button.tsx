import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconShape } from '../icon/index.ts';
import { cx } from '../internal/cx.ts';
import { Link, type LinkProps } from '../link/index.ts';
import { Spinner } from '../spinner/index.ts';
import * as css from './button.css.ts';
import { usePress, type PressHandler } from './use-press.ts';

interface Look {
  readonly variant?: keyof typeof css.variant;
  readonly size?: keyof typeof css.size;
  /** As wide as its place. */
  readonly block?: boolean;
  readonly icon?: IconShape;
}

const classOf = ({ variant = 'primary', size = 'medium', block }: Look, own: string | undefined): string =>
  cx(css.button, css.variant[variant], css.size[size], block && css.block, own);

export interface ButtonProps extends Look, Omit<ComponentProps<'button'>, 'onClick'> {
  /** Shows the ring and takes no presses. */
  readonly busy?: boolean;
  /** When it returns a promise, the button is busy until the promise settles. */
  readonly onClick?: PressHandler;
}

/** A button; a busy one keeps its width and its focus, says that it is busy and can't be pressed again. */
export const Button = ({
  variant,
  size,
  block,
  icon,
  busy = false,
  onClick,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps): ReactNode => {
  const press = usePress(busy, onClick);
  const look: Look = { ...(variant && { variant }), ...(size && { size }), ...(block && { block }) };
  return (
    <button
      type={type}
      {...rest}
      className={classOf(look, className)}
      onClick={press.onClick}
      {...(press.waiting && { 'aria-busy': true, 'aria-disabled': true })}
    >
      {press.waiting && <Spinner className={css.ring} />}
      <span className={cx(css.content, press.waiting && css.waiting)}>
        {icon && <Icon of={icon} />}
        {children}
      </span>
    </button>
  );
};

/** A link that looks like a button: it goes somewhere and does nothing else. */
export const ButtonLink = ({ variant, size, block, icon, className, children, ...rest }: Look & LinkProps): ReactNode => {
  const look: Look = { ...(variant && { variant }), ...(size && { size }), ...(block && { block }) };
  return (
    <Link {...rest} className={classOf(look, className)}>
      {icon && <Icon of={icon} />}
      {children}
    </Link>
  );
};
