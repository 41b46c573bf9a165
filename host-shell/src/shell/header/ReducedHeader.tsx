import { Icon } from 'shared-ui/icon';
import { Phone } from 'shared-ui/icons';
import type { ReactNode } from 'react';
import type { StoreConfig } from '../data.ts';
import * as css from './header.css.ts';
import { telephoneAddress } from './Helpline.tsx';
import { Logo } from './Logo.tsx';

/** The header of the checkout: the logo and whom to call, nothing that leads away. */
export const ReducedHeader = ({ store }: { readonly store: StoreConfig }): ReactNode => (
  <header className={`${css.header} ${css.still} ${css.reduced}`}>
    <div className={css.top}>
      <div>
        <Logo store={store} heading={false} />
        <a className={css.phone} href={telephoneAddress(store.contact_phone)}>
          <Icon of={Phone} size={20} />
          <span>
            {store.contact_phone}
            {store.contact_hours !== '' && <span className={css.desktopOnly}>, {store.contact_hours}</span>}
          </span>
        </a>
      </div>
    </div>
  </header>
);
