import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

const openPanel = (nav: HTMLElement | null): HTMLDetailsElement | null => nav?.querySelector('details[open]') ?? null;

/** Closes the open mega-menu on Esc (the focus returns to its entry), on a click or focus outside, and on navigation. */
export const useMenuClosing = (nav: RefObject<HTMLElement | null>): void => {
  const { key } = useLocation();

  const shown = useRef(key);
  useEffect(() => {
    const panel = shown.current === key ? null : openPanel(nav.current);
    shown.current = key;
    if (panel) panel.open = false;
  }, [nav, key]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const panel = event.key === 'Escape' ? openPanel(nav.current) : null;
      if (!panel) return;
      panel.open = false;
      panel.querySelector('summary')?.focus();
    };
    const onOutside = (event: Event): void => {
      const panel = openPanel(nav.current);
      if (panel && event.target instanceof Node && !panel.contains(event.target)) panel.open = false;
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('click', onOutside);
    document.addEventListener('focusin', onOutside);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('click', onOutside);
      document.removeEventListener('focusin', onOutside);
    };
  }, [nav]);
};
