import { Suspense, lazy, memo, use, useEffect, useState, type ReactNode } from 'react';
import { UNSAFE_LocationContext as LocationContext } from 'react-router-dom';
import { pageModules, type PageProps } from 'shared-contracts';
import { Pending, RemotePart } from '../federation/RemoteView.tsx';
import { PageSkeleton, guardedReload, reloadPorts } from '../shell/index.ts';
import { useEarlyPress } from './early-press.ts';
import { useEnvironment } from './environment.ts';
import { NamedStart } from './NamedStart.tsx';
import { viewsAfter, type PageViews } from './page-views.ts';
import { moduleOfPage, type ResolvedPage } from './resolved-page.ts';
import * as css from './page-view.css.ts';

// What few visits see: its drawings and texts stay out of the first script.
const FailurePage = lazy(async () => ({ default: (await import('../shell/failures/index.ts')).FailurePage }));

// E-04: a page whose code failed to load after all tries is loaded as a document, rendered by the server.
const readAgain = (): void => void guardedReload(reloadPorts(), 'chunk');

const RemotePage = memo(({ kind, resolution, params, preview }: PageProps): ReactNode => {
  const { random } = useEnvironment();
  if (kind === 'not-found' || kind === 'unpublished') return <FailurePage kind={kind} resolution={resolution} random={random} />;
  return (
    <NamedStart kind={kind} name={preview?.name}>
      <RemotePart
        module={pageModules[kind]}
        props={{ kind, resolution, params, preview }}
        fallback={<PageSkeleton kind={kind} />}
        onCodeMissing={readAgain}
      />
    </NamedStart>
  );
});

const KnownPage = ({ page }: { readonly page: ResolvedPage }): ReactNode => {
  const { resolver } = useEnvironment();
  if (page.state === 'unreachable') return <FailurePage />;
  if (page.state === 'redirect') return null;
  return <RemotePage kind={page.kind} resolution={page.resolution} params={page.params} preview={resolver.previewOf(page)} />;
};

/** Rendered beside the page in the same boundary, so that it is hydrated together with it. */
const EarlyPress = (): null => {
  useEarlyPress();
  return null;
};

const Waiting = ({ page }: { readonly page: ResolvedPage }): ReactNode => {
  const module = moduleOfPage(page);
  return module && page.state === 'page' && <Pending module={module} fallback={<PageSkeleton kind={page.kind} />} />;
};

/**
 * The page that is at the address: a remote's module or one of the host's own views. The listing that the shopper came
 * from stays behind it, hidden, with the address that it has.
 */
export const PageView = ({ page }: { readonly page: ResolvedPage }): ReactNode => {
  const { kept, modules } = useEnvironment();
  const place = use(LocationContext);
  const [views, setViews] = useState<PageViews>(() => [{ key: 0, page, place }]);
  const now = viewsAfter(views, page, place, (left) => {
    const module = moduleOfPage(left);
    return module !== undefined && modules.isReady(module);
  });
  if (now !== views) setViews(now);
  const entry = now[1]?.place.location.key ?? null;
  useEffect(() => kept.note(entry), [kept, entry]);
  return (
    // Around all of them: in a navigation the old page stays until the next one is ready.
    <Suspense fallback={<Waiting page={page} />}>
      {now.map((view) => (
        <div key={view.key} className={view === now[0] ? undefined : css.kept} data-remote={moduleOfPage(view.page)?.remote}>
          <LocationContext value={view.place}>
            <KnownPage page={view.page} />
          </LocationContext>
        </div>
      ))}
      <EarlyPress />
    </Suspense>
  );
};
