import { Heart } from 'shared-ui/icons';
import { useRef, type ReactNode } from 'react';
import { useTexts, type PageProps } from 'shared-contracts';
import { PageContainer } from 'shared-ui/page-container';
import * as css from '../account/account.css.ts';
import { GuestCard } from '../account/GuestCard.tsx';
import { LoadingPart } from '../account/LoadingTiles.tsx';
import { useAccount } from '../account/use-account.ts';
import { KeptProducts } from './KeptProducts.tsx';
import { SharedList } from './SharedList.tsx';
import { wishlistTexts } from './texts.ts';

export { wishlistTexts as texts } from './texts.ts';

/** the customer's Schowek; guests find the way to the login. J-174: by a link, a list that somebody shares. */
export default function WishlistPage({ params }: PageProps): ReactNode {
  const { token } = params;
  return token === undefined ? <OwnWishlist /> : <SharedList token={token} />;
}

const OwnWishlist = (): ReactNode => {
  const t = useTexts(wishlistTexts);
  const { phase } = useAccount();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <PageContainer className={css.page}>
      <h1 ref={heading} tabIndex={-1} className={css.heading}>
        {t('title')}
      </h1>
      {phase === 'loading' && <LoadingPart />}
      {phase === 'guest' && <GuestCard icon={Heart} title={t('guestTitle')} text={t('guestText')} />}
      {(phase === 'customer' || phase === 'failed') && <KeptProducts onRemoved={() => heading.current?.focus()} />}
    </PageContainer>
  );
};
