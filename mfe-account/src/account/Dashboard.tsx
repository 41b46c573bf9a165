import { LogOut, MapPin, ShoppingCart, UserRound } from 'shared-ui/icons';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { CART_PATH, cartCountAtom, formatDate, useLanguage, useTexts, type UserState } from 'shared-contracts';
import { nameOrNothing } from 'shared-contracts/user';
import { Button } from 'shared-ui/button';
import { TextLink } from 'shared-ui/link';
import { texts } from '../texts.ts';
import * as css from './account.css.ts';
import { AddressText } from './AddressText.tsx';
import { defaultAddresses } from './default-addresses.ts';
import { Tile } from './Tile.tsx';

interface DashboardProps {
  readonly user: UserState;
  readonly onSignOut: () => Promise<void>;
}

/** What a signed-in customer sees first: a word of welcome and the parts of the account. */
export const Dashboard = ({ user, onSignOut }: DashboardProps): ReactNode => {
  const t = useTexts(texts);
  const language = useLanguage();
  const count = useAtomValue(cartCountAtom);
  const { email, firstname, lastname, dob } = user.currentUser;
  const name = nameOrNothing(firstname);
  const fullName = [name, nameOrNothing(lastname)].filter((part) => part !== null).join(' ');
  return (
    <>
      <div className={css.top}>
        <p className={css.greeting}>{name === null ? t('account.welcome') : t('account.welcomeNamed', { name })}</p>
        <Button variant="secondary" size="small" icon={LogOut} onClick={onSignOut}>
          {t('account.signOut')}
        </Button>
      </div>
      <div className={css.tiles}>
        <Tile icon={UserRound} title={t('tile.data')}>
          {fullName !== '' && <p className={css.strong}>{fullName}</p>}
          <p>{email}</p>
          {dob !== null && <p className={css.muted}>{t('tile.born', { date: formatDate(dob, language) })}</p>}
        </Tile>
        {defaultAddresses(user.addresses).map(({ use, address }) => (
          <Tile key={use} icon={MapPin} title={t(`address.${use}`)}>
            {address === null ? <p className={css.muted}>{t('address.none')}</p> : <AddressText address={address} />}
          </Tile>
        ))}
        <Tile icon={ShoppingCart} title={t('tile.cart')}>
          <p>{count === 0 ? t('tile.cartEmpty') : t('tile.cartCount', { count })}</p>
          <p>
            <TextLink to={CART_PATH}>{t('tile.cartLink')}</TextLink>
          </p>
        </Tile>
      </div>
    </>
  );
};
