import { Heart } from 'shared-ui/icons';
import { Suspense, useCallback, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { ButtonLink } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty-state';
import { ErrorMessage } from 'shared-ui/error-message';
import { PageContainer, Panel } from 'shared-ui/page-container';
import * as account from '../account/account.css.ts';
import { LoadingPart } from '../account/LoadingTiles.tsx';
import type { Commerce } from '../session/commerce.ts';
import { useRequest } from '../session/use-request.ts';
import { SharedTiles } from './SharedTiles.tsx';
import { wishlistTexts } from './texts.ts';

/** J-174: a list by its link, for anybody; nothing says whose it is. */
export const SharedList = ({ token }: { readonly token: string }): ReactNode => {
  const t = useTexts(wishlistTexts);
  const { answer, reload } = useRequest(useCallback((rest: Commerce) => rest.readSharedWishlist(token), [token]));
  const name = answer.state === 'ready' ? answer.value.name : '';
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
      {answer.state === 'loading' && <LoadingPart />}
      {answer.state === 'failed' &&
        (answer.error.status === 404 ? empty('sharedGone', 'sharedGoneText') : <ErrorMessage onRetry={reload} />)}
      {answer.state === 'ready' &&
        (answer.value.product_ids.length === 0 ? (
          empty('sharedEmpty', 'sharedEmptyText')
        ) : (
          <Suspense fallback={<LoadingPart />}>
            <SharedTiles ids={answer.value.product_ids} />
          </Suspense>
        ))}
    </PageContainer>
  );
};
