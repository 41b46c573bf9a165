import type { ReactNode } from 'react';
import { ErrorMessage } from '../error-message/index.ts';

/** In the place of a part whose code did not come: says so, with a press that asks for it again. */
export const FailedInPlace = ({ onRetry }: { readonly onRetry: () => void }): ReactNode => <ErrorMessage onRetry={onRetry} />;
