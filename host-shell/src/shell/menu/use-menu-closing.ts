import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { hidePlainMenu } from './plain-menu.ts';

/** How far the page may be scrolled below an open panel, px: a hand that slips. */
const SLIP_PX = 80;

/**
 * Closes the open entry of the menu on Esc (the focus returns to it), on a click or focus outside, when the page is scrolled away
 * from under it, and on navigation.
 */
export const useMenuClosing = (open: HTMLElement | null, close: () => void): void => {
  const { key, pathname } = useLocation();
  const shownOn = useRef(pathname);
  useEffect(close, [key, close]);
  useEffect(() => {
    // Not at the start of the page: a visitor who has opened the list before the scripts came is reading it.
    if (shownOn.current !== pathname) hidePlainMenu();
    shownOn.current = pathname;
  }, [pathname]);

  useEffect(() => {
    if (open === null) return;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      close();
      open.querySelector('a')?.focus();
    };
    const onOutside = (event: Event): void => {
      if (event.target instanceof Node && !open.contains(event.target)) close();
    };
    const from = scrollY;
    const onScroll = (): void => {
      if (Math.abs(scrollY - from) <= SLIP_PX) return;
      if (open.contains(document.activeElement)) open.querySelector('a')?.focus({ preventScroll: true });
      close();
    };
    addEventListener('scroll', onScroll, { passive: true });
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('click', onOutside);
    document.addEventListener('focusin', onOutside);
    return () => {
      removeEventListener('scroll', onScroll);
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('click', onOutside);
      document.removeEventListener('focusin', onOutside);
    };
  }, [open, close]);
};
