import { useEffect } from 'react';
import { createTabTitle } from './tab-title.ts';

/** Shows the store's message as the title of a hidden tab (S-25). */
export const useTabTitle = (message: string): void => {
  useEffect(() => {
    const onVisibility = createTabTitle(document, message);
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, [message]);
};
