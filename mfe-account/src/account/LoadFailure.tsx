import type { ReactNode } from 'react';
import { useTexts, type ApiError } from 'shared-contracts';
import { ErrorMessage } from 'shared-ui/error-message';
import { Panel } from 'shared-ui/page-container';
import { accountTexts } from './texts.ts';

interface LoadFailureProps {
  readonly error: ApiError;
  readonly onRetry: () => Promise<void>;
}

/** In place of an account part whose data could not be loaded; without a connection it reloads by itself once there is one. */
export const LoadFailure = ({ error, onRetry }: LoadFailureProps): ReactNode => {
  const t = useTexts(accountTexts);
  const kind = error.kind === 'network' ? 'offline' : 'failed';
  return (
    <Panel>
      <ErrorMessage title={t(`loadFailure.${kind}`)} text={t(`loadFailure.${kind}Text`)} onRetry={onRetry} />
    </Panel>
  );
};
