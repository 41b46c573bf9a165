import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { ErrorMessage } from 'shared-ui/error-message';
import { texts } from '../texts.ts';

interface CheckoutUnreachableProps {
  readonly isOnline: boolean;
  readonly onRetry: () => Promise<void>;
}

/** The cart could not be read: what happened, what is safe, what to press. */
export const CheckoutUnreachable = ({ isOnline, onRetry }: CheckoutUnreachableProps): ReactNode => {
  const t = useTexts(texts);
  const cause = isOnline ? 'failed' : 'offline';
  return <ErrorMessage title={t(`${cause}.title`)} text={t(`${cause}.text`)} onRetry={onRetry} />;
};
