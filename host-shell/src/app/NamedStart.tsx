import { use, useDeferredValue, useState, type ReactNode } from 'react';
import { pageModules } from 'shared-contracts';
import { ModuleCacheContext, Pending } from '../federation/RemoteView.tsx';
import { PageSkeleton } from '../shell/index.ts';

interface NamedStartProps {
  readonly kind: keyof typeof pageModules;
  /** What the link to the page has told of it; undefined where it told nothing. */
  readonly name: string | undefined;
  /** The page, which waits for its code. */
  readonly children: ReactNode;
}

/**
 * V-03: while the code of a page is on its way, its skeleton stands there with the name that the pressed tile has shown, instead of the
 * page that the shopper has left. The page follows in a rendering of its own, which waits for the code without a new fallback.
 */
export const NamedStart = ({ kind, name, children }: NamedStartProps): ReactNode => {
  const modules = use(ModuleCacheContext);
  const module = pageModules[kind];
  const [isAtOnce] = useState(() => name === undefined || modules?.isReady(module) !== false);
  const isWhole = useDeferredValue(true, isAtOnce);
  return isWhole ? children : <Pending module={module} fallback={<PageSkeleton kind={kind} name={name} />} />;
};
