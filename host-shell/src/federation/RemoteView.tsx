import { Component, Suspense, createContext, use, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { ExposedModule } from 'shared-contracts';
import { SlotFailure, isLoadFailure } from '../shell/index.ts';
import type { ModuleCache } from './module-cache.ts';

/** The modules of this page (one cache per page in the browser, per request on the server). */
export const ModuleCacheContext = createContext<ModuleCache | null>(null);

/** Told of every error that a boundary caught, with the remote it came from. */
export type RemoteErrorListener = (module: ExposedModule, error: unknown) => void;
export const RemoteErrorContext = createContext<RemoteErrorListener>(() => {});

// N-26: tries in all; the first one included.
const TRIES = 5;

const SLOW_AFTER_MS = 5_000;
const FIRST_RETRY_MS = 5_000;
const LAST_RETRY_MS = 60_000;

interface RemoteProps {
  readonly module: ExposedModule;
  readonly props: object;
  readonly fallback: ReactNode;
  /**
   * For the part that is the page itself: told after every failed try from the fifth on that its code does not come. A part
   * of it that fails in drawing is then an error of the page (V-11) instead of falling alone.
   */
  readonly onLost?: () => void;
}

const Loaded = ({ module, props }: Pick<RemoteProps, 'module' | 'props'>): ReactNode => {
  const cache = use(ModuleCacheContext);
  if (cache === null) throw new Error('RemoteView stands outside of the host');
  const View: ComponentType<object> = use(cache.get(module)).default;
  return <View {...props} />;
};

/** The fallback while a part loads; after 5 s a polite word is added. */
export const Pending = ({ module, fallback }: Pick<RemoteProps, 'module' | 'fallback'>): ReactNode => {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {slow && <SlotFailure remote={module.remote} slow />}
      {fallback}
    </>
  );
};

/** What stands in place of a part that failed: says so, lets the shopper retry and retries by itself (5, 10, … 60 s). */
const Failed = ({ module, attempt, onRetry }: { module: ExposedModule; attempt: number; onRetry: () => void }): ReactNode => {
  useEffect(() => {
    const timer = setTimeout(onRetry, Math.min(FIRST_RETRY_MS * 2 ** attempt, LAST_RETRY_MS));
    window.addEventListener('online', onRetry);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', onRetry);
    };
  }, [attempt, onRetry]);
  return <SlotFailure remote={module.remote} onRetry={onRetry} />;
};

interface BoundaryProps {
  readonly module: ExposedModule;
  readonly cache: ModuleCache | null;
  readonly onError: RemoteErrorListener;
  readonly onLost: (() => void) | undefined;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly failure: { readonly error: unknown } | null;
  /** Tries before this one. */
  readonly attempt: number;
}

class RemoteBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: null, attempt: 0 };

  static getDerivedStateFromError(error: unknown): Pick<BoundaryState, 'failure'> {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(this.props.module, error);
    if (isLoadFailure(error) && this.state.attempt + 1 >= TRIES) this.props.onLost?.();
  }

  readonly retry = (): void => {
    this.props.cache?.retry(this.props.module);
    this.setState(({ attempt }) => ({ failure: null, attempt: attempt + 1 }));
  };

  override render(): ReactNode {
    const { module, children, onLost } = this.props;
    const { failure, attempt } = this.state;
    if (failure === null) return children;
    if (onLost && attempt + 1 >= TRIES && !isLoadFailure(failure.error)) throw failure.error;
    return <Failed module={module} attempt={attempt} onRetry={this.retry} />;
  }
}

/** One remote's part on the page: loads it, and falls alone when it fails. The Suspense boundary around it waits. */
export const RemotePart = ({ module, props, onLost }: Omit<RemoteProps, 'fallback'>): ReactNode => {
  const cache = use(ModuleCacheContext);
  const onError = use(RemoteErrorContext);
  return (
    <RemoteBoundary key={`${module.remote}|${module.module}`} module={module} cache={cache} onError={onError} onLost={onLost}>
      <Loaded module={module} props={props} />
    </RemoteBoundary>
  );
};

/** A remote's part that waits politely for itself. */
export const RemoteView = ({ fallback, ...part }: RemoteProps): ReactNode => (
  <Suspense fallback={<Pending module={part.module} fallback={fallback} />}>
    <RemotePart {...part} />
  </Suspense>
);
