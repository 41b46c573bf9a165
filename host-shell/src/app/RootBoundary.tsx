import { Component, Suspense, lazy, type ReactNode } from 'react';

const RenderErrorView = lazy(async () => ({ default: (await import('../shell/views/index.ts')).RenderErrorView }));

/** V-11: an error that no part of the page has caught shows the error screen, with a way to reload and one to go on. */
export class RootBoundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: true } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error('the page could not be drawn', error);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <Suspense>
        <RenderErrorView onReload={() => location.reload()} onClear={() => this.setState({ failed: false })} />
      </Suspense>
    );
  }
}
