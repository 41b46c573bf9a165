import { Heart } from 'shared-ui/icons';
import type { ReactNode } from 'react';
import { useTexts, type PageProps } from 'shared-contracts';
import { ButtonLink } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty-state';
import { PageContainer, Panel } from 'shared-ui/page-container';
import * as css from '../account/account.css.ts';
import { GuestCard } from '../account/GuestCard.tsx';
import { LoadingPart } from '../account/LoadingTiles.tsx';
import { useAccount } from '../account/use-account.ts';
import { texts } from '../texts.ts';

export { texts };

/** the customer's Schowek, empty until the commerce server keeps one; guests find the way to the login. */
export default function WishlistPage(_props: PageProps): ReactNode {
  const t = useTexts(texts);
  const { phase } = useAccount();
  return (
    <PageContainer className={css.page}>
      <h1>{t('wishlist.title')}</h1>
      {phase === 'loading' && <LoadingPart />}
      {phase === 'guest' && <GuestCard icon={Heart} title={t('wishlist.guestTitle')} text={t('wishlist.guestText')} />}
      {/* Also when the customer could not be read: the list is empty either way. */}
      {(phase === 'customer' || phase === 'failed') && (
        <Panel className={css.alone}>
          <EmptyState icon={Heart} title={t('wishlist.emptyTitle')} text={t('wishlist.emptyText')}>
            <ButtonLink to="/">{t('wishlist.shop')}</ButtonLink>
          </EmptyState>
        </Panel>
      )}
    </PageContainer>
  );
}
