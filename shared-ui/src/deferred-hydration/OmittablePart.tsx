import { OMITTABLE_MARK } from 'shared-contracts';
import { Suspense, use, useEffect, useState, type ReactNode } from 'react';
import { createHydrationGate, whenIdleOrScrolled, type HydrationGate } from './hydration-gate.ts';
import { useTakesOver } from './use-takes-over.ts';

interface OmittablePartProps {
  /** How the place is laid out. With `:has(> template)` it can hold the room of what is missing until the page comes to life. */
  readonly className: string;
  /** Holds the room from then on until the part is rendered. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

const Content = ({ gate, children }: { readonly gate: HydrationGate; readonly children: ReactNode }): ReactNode => {
  if (!useTakesOver()) use(gate.opened);
  return children;
};

/**
 * A part of the page that hydrates with it, but whose content the server may leave out of a document that would be too large otherwise
 * (J-349): it is rendered then when the page has nothing else to do, at the latest when the visitor scrolls. On a client-side navigation it
 * renders at once.
 */
export const OmittablePart = ({ className, waiting, children }: OmittablePartProps): ReactNode => {
  const takesOver = useTakesOver();
  const [gate] = useState(() => {
    const made = createHydrationGate();
    if (!takesOver || typeof window === 'undefined') made.open();
    return made;
  });
  useEffect(() => (gate.isOpen() ? undefined : whenIdleOrScrolled(gate.open)), [gate]);
  return (
    <div className={className} {...OMITTABLE_MARK}>
      <Suspense fallback={waiting}>
        <Content gate={gate}>{children}</Content>
      </Suspense>
    </div>
  );
};
