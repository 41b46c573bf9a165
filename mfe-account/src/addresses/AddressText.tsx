import type { ReactNode } from 'react';
import type { CustomerAddress } from 'shared-contracts';
import { nameOrNothing } from 'shared-contracts/user';
import * as css from '../account/account.css.ts';
import { streetText } from './street-text.ts';

type Written = Pick<CustomerAddress, 'firstname' | 'lastname' | 'company' | 'street' | 'postcode' | 'city' | 'telephone'>;

/** An address as it would stand on a letter. U-11: companies have no first and last name. */
export const AddressText = ({ address }: { readonly address: Written }): ReactNode => {
  const { firstname, lastname, company, street, postcode, city, telephone } = address;
  const person = [nameOrNothing(firstname), nameOrNothing(lastname)].filter((part) => part !== null).join(' ');
  const place = [postcode, city].filter(Boolean).join('\u00a0');
  return (
    <address className={css.address}>
      {company && <span className={css.strong}>{company}</span>}
      {person !== '' && <span className={company ? undefined : css.strong}>{person}</span>}
      {street.length > 0 && <span>{streetText(street)}</span>}
      {place !== '' && <span>{place}</span>}
      {telephone && <span className={css.muted}>{telephone}</span>}
    </address>
  );
};
