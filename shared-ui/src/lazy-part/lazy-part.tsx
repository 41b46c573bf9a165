import { Component, createElement, lazy, type ComponentType, type ReactNode } from 'react';

/** The code of a lazy part could not be loaded; `cause` is the error of the import. */
class PartLoadError extends Error {
  override readonly name = 'PartLoadError';
}

export interface FailedPartProps<Props extends object> {
  /** The props of the part. */
  readonly part: Props;
  /** Requests the code again. */
  readonly onRetry: () => void;
}

/** A component whose code is loaded when it is first rendered, or before that by `preload`. */
export interface LazyPart<Props extends object> {
  (props: Props): ReactNode;
  /** Loads the code; rejects when it cannot be loaded, and tries again at the next call. */
  readonly preload: () => Promise<void>;
}

type LoadPart<Props extends object> = () => Promise<{ readonly default: ComponentType<Props> }>;

/** The code of one part, shared by all places that render it. */
class PartCode<Props extends object> {
  readonly #load: LoadPart<Props>;
  #pending: ReturnType<LoadPart<Props>> | undefined;
  #loaded: ComponentType<Props> | undefined;
  #lazy: ComponentType<Props> | undefined;

  constructor(load: LoadPart<Props>) {
    this.#load = load;
  }

  /** Loads once; a failed load is forgotten, so that the next call is a new attempt. */
  readonly load = (): ReturnType<LoadPart<Props>> => {
    this.#pending ??= this.#load().then(
      (module) => {
        this.#loaded = module.default;
        return module;
      },
      (error: unknown) => {
        this.#pending = undefined;
        throw error;
      },
    );
    return this.#pending;
  };

  /** The component if it is loaded: it renders without suspending. Otherwise a lazy one, which suspends. */
  readonly component = (): ComponentType<Props> => {
    this.#lazy ??= lazy(() =>
      this.load().catch((error: unknown) => {
        throw new PartLoadError('the code of a part could not be loaded', { cause: error });
      }),
    );
    return this.#loaded ?? this.#lazy;
  };

  /** React keeps the result of a lazy component: after a failure the next attempt needs a new one. */
  readonly renew = (): void => {
    if (this.#pending === undefined) this.#lazy = undefined;
  };
}

interface BoundaryProps<Props extends object> {
  readonly code: PartCode<Props>;
  readonly failed: ComponentType<FailedPartProps<Props>>;
  readonly part: Props;
}

class PartBoundary<Props extends object> extends Component<BoundaryProps<Props>, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: undefined };
  // Stays the same while mounted: another component type would remount the part.
  #component: ComponentType<Props> | undefined;

  static getDerivedStateFromError(error: unknown): { readonly error: unknown } {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    // Error logs of the page get it, like an uncaught error.
    if (error instanceof PartLoadError) reportError(error.cause);
  }

  override componentWillUnmount(): void {
    this.props.code.renew();
  }

  readonly retry = (): void => {
    this.props.code.renew();
    this.#component = undefined;
    this.setState({ error: undefined });
  };

  override render(): ReactNode {
    const { code, failed, part } = this.props;
    const { error } = this.state;
    if (error === undefined) return createElement((this.#component ??= code.component()), part);
    // Errors while rendering are errors of the page.
    if (!(error instanceof PartLoadError)) throw error;
    return createElement(failed, { part, onRetry: this.retry });
  }
}

/**
 * A part of a page whose code is loaded when it is needed. Unlike with `React.lazy`, code that cannot be loaded leaves the rest of
 * the page alone, and the next time that the part is needed is a new attempt. It suspends while loading; for a part that must
 * not suspend, see `PreloadedPart`.
 * @param load imports a module whose default export is the part
 * @param failed is rendered in its place after a failure: `FailedInPlace` (message and retry), `FailedLine` for a small part,
 * `FailedDialog` for a dialog, `nothing` for what nobody misses
 */
export const lazyPart = <Props extends object>(load: LoadPart<Props>, failed: ComponentType<FailedPartProps<Props>>): LazyPart<Props> => {
  const code = new PartCode(load);
  const Part = (props: Props): ReactNode => <PartBoundary code={code} failed={failed} part={props} />;
  return Object.assign(Part, { preload: () => code.load().then(() => undefined) });
};

/** In the place of a part that nobody misses. */
export const nothing = (): null => null;
