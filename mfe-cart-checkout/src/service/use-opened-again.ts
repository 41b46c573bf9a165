import { useStore } from 'jotai';
import { useEffect } from 'react';
import { appSlice } from 'shared-contracts';

/**
 * J-189: calls back when the cart is opened again while its code has stayed: in the drawer, which is kept behind the page, and by a page
 * that comes back from the browser's memory of pages. Prices may have changed meanwhile.
 * @param opened stable
 */
export function useOpenedAgain(opened: () => unknown): void {
  const store = useStore();
  useEffect(() => {
    const isDrawer = (): boolean => store.get(appSlice.read).drawer === 'cart';
    let wasDrawer = isDrawer();
    const stop = store.sub(appSlice.read, () => {
      if (isDrawer() && !wasDrawer) opened();
      wasDrawer = isDrawer();
    });
    const onPageShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) opened();
    };
    window.addEventListener('pageshow', onPageShow);
    return () => {
      stop();
      window.removeEventListener('pageshow', onPageShow);
    };
  }, [store, opened]);
}
