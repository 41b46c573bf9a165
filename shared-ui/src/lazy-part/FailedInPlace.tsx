import type { ReactNode } from 'react';
import { ErrorMessage } from '../error-message/index.ts';

/** In the place of a part whose code could not be loaded: a message with a retry button. */
export const FailedInPlace = ({ onRetry }: { readonly onRetry: () => void }): ReactNode => <ErrorMessage onRetry={onRetry} />;
