import { Pencil, Trash2 } from 'shared-ui/icons';
import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import type { CustomerAddress } from 'shared-contracts/rest';
import { Badge } from 'shared-ui/badge';
import { Button, ButtonLink } from 'shared-ui/button';
import { Panel } from 'shared-ui/page-container';
import { accountTexts } from '../account/texts.ts';
import { addressPath } from '../paths.ts';
import * as css from './addresses.css.ts';
import { AddressText } from './AddressText.tsx';
import { streetText } from './street-text.ts';

interface AddressCardProps {
  readonly address: CustomerAddress;
  readonly onRemove: () => void;
}

/** One kept address: what it is used for, and what can be done with it. */
export const AddressCard = ({ address, onRemove }: AddressCardProps): ReactNode => {
  const t = useTexts(accountTexts);
  const { id, street, city, vat_id, default_billing, default_shipping } = address;
  const name = `${streetText(street)}, ${city}`;
  return (
    <Panel className={css.card}>
      <div className={css.uses}>
        {default_shipping && <Badge tone="accent">{t('addresses.shipping')}</Badge>}
        {default_billing && <Badge tone="accent">{t('addresses.billing')}</Badge>}
      </div>
      <AddressText address={address} />
      {vat_id !== null && <p className={css.muted}>{t('addresses.nip', { nip: vat_id })}</p>}
      <div className={css.actions}>
        <ButtonLink size="small" variant="secondary" icon={Pencil} to={addressPath(id)} aria-label={t('addresses.editNamed', { name })}>
          {t('addresses.edit')}
        </ButtonLink>
        <Button size="small" variant="quiet" icon={Trash2} onClick={onRemove} aria-label={t('addresses.removeNamed', { name })}>
          {t('addresses.remove')}
        </Button>
      </div>
    </Panel>
  );
};
