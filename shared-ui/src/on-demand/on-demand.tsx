import { Component, createElement, lazy, type ComponentType, type LazyExoticComponent, type ReactNode } from 'react';
import { FailedInPlace } from './FailedInPlace.tsx';

/** The code of a part did not come; the cause says why. */
class PartNotHere extends Error {
  override readonly name = 'PartNotHere';
}

export interface FailedPartProps<Props extends object> {
  /** What the part was given. */
  readonly part: Props;
  /** Asks for the code once more. */
  readonly onRetry: () => void;
}

interface Code<Props extends object> {
  /** The part, on its way or here; a failure stays until it is renewed. */
  readonly current: () => ComponentType<Props>;
  /** After a failure the next drawing asks anew. */
  readonly renew: () => void;
}

interface PlaceProps<Props extends object> {
  readonly code: Code<Props>;
  readonly failed: ComponentType<FailedPartProps<Props>>;
  readonly part: Props;
}

class Place<Props extends object> extends Component<PlaceProps<Props>, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown): { readonly error: unknown } {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    // Whoever watches over the page hears of it, as of an error that nobody has caught.
    if (error instanceof PartNotHere) reportError(error.cause);
  }

  override componentWillUnmount(): void {
    this.props.code.renew();
  }

  readonly retry = (): void => {
    this.props.code.renew();
    this.setState({ error: undefined });
  };

  override render(): ReactNode {
    const { code, failed, part } = this.props;
    const { error } = this.state;
    if (error === undefined) return createElement(code.current(), part);
    // What breaks while it is drawn is an error of the page.
    if (!(error instanceof PartNotHere)) throw error;
    return createElement(failed, { part, onRetry: this.retry });
  }
}

const codeOf = <Props extends object>(load: () => Promise<{ readonly default: ComponentType<Props> }>): Code<Props> => {
  let hasFailed = false;
  const fetched = (): LazyExoticComponent<ComponentType<Props>> =>
    lazy(() =>
      load().catch((error: unknown) => {
        hasFailed = true;
        throw new PartNotHere('the code of a part did not come', { cause: error });
      }),
    );
  let part = fetched();
  return {
    current: () => part,
    renew: () => {
      if (hasFailed) part = fetched();
      hasFailed = false;
    },
  };
};

/**
 * A part of a page whose code comes when it is first drawn. Unlike with `React.lazy`, code that does not come takes nothing
 * else of the page along, and the next wish asks for it again: a chunk that was missing once is not missing for ever.
 * @param load fetches a module whose default export is the part
 * @param failed stands in its place; by default a message with a retry. A small part takes `FailedLine`, a dialog `FailedDialog`, an extra `nothing`.
 */
export const onDemand = <Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  failed: ComponentType<FailedPartProps<Props>> = FailedInPlace,
): ComponentType<Props> => {
  const code = codeOf(load);
  return (props) => <Place code={code} failed={failed} part={props} />;
};

/** In the place of an extra that nobody misses. */
export const nothing = (): null => null;
