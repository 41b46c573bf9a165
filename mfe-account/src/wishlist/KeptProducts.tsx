import { Heart } from 'shared-ui/icons';
import { Suspense, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { ButtonLink } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty-state';
import { ErrorMessage } from 'shared-ui/error-message';
import { Panel } from 'shared-ui/page-container';
import * as css from '../account/account.css.ts';
import { LoadingPart } from '../account/LoadingTiles.tsx';
import { texts } from '../texts.ts';
import { KeptTiles } from './KeptTiles.tsx';
import { useKeptIds } from './use-kept-ids.ts';

interface KeptProductsProps {
  /** A tile has gone, and the focus with it. */
  readonly onRemoved: () => void;
}

/** The products of the customer's list; empty, the way back to the shop. */
export const KeptProducts = ({ onRemoved }: KeptProductsProps): ReactNode => {
  const t = useTexts(texts);
  const { state, asRead, now, read } = useKeptIds();
  if (state === 'reading') return <LoadingPart />;
  if (state === 'failed') return <ErrorMessage onRetry={read} />;
  if (now.size === 0)
    return (
      <Panel className={css.alone}>
        <EmptyState icon={Heart} title={t('wishlist.emptyTitle')} text={t('wishlist.emptyText')}>
          <ButtonLink to="/">{t('wishlist.shop')}</ButtonLink>
        </EmptyState>
      </Panel>
    );
  return (
    <Suspense fallback={<LoadingPart />}>
      <KeptTiles ids={asRead} kept={now} onRemoved={onRemoved} />
    </Suspense>
  );
};
