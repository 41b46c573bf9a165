import { useTexts } from 'shared-contracts';
import type { ReactNode } from 'react';
import { frameTexts } from '../frame-texts/index.ts';
import { cx } from '../internal/cx.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './skeleton.css.ts';

interface SkeletonProps {
  readonly shape?: keyof typeof css.shape;
  readonly className?: string | undefined;
}

/** Holds the place of what is being loaded, in its size; appears after 150 ms. */
export const Skeleton = ({ shape = 'line', className }: SkeletonProps): ReactNode => (
  <span className={cx(css.skeleton, css.shape[shape], className)} aria-hidden="true" />
);

/** Says once that a group of skeletons is being loaded. */
export const SkeletonRegion = ({ children }: { readonly children: ReactNode }): ReactNode => {
  const t = useTexts(frameTexts);
  return (
    <div className={css.region} role="status" aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {children}
    </div>
  );
};
