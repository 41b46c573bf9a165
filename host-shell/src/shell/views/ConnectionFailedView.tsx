import { useTexts } from 'shared-contracts';
import { Button } from 'shared-ui/button';
import type { ReactNode } from 'react';
import { PlugArt, SignalArt } from './art.tsx';
import { NoticeView } from './NoticeView.tsx';
import { viewTexts } from './texts.ts';

interface ConnectionFailedViewProps {
  /** ≠06: without a connection of the visitor's own the text is a different one. */
  readonly isOnline: boolean;
  /** V-08: clears the error and reads the page again; a promise keeps the button busy. */
  readonly onRetry: () => unknown;
}

/** V-04, V-06, V-07: the commerce server can't be reached. */
export const ConnectionFailedView = ({ isOnline, onRetry }: ConnectionFailedViewProps): ReactNode => {
  const t = useTexts(viewTexts);
  return (
    <NoticeView
      alert
      art={isOnline ? <PlugArt /> : <SignalArt />}
      title={t(isOnline ? 'connection.online' : 'connection.offline')}
      text={t(isOnline ? 'connection.onlineText' : 'connection.offlineText')}
    >
      <Button onClick={() => onRetry()}>{t('connection.retry')}</Button>
    </NoticeView>
  );
};
