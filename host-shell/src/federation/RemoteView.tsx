import { Component, Suspense, createContext, use, useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { ExposedModule } from 'shared-contracts';
import { partDelayMs } from '../retry-policies.ts';
import { SlotFailure, isLoadFailure } from '../shell/index.ts';
import { CircuitOpenError } from './load-errors.ts';
import type { ModuleCache } from './module-cache.ts';
import * as css from './remote-view.css.ts';

/** The modules of this page (one cache per page in the browser, per request on the server). */
export const ModuleCacheContext = createContext<ModuleCache | null>(null);

/** Called for every error that a boundary caught, with the remote that it came from. */
export type RemoteErrorListener = (module: ExposedModule, error: unknown) => void;
export const RemoteErrorContext = createContext<RemoteErrorListener>(() => {});

// N-26: tries in all; the first one included.
const TRIES = 5;

const SLOW_AFTER_MS = 5_000;

interface RemoteProps {
  readonly module: ExposedModule;
  readonly props: object;
  /** Shown while the part loads; its size is kept when the part fails. */
  readonly fallback: ReactNode;
  /** What stands in the place of a part that failed, made with the message and its retry; by default the message alone. */
  readonly renderFailed?: ((message: ReactNode) => ReactNode) | undefined;
  /**
   * For the part that is the page itself: called after every failed try from the fifth on, when its code does not come. A part
   * of it that fails in rendering is then an error of the whole page (V-11), not of the part alone.
   */
  readonly onCodeMissing?: (() => void) | undefined;
}

const Loaded = ({ module, props }: Pick<RemoteProps, 'module' | 'props'>): ReactNode => {
  const cache = use(ModuleCacheContext);
  if (cache === null) throw new Error('RemoteView stands outside of the host');
  const View: ComponentType<object> = use(cache.get(module)).default;
  return <View {...props} />;
};

/** The fallback while a part loads; after 5 s a text says that it takes longer. */
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

interface FailedProps extends Pick<RemoteProps, 'module' | 'fallback' | 'renderFailed'> {
  readonly cache: ModuleCache | null;
  /** Tries before this one. */
  readonly attempt: number;
  readonly onRetry: () => void;
}

/**
 * What stands in place of a part that failed: says so, lets the shopper retry, and retries by itself (5, 10, … 60 s, later
 * while its remote is not asked for, and as soon as that works again). It takes no less room than the part's skeleton.
 */
const Failed = ({ module, fallback, renderFailed = (message) => message, cache, attempt, onRetry }: FailedProps): ReactNode => {
  const retryNow = useCallback(() => {
    cache?.endPause(module);
    onRetry();
  }, [cache, module, onRetry]);
  useEffect(() => {
    const timer = setTimeout(onRetry, Math.max(partDelayMs(attempt), cache?.pauseOf(module) ?? 0));
    const stop = cache?.onRecovery(module, onRetry);
    window.addEventListener('online', retryNow);
    return () => {
      clearTimeout(timer);
      stop?.();
      window.removeEventListener('online', retryNow);
    };
  }, [attempt, cache, module, onRetry, retryNow]);
  return (
    <div className={css.failed}>
      <div className={css.room} aria-hidden>
        {fallback}
      </div>
      <div className={css.message}>{renderFailed(<SlotFailure remote={module.remote} onRetry={retryNow} />)}</div>
    </div>
  );
};

interface BoundaryProps extends Pick<RemoteProps, 'module' | 'fallback' | 'renderFailed'> {
  readonly cache: ModuleCache | null;
  readonly onError: RemoteErrorListener;
  readonly onCodeMissing?: (() => void) | undefined;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly failure: { readonly error: unknown } | null;
  /** Tries before this one. */
  readonly attempt: number;
}

const isCircuitOpen = (error: unknown): boolean => error instanceof CircuitOpenError;

class RemoteBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: null, attempt: 0 };

  static getDerivedStateFromError(error: unknown): Pick<BoundaryState, 'failure'> {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown): void {
    if (isCircuitOpen(error)) return;
    this.props.onError(this.props.module, error);
    if (isLoadFailure(error) && this.state.attempt + 1 >= TRIES) this.props.onCodeMissing?.();
  }

  readonly retry = (): void => {
    this.props.cache?.retry(this.props.module);
    this.setState(({ failure, attempt }) => ({ failure: null, attempt: isCircuitOpen(failure?.error) ? attempt : attempt + 1 }));
  };

  override render(): ReactNode {
    const { children, onCodeMissing, ...place } = this.props;
    const { failure, attempt } = this.state;
    if (failure === null) return children;
    if (onCodeMissing && attempt + 1 >= TRIES && !isLoadFailure(failure.error)) throw failure.error;
    return <Failed {...place} attempt={attempt} onRetry={this.retry} />;
  }
}

/** One remote's part on the page: loads it, and falls alone when it fails. The Suspense boundary around it waits. */
export const RemotePart = ({ module, props, ...place }: RemoteProps): ReactNode => {
  const cache = use(ModuleCacheContext);
  const onError = use(RemoteErrorContext);
  return (
    <RemoteBoundary key={`${module.remote}|${module.module}`} {...place} module={module} cache={cache} onError={onError}>
      <Loaded module={module} props={props} />
    </RemoteBoundary>
  );
};

/** A remote's part with its fallback while it loads. */
export const RemoteView = (part: RemoteProps): ReactNode => (
  <div className={css.part} data-remote={part.module.remote}>
    <Suspense fallback={<Pending module={part.module} fallback={part.fallback} />}>
      <RemotePart {...part} />
    </Suspense>
  </div>
);
