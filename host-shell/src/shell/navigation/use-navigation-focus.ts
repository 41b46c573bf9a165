import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { navigationKind } from './navigation-rule.ts';
import { focusHeading, whenHeadingAppears } from './page-heading.ts';

/** What screen readers announce. */
interface Announced {
  readonly text: string;
  /** The language of a heading that is not in that of the page. */
  readonly lang?: string | undefined;
}

const announcementOf = (heading: HTMLElement | null): Announced => {
  if (heading === null) return { text: document.title };
  const text = heading.textContent;
  const foreign = heading.querySelector('[lang]');
  return { text, ...(foreign?.textContent === text && { lang: foreign.getAttribute('lang') ?? undefined }) };
};

/**
 * After a navigation the focus goes to the heading of the new page and screen readers announce it. Filters and order of a
 * listing leave the focus where it is.
 * @returns the heading to announce
 */
export const useNavigationFocus = (main: RefObject<HTMLElement | null>): Announced => {
  const location = useLocation();
  const previous = useRef(location);
  const [announced, setAnnounced] = useState<Announced>({ text: '' });
  useEffect(() => {
    const from = previous.current;
    previous.current = location;
    if (navigationKind(from, location) !== 'page') return;
    return whenHeadingAppears(main.current, (heading) => {
      focusHeading(heading, main.current);
      setAnnounced(announcementOf(heading));
    });
  }, [location, main]);
  return announced;
};
