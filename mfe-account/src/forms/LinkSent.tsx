import type { ReactNode } from 'react';
import { useInitialFocus } from 'shared-ui/initial-focus';

/** In a dialog whose form has been sent, in its place: where the link has gone. Takes the focus, which was in the form, and is read with it. */
export const LinkSent = ({ text }: { readonly text: string }): ReactNode => (
  <p ref={useInitialFocus<HTMLParagraphElement>()} tabIndex={-1}>
    {text}
  </p>
);
