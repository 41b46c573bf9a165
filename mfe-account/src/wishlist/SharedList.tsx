import { Heart } from 'shared-ui/icons';
import { Suspense, useCallback, useEffect, useState, type ReactNode } from 'react';
import { useTexts, type ApiError } from 'shared-contracts';
import type { SharedWishlistAnswer } from 'shared-contracts/rest';
import { ButtonLink } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty-state';
import { ErrorMessage } from 'shared-ui/error-message';
import { PageContainer, Panel } from 'shared-ui/page-container';
import * as account from '../account/account.css.ts';
import { LoadingPart } from '../account/LoadingTiles.tsx';
import { useCommerce } from '../session/commerce.ts';
import { SharedTiles } from './SharedTiles.tsx';
import { wishlistTexts } from './texts.ts';

type Shared = Extract<SharedWishlistAnswer, { readonly ok: true }>['value'];
type Reading = { readonly state: 'reading' | 'gone' | 'failed' } | { readonly state: 'read'; readonly list: Shared };

const stateOf = ({ status }: ApiError): 'gone' | 'failed' => (status === 404 ? 'gone' : 'failed');

/** J-174: a list by its link, for anybody; nothing says whose it is. */
export const SharedList = ({ token }: { readonly token: string }): ReactNode => {
  const t = useTexts(wishlistTexts);
  const commerce = useCommerce();
  const [reading, setReading] = useState<Reading>({ state: 'reading' });
  const read = useCallback(async () => {
    const answer = await commerce().readSharedWishlist(token);
    setReading(answer.ok ? { state: 'read', list: answer.value } : { state: stateOf(answer.error) });
  }, [commerce, token]);
  useEffect(() => void read(), [read]);
  const name = reading.state === 'read' ? reading.list.name : '';
  const empty = (title: 'sharedGone' | 'sharedEmpty', text: 'sharedGoneText' | 'sharedEmptyText'): ReactNode => (
    <Panel className={account.alone}>
      <EmptyState icon={Heart} title={t(title)} text={t(text)}>
        <ButtonLink to="/">{t('shop')}</ButtonLink>
      </EmptyState>
    </Panel>
  );
  return (
    <PageContainer className={account.page}>
      <h1 tabIndex={-1} className={account.heading}>
        {name === '' ? t('sharedFirst') : t('shared', { name })}
      </h1>
      {reading.state === 'reading' && <LoadingPart />}
      {reading.state === 'failed' && <ErrorMessage onRetry={read} />}
      {reading.state === 'gone' && empty('sharedGone', 'sharedGoneText')}
      {reading.state === 'read' &&
        (reading.list.product_ids.length === 0 ? (
          empty('sharedEmpty', 'sharedEmptyText')
        ) : (
          <Suspense fallback={<LoadingPart />}>
            <SharedTiles ids={reading.list.product_ids} />
          </Suspense>
        ))}
    </PageContainer>
  );
};
