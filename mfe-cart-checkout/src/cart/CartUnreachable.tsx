import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { ErrorMessage } from 'shared-ui/error-message';
import { texts } from '../texts.ts';

interface CartUnreachableProps {
  readonly isOnline: boolean;
  readonly onRetry: () => Promise<unknown>;
}

/** The cart could not be read: what happened, what is safe, what to press. */
export const CartUnreachable = ({ isOnline, onRetry }: CartUnreachableProps): ReactNode => {
  const t = useTexts(texts);
  const cause = isOnline ? 'failed' : 'offline';
  return <ErrorMessage title={t(`${cause}.title`)} text={t(`${cause}.text`)} onRetry={onRetry} />;
};
