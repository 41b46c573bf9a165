import { MapPin, Plus } from 'shared-ui/icons';
import { Suspense, useRef, useState, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import type { CustomerAddress } from 'shared-contracts/rest';
import { ButtonLink } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty-state';
import { LiveRegion } from 'shared-ui/live-region';
import { FailedDialog, lazyPart } from 'shared-ui/lazy-part';
import { Panel } from 'shared-ui/page-container';
import * as account from '../account/account.css.ts';
import { LoadingPart } from '../account/LoadingTiles.tsx';
import { accountTexts } from '../account/texts.ts';
import { LoadFailure } from '../account/LoadFailure.tsx';
import { NEW_ADDRESS_PATH } from '../paths.ts';
import * as css from './addresses.css.ts';
import { AddressCard } from './AddressCard.tsx';
import { useCustomer } from './use-customer.ts';

const RemovalDialog = lazyPart(() => import('./RemovalDialog.tsx'), FailedDialog);

/** The kept addresses, with the ways to add, change and remove one. */
export default function AddressesPart(): ReactNode {
  const t = useTexts(accountTexts);
  const { answer, reload, setValue } = useCustomer();
  const [leaving, setLeaving] = useState<CustomerAddress | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const list = useRef<HTMLUListElement>(null);
  if (answer.state === 'loading') return <LoadingPart />;
  if (answer.state === 'failed') return <LoadFailure error={answer.error} onRetry={reload} />;
  const { addresses } = answer.value;
  const add = (
    <ButtonLink to={NEW_ADDRESS_PATH} icon={Plus}>
      {t('addresses.add')}
    </ButtonLink>
  );
  return (
    <div className={account.stack}>
      <LiveRegion message={announcement} />
      {addresses.length === 0 ? (
        <Panel>
          <EmptyState icon={MapPin} title={t('addresses.none')} text={t('addresses.noneText')}>
            {add}
          </EmptyState>
        </Panel>
      ) : (
        <>
          <ul ref={list} tabIndex={-1} className={css.list} aria-label={t('title.addresses')}>
            {addresses.map((address) => (
              <li key={address.id}>
                <AddressCard address={address} onRemove={() => setLeaving(address)} />
              </li>
            ))}
          </ul>
          <div>{add}</div>
        </>
      )}
      {leaving !== null && (
        <Suspense fallback={null}>
          <RemovalDialog
            address={leaving}
            onClose={() => setLeaving(null)}
            onRemoved={(customer) => {
              setLeaving(null);
              setValue(customer);
              setAnnouncement(t('addresses.removed'));
              list.current?.focus(); // The button that was pressed is gone.
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
