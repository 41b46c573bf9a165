import { useEffect } from 'react';
import { useTranslate } from 'ra-core';

/** Names the tab after the page that is shown. */
export const useTitle = (page: string): void => {
  const translate = useTranslate();
  useEffect(() => {
    document.title = `${page} – ${translate('app.title')}`;
  }, [page, translate]);
};
