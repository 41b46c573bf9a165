import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Skeleton, SkeletonRegion } from 'shared-ui/skeleton';
import * as css from './menu.css.ts';

interface PanelProps {
  readonly children: ReactNode;
}

/** The sheet below the bar. */
export const Panel = ({ children }: PanelProps): ReactNode => <div className={css.panel}>{children}</div>;

/** Stands below an entry whose panel is on its way; nothing while no entry is open. */
export const LoadingPanel = ({ entry }: { readonly entry: HTMLElement | null }): ReactNode =>
  entry &&
  createPortal(
    <Panel>
      <SkeletonRegion>
        <div className={css.inside}>
          {Array.from({ length: 12 }, (_, at) => (
            <Skeleton key={at} shape="button" />
          ))}
        </div>
      </SkeletonRegion>
    </Panel>,
    entry,
  );
