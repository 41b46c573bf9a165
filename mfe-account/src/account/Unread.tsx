import type { ReactNode } from 'react';
import { useTexts, type ApiError } from 'shared-contracts';
import { ErrorMessage } from 'shared-ui/error-message';
import { Panel } from 'shared-ui/page-container';
import { accountTexts } from './texts.ts';

interface UnreadProps {
  readonly error: ApiError;
  readonly onRetry: () => Promise<void>;
}

/** A part of the account that could not be read: without a connection it comes by itself when there is one. */
export const Unread = ({ error, onRetry }: UnreadProps): ReactNode => {
  const t = useTexts(accountTexts);
  const kind = error.kind === 'network' ? 'offline' : 'failed';
  return (
    <Panel>
      <ErrorMessage title={t(`unread.${kind}`)} text={t(`unread.${kind}Text`)} onRetry={onRetry} />
    </Panel>
  );
};
