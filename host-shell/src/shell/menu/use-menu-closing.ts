import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Closes the open entry of the menu on Esc (the focus returns to it), on a click or focus outside, and on navigation. */
export const useMenuClosing = (open: HTMLElement | null, close: () => void): void => {
  const { key } = useLocation();
  useEffect(close, [key, close]);

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
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('click', onOutside);
    document.addEventListener('focusin', onOutside);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('click', onOutside);
      document.removeEventListener('focusin', onOutside);
    };
  }, [open, close]);
};
