import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { ErrorMessage } from 'shared-ui/error-message';
import { texts } from '../texts.ts';

/** An order was sent and no answer came: what is safe, and a retry that can't order twice. */
export const SentOrderUnknown = ({ onRetry }: { readonly onRetry: () => Promise<void> }): ReactNode => {
  const t = useTexts(texts);
  return <ErrorMessage title={t('unknown.title')} text={t('unknown.text')} onRetry={onRetry} />;
};
