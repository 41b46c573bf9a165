import { Component, Suspense, createContext, use, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { ExposedModule } from 'shared-contracts';
import { SlotFailure } from '../shell/index.ts';
import type { ModuleCache } from './module-cache.ts';

/** The modules of this page (one cache per page in the browser, per request on the server). */
export const ModuleCacheContext = createContext<ModuleCache | null>(null);

/** Told of every error that a boundary caught, with the remote it came from. */
export type RemoteErrorListener = (module: ExposedModule, error: unknown) => void;
export const RemoteErrorContext = createContext<RemoteErrorListener>(() => {});

const SLOW_AFTER_MS = 5_000;
const FIRST_RETRY_MS = 5_000;
const LAST_RETRY_MS = 60_000;

interface RemoteProps {
  readonly module: ExposedModule;
  readonly props: object;
  readonly fallback: ReactNode;
}

const Loaded = ({ module, props }: Omit<RemoteProps, 'fallback'>): ReactNode => {
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
  readonly children: ReactNode;
}

class RemoteBoundary extends Component<BoundaryProps, { readonly failed: boolean; readonly attempt: number }> {
  override state = { failed: false, attempt: 0 };

  static getDerivedStateFromError(): { failed: true } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(this.props.module, error);
  }

  readonly retry = (): void => {
    this.props.cache?.retry(this.props.module);
    this.setState(({ attempt }) => ({ failed: false, attempt: attempt + 1 }));
  };

  override render(): ReactNode {
    const { module, children } = this.props;
    return this.state.failed ? <Failed module={module} attempt={this.state.attempt} onRetry={this.retry} /> : children;
  }
}

/** One remote's part on the page: loads it, waits politely, and falls alone when it fails. */
export const RemoteView = ({ module, props, fallback }: RemoteProps): ReactNode => {
  const cache = use(ModuleCacheContext);
  const onError = use(RemoteErrorContext);
  return (
    // The Suspense boundary has no key: in a navigation the old page stays until the next one is ready.
    <Suspense fallback={<Pending module={module} fallback={fallback} />}>
      <RemoteBoundary key={`${module.remote}|${module.module}`} module={module} cache={cache} onError={onError}>
        <Loaded module={module} props={props} />
      </RemoteBoundary>
    </Suspense>
  );
};
