import { SearchX } from 'shared-ui/icons';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTexts } from 'shared-contracts';
import { ButtonLink } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty-state';
import { Panel } from 'shared-ui/page-container';
import { LoadingPart } from '../account/LoadingTiles.tsx';
import { accountTexts } from '../account/texts.ts';
import { LoadFailure } from '../account/LoadFailure.tsx';
import { ADDRESSES_PATH } from '../paths.ts';
import { AddressEditor } from './AddressEditor.tsx';
import { useCustomer } from './use-customer.ts';

/** The form of a new address, or of the saved one whose id is in the path. */
export default function AddressPart({ id }: { readonly id: string | null }): ReactNode {
  const t = useTexts(accountTexts);
  const { answer, reload } = useCustomer();
  const navigate = useNavigate();
  if (answer.state === 'loading') return <LoadingPart />;
  if (answer.state === 'failed') return <LoadFailure error={answer.error} onRetry={reload} />;
  const { addresses, firstname, lastname } = answer.value;
  const address = addresses.find((saved) => String(saved.id) === id) ?? null;
  if (id !== null && address === null) {
    return (
      <Panel>
        <EmptyState icon={SearchX} title={t('addresses.unknown')}>
          <ButtonLink to={ADDRESSES_PATH}>{t('addresses.all')}</ButtonLink>
        </EmptyState>
      </Panel>
    );
  }
  return (
    <Panel>
      <AddressEditor
        address={address}
        customer={{ firstname, lastname }}
        isFirst={addresses.length === 0}
        onSaved={() => void navigate(ADDRESSES_PATH)}
      />
    </Panel>
  );
}
