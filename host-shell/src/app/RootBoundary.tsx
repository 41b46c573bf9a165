import { Component, Suspense, lazy, type ReactNode } from 'react';
import { SlotFailure, guardedReload, isLoadFailure, reloadPorts } from '../shell/index.ts';

const RenderErrorPage = lazy(async () => ({ default: (await import('../shell/failures/index.ts')).RenderErrorPage }));

const reload = (): void => location.reload();

interface BoundaryProps {
  readonly children: ReactNode;
  readonly onError?: (error: unknown) => void;
  readonly renderFallback: (clear: () => void) => ReactNode;
}

class Boundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: true } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.renderFallback(() => this.setState({ failed: false })) : this.props.children;
  }
}

/** V-11: an error that no part of the page has caught shows the error screen, with a way to reload and one to go on. */
export const RootBoundary = ({ onError, children }: Pick<BoundaryProps, 'onError' | 'children'>): ReactNode => (
  <Boundary
    onError={(error) => {
      console.error('the page could not be rendered', error);
      onError?.(error);
      // E-04: code of the host that failed to load may load after a reload.
      if (isLoadFailure(error)) guardedReload(reloadPorts(), 'chunk');
    }}
    renderFallback={(clear) => (
      // When even the code of the screen cannot be loaded, a text of the first bundle is shown.
      <Boundary renderFallback={() => <SlotFailure remote="host-shell" onRetry={reload} />}>
        <Suspense>
          <RenderErrorPage onClear={clear} />
        </Suspense>
      </Boundary>
    )}
  >
    {children}
  </Boundary>
);
