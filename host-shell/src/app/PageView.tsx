import { Suspense, lazy, memo, type ReactNode } from 'react';
import { pageModules, type PageProps } from 'shared-contracts';
import { RemoteView } from '../federation/RemoteView.tsx';
import { PageSkeleton, guardedReload, reloadPorts } from '../shell/index.ts';
import { useEnvironment } from './environment.ts';
import type { ResolvedPage } from './resolved-page.ts';

// Views that few visits see: their drawings and texts stay out of the first script.
const HostViews = {
  notFound: lazy(async () => ({ default: (await import('../shell/views/index.ts')).NotFoundView })),
  unpublished: lazy(async () => ({ default: (await import('../shell/views/index.ts')).UnpublishedView })),
  connectionFailed: lazy(async () => ({ default: (await import('../shell/views/index.ts')).ConnectionFailedPage })),
} as const;

// E-04: a page whose code has not come after all tries may come with a document of its own, drawn by the server.
const readAgain = (): void => void guardedReload(reloadPorts(), 'chunk');

const RemotePage = memo(({ kind, resolution, params, preview }: PageProps): ReactNode => {
  const { random } = useEnvironment();
  if (kind === 'not-found') return <HostViews.notFound random={random} answered={resolution !== null} />;
  if (kind === 'unpublished') return <HostViews.unpublished resolution={resolution} />;
  const props = { kind, resolution, params, preview };
  return <RemoteView module={pageModules[kind]} props={props} fallback={<PageSkeleton kind={kind} />} onLost={readAgain} />;
});

/** The page that stands at the address: a remote's module or one of the host's own views. */
export const PageView = ({ page }: { readonly page: ResolvedPage }): ReactNode => {
  const { resolver } = useEnvironment();
  if (page.state === 'unreachable') {
    return (
      <Suspense>
        <HostViews.connectionFailed />
      </Suspense>
    );
  }
  if (page.state === 'redirect') return null;
  return (
    <Suspense>
      <RemotePage kind={page.kind} resolution={page.resolution} params={page.params} preview={resolver.previewOf(page)} />
    </Suspense>
  );
};
