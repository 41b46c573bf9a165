import { createElement, useContext, type AnchorHTMLAttributes, type MouseEvent, type ReactNode, type Ref } from 'react';
import { UNSAFE_NavigationContext, type To } from 'react-router';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: To;
  readonly replace?: boolean;
  readonly state?: unknown;
  readonly preventScrollReset?: boolean;
  readonly reloadDocument?: boolean;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** A plain click of the main button that nobody has dealt with: everything else is the browser's own business. */
const isPlainClick = (event: MouseEvent<HTMLAnchorElement>): boolean => {
  const { target } = event.currentTarget;
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    (target === '' || target === '_self') &&
    !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey)
  );
};

/**
 * The `Link` of react-router-dom without what only its framework mode uses (prefetch and discovery of route modules, 4 KB).
 * Same names and behaviour for the props that this shop's packages use. It asks the history alone: the hooks of a navigation
 * know the location too, so each of a page's hundred links would be rendered again whenever that changes.
 */
export const Link = ({ to, replace, state, preventScrollReset, reloadDocument = false, onClick, ...rest }: LinkProps): ReactNode => {
  const { navigator } = useContext(UNSAFE_NavigationContext);
  return createElement('a', {
    ...rest,
    href: navigator.createHref(to),
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event);
      if (reloadDocument || !isPlainClick(event)) return;
      event.preventDefault();
      // The entry says it itself: the host's scroll rule reads it from there.
      const entry: unknown = preventScrollReset ? { keepScroll: true, ...(typeof state === 'object' ? state : {}) } : state;
      if (replace) navigator.replace(to, entry);
      else navigator.push(to, entry);
    },
  });
};
