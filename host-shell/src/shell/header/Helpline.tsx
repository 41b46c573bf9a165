import { LATER_BESIDE_MARK, useTexts } from 'shared-contracts';
import { Icon } from 'shared-ui/icon';
import { Phone } from 'shared-ui/icons';
import type { ReactNode } from 'react';
import { texts } from '../../texts.ts';
import type { StoreConfig } from '../data.ts';
import * as css from './header.css.ts';

/** `22 123 45 67` as the address of a call. */
export const telephoneAddress = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;

/** Whom to ask before buying: number and hours of the store, beside the logo. */
export const Helpline = ({ store }: { readonly store: Pick<StoreConfig, 'contact_phone' | 'contact_hours'> }): ReactNode => {
  const t = useTexts(texts);
  if (store.contact_phone === '') return null;
  return (
    <a
      href={telephoneAddress(store.contact_phone)}
      className={`${css.helpline} ${css.desktopOnly}`}
      title={store.contact_hours}
      {...LATER_BESIDE_MARK}
    >
      <Icon of={Phone} />
      <span>
        <small>{t('header.helpline')}</small>
        <b>{store.contact_phone}</b>
      </span>
    </a>
  );
};
