import { useState, type ReactNode } from 'react';
import { ACCOUNT_PATH, useTexts } from 'shared-contracts';
import { ButtonLink } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty-state';
import { CircleAlert } from 'shared-ui/icons';
import { Panel } from 'shared-ui/page-container';
import * as account from '../account/account.css.ts';
import { LoadFailure } from '../account/LoadFailure.tsx';
import { LoadingPart } from '../account/LoadingTiles.tsx';
import type { Commerce } from '../session/commerce.ts';
import { useRequest } from '../session/use-request.ts';
import { ChooseStore } from './ChooseStore.tsx';
import { StockPanel } from './StockPanel.tsx';
import { neoportalTexts } from './texts.ts';

const readStores = (commerce: Commerce): ReturnType<Commerce['neoportalStores']> => commerce.neoportalStores();
const readChosen = (commerce: Commerce): ReturnType<Commerce['chosenNeoportalStore']> => commerce.chosenNeoportalStore();

/** F-08: the panel of sellers: the shop that they sell for, and where the pieces of products lie. */
export default function NeoportalPart(): ReactNode {
  const stores = useRequest(readStores);
  const chosen = useRequest(readChosen);
  const [shopId, setShopId] = useState<number | null>(null);
  const failed = [stores, chosen].find(({ answer }) => answer.state === 'failed');
  if (failed?.answer.state === 'failed') {
    const { error } = failed.answer;
    if (error.status === 403) return <NoSeller />;
    return <LoadFailure error={error} onRetry={async () => void (await Promise.all([stores.reload(), chosen.reload()]))} />;
  }
  if (stores.answer.state !== 'ready' || chosen.answer.state !== 'ready') return <LoadingPart />;
  const { items } = stores.answer.value;
  const own = items.find(({ id }) => id === shopId) ?? chosen.answer.value.store;
  return (
    <div className={account.stack}>
      <ChooseStore stores={items} chosen={own} onChosen={({ id }) => setShopId(id)} />
      <StockPanel shopId={own?.id ?? null} />
    </div>
  );
}

const NoSeller = (): ReactNode => {
  const t = useTexts(neoportalTexts);
  return (
    <Panel>
      <EmptyState icon={CircleAlert} title={t('refused.title')} text={t('refused.text')}>
        <ButtonLink to={ACCOUNT_PATH}>{t('refused.link')}</ButtonLink>
      </EmptyState>
    </Panel>
  );
};
