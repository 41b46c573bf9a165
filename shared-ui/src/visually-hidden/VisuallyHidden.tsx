import type { ReactNode } from 'react';
import * as css from './visually-hidden.css.ts';

/** Text for screen readers alone. */
export const VisuallyHidden = ({ children }: { readonly children: ReactNode }): ReactNode => <span className={css.hidden}>{children}</span>;
