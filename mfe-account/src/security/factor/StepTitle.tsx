import type { ReactNode } from 'react';
import { useInitialFocus } from 'shared-ui/initial-focus';
import * as css from './factor.css.ts';

/** The heading of a step of a dialog: it takes the focus when the step begins, so that screen readers read on from it. */
export const StepTitle = ({ children }: { readonly children: ReactNode }): ReactNode => {
  const heading = useInitialFocus<HTMLHeadingElement>();
  return (
    <h3 ref={heading} tabIndex={-1} className={css.stepTitle}>
      {children}
    </h3>
  );
};
