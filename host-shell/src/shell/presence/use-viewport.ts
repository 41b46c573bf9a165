import { useStore } from 'jotai';
import { useEffect } from 'react';
import { rwdSlice, rwdState } from 'shared-contracts';
import { changeDrawers } from '../create-commands.ts';

/** Z-33: fills the rwd slice after hydration and at every change of the width; tells the drawers of the layout (D-07). */
export const useViewport = (): void => {
  const store = useStore();
  useEffect(() => {
    let frame = 0;
    const measure = (): void => {
      frame = 0;
      const next = rwdState(innerWidth, { screenWidth: screen.width, isTouchDevice: matchMedia('(pointer: coarse)').matches });
      const { isDesktop } = store.get(rwdSlice.read);
      store.set(rwdSlice.patch, next);
      if (next.isDesktop !== isDesktop) changeDrawers(store, { type: 'layout-changed', desktop: next.isDesktop });
    };
    const onResize = (): void => {
      frame ||= requestAnimationFrame(measure);
    };
    measure();
    addEventListener('resize', onResize, { passive: true });
    return () => {
      removeEventListener('resize', onResize);
      cancelAnimationFrame(frame);
    };
  }, [store]);
};
