import { useEffect, type ReactNode } from 'react';
import { Button, ButtonLink } from 'shared-ui/button';
import { useInitialFocus } from 'shared-ui/initial-focus';
import { Panel } from 'shared-ui/page-container';
import * as css from './cases.css.ts';

interface SubmittedCaseProps {
  readonly title: string;
  readonly number: string;
  /** The way to where its status is shown. */
  readonly status: { readonly to: string; readonly text: string };
  readonly another: { readonly text: string; readonly onPress: () => void };
  readonly children: ReactNode;
}

/** A complaint or a withdrawal that the shop has: its number, what comes next, and the way to another one. */
export const SubmittedCase = ({ title, number, status, another, children }: SubmittedCaseProps): ReactNode => {
  const heading = useInitialFocus<HTMLHeadingElement>();
  // The form above was long: the number stands in the middle of the window.
  useEffect(() => {
    // Newer browsers answer a promise, which React would take for the end of the effect. jsdom lacks the method.
    void heading.current?.scrollIntoView?.({ block: 'center' });
  }, [heading]);
  return (
    <Panel className={css.done}>
      <h2 ref={heading} tabIndex={-1} className={css.title}>
        {title}
      </h2>
      <p className={css.doneNumber}>{number}</p>
      {children}
      <div className={css.actions}>
        <ButtonLink to={status.to}>{status.text}</ButtonLink>
        <Button variant="secondary" onClick={another.onPress}>
          {another.text}
        </Button>
      </div>
    </Panel>
  );
};
