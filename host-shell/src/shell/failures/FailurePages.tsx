import type { HostPageKind, PageResolution } from 'shared-contracts';
import type { ReactNode } from 'react';
import { ConnectionFailedView } from '../views/ConnectionFailedView.tsx';
import { MaintenanceView } from '../views/MaintenanceView.tsx';
import { NotFoundView } from '../views/NotFoundView.tsx';
import { RenderErrorView } from '../views/RenderErrorView.tsx';
import { UnpublishedView } from '../views/UnpublishedView.tsx';
import { useFailure } from './use-failure.ts';

interface NotFoundPageProps {
  /** Chance for the layout, 0 ≤ random < 1. */
  readonly random: number;
  /** False: there was no answer, or an empty one. */
  readonly answered: boolean;
}

/** V-01: the page of an unknown address. */
const NotFoundPage = ({ random, answered }: NotFoundPageProps): ReactNode => {
  useFailure(answered ? 'unknown-address' : 'unanswered');
  return <NotFoundView random={random} />;
};

/** V-04: the page of an address for which there was no answer. */
const ConnectionFailedPage = (): ReactNode => {
  const [{ screen, isOnline }, dispatch] = useFailure('no-answer');
  if (screen === 'maintenance') return <MaintenanceView />;
  return <ConnectionFailedView isOnline={isOnline} onRetry={() => dispatch('retry-pressed')} />;
};

interface FailurePageProps {
  /** What the resolver has answered; left out when it did not. */
  readonly kind?: HostPageKind;
  readonly resolution?: PageResolution | null;
  /** Chance for the layout of the 404 page, 0 ≤ random < 1. */
  readonly random?: number;
}

/** The page of an address that no remote renders (≠04). */
export const FailurePage = ({ kind, resolution = null, random = 0 }: FailurePageProps): ReactNode => {
  if (kind === undefined) return <ConnectionFailedPage />;
  return kind === 'unpublished' ? (
    <UnpublishedView resolution={resolution} />
  ) : (
    <NotFoundPage random={random} answered={resolution !== null} />
  );
};

/** V-11: the page in place of one that could not be rendered, its frame included. @param onClear renders it again without the error */
export const RenderErrorPage = ({ onClear }: { readonly onClear: () => void }): ReactNode => {
  const [{ screen }, dispatch] = useFailure('not-rendered', onClear);
  return (
    <main>
      {screen === 'maintenance' ? (
        <MaintenanceView />
      ) : (
        <RenderErrorView onReload={() => dispatch('retry-pressed')} onClear={() => dispatch('clear-pressed')} />
      )}
    </main>
  );
};
