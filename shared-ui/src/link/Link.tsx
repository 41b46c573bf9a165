import type { ComponentProps, ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

/** Props of an `<a>`, with `to` for its address. */
export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Path inside the shop (`/agd.html`), anchor (`#opinie`) or absolute URL. */
  readonly to: string;
  /** Replace the history entry instead of adding one. */
  readonly replace?: boolean;
  /** Keep the scroll position (filters, sort). */
  readonly preventScrollReset?: boolean;
}

const isInsideShop = (to: string): boolean => /^[/?](?!\/)/.test(to);

/** A link that works without JavaScript; inside the shop it changes the route without a new document. */
export const Link = ({ to, replace, preventScrollReset, children, ...rest }: LinkProps): ReactNode =>
  isInsideShop(to) ? (
    <RouterLink
      to={to}
      {...(replace === undefined ? {} : { replace })}
      {...(preventScrollReset === undefined ? {} : { preventScrollReset })}
      {...rest}
    >
      {children}
    </RouterLink>
  ) : (
    <a href={to} {...rest}>
      {children}
    </a>
  );
