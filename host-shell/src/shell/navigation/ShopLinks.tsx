import type { MouseEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { shopPathOf } from './shop-link.ts';

/**
 * Makes every plain `<a href>` inside it change the route without a new document (O-03). One handler instead of a
 * router link per entry: the menu's 150 links stay plain HTML, and content blocks need no wiring.
 */
export const ShopLinks = ({ className, children }: { readonly className?: string; readonly children: ReactNode }): ReactNode => {
  const navigate = useNavigate();
  const onClick = (event: MouseEvent): void => {
    const path = shopPathOf(event.nativeEvent, location);
    if (path === null) return;
    event.preventDefault();
    void navigate(path);
  };
  return (
    <div className={className} onClick={onClick}>
      {children}
    </div>
  );
};
