import { Heart } from 'shared-ui/icons';
import { useRef, type ReactNode } from 'react';
import { useTexts, type PageProps } from 'shared-contracts';
import { PageContainer } from 'shared-ui/page-container';
import * as css from '../account/account.css.ts';
import { GuestCard } from '../account/GuestCard.tsx';
import { LoadingPart } from '../account/LoadingTiles.tsx';
import { useAccount } from '../account/use-account.ts';
import { texts } from '../texts.ts';
import { KeptProducts } from './KeptProducts.tsx';

export { texts };

/** the customer's Schowek; guests find the way to the login. */
export default function WishlistPage(_props: PageProps): ReactNode {
  const t = useTexts(texts);
  const { phase } = useAccount();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <PageContainer className={css.page}>
      <h1 ref={heading} tabIndex={-1} className={css.heading}>
        {t('wishlist.title')}
      </h1>
      {phase === 'loading' && <LoadingPart />}
      {phase === 'guest' && <GuestCard icon={Heart} title={t('wishlist.guestTitle')} text={t('wishlist.guestText')} />}
      {(phase === 'customer' || phase === 'failed') && <KeptProducts onRemoved={() => heading.current?.focus()} />}
    </PageContainer>
  );
}
