import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { navigationKind } from './navigation-rule.ts';
import { focusHeading, whenHeadingAppears } from './page-heading.ts';

/**
 * After a navigation the focus goes to the heading of the new page and screen readers announce it. Filters and order of a
 * listing leave the focus where it is.
 * @returns the heading to announce
 */
export const useNavigationFocus = (main: RefObject<HTMLElement | null>): string => {
  const location = useLocation();
  const previous = useRef(location);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const from = previous.current;
    previous.current = location;
    if (navigationKind(from, location) !== 'page') return;
    return whenHeadingAppears(main.current, (heading) => {
      focusHeading(heading, main.current);
      setAnnounced(heading?.textContent ?? document.title);
    });
  }, [location, main]);
  return announced;
};
