import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/index.ts';

interface LiveRegionProps {
  /** What is announced when it changes; the region itself must stay on the page. */
  readonly message: string;
  /** Interrupts what is being read: only for errors. */
  readonly assertive?: boolean;
  /** The language of the message, where it is not that of the page. */
  readonly lang?: string | undefined;
}

/** Announces a change to screen readers without showing it. */
export const LiveRegion = ({ message, assertive = false, lang }: LiveRegionProps): ReactNode => (
  <VisuallyHidden>
    <span role={assertive ? 'alert' : 'status'} lang={lang}>
      {message}
    </span>
  </VisuallyHidden>
);
