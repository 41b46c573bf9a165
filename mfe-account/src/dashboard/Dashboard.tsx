import { Heart, MapPin, ShoppingCart, UserRound } from 'shared-ui/icons';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { CART_PATH, cartCountAtom, formatDate, useLanguage, userAtom, useTexts, WISHLIST_PATH } from 'shared-contracts';
import { nameOrNothing } from 'shared-contracts/user';
import { TextLink } from 'shared-ui/link';
import * as css from '../account/account.css.ts';
import { accountTexts } from '../account/texts.ts';
import { AddressText } from '../addresses/AddressText.tsx';
import { defaultAddresses } from '../addresses/default-addresses.ts';
import { ADDRESSES_PATH, NEW_ADDRESS_PATH, PERSONAL_DATA_PATH } from '../paths.ts';
import type { Commerce } from '../session/commerce.ts';
import { useRequest } from '../session/use-request.ts';
import { PlusTile } from '../plus/PlusTile.tsx';
import { LatestOrder } from './LatestOrder.tsx';
import { Tile } from './Tile.tsx';

const readCountable = (commerce: Commerce): ReturnType<Commerce['readCountable']> => commerce.readCountable();

/** What a signed-in customer sees first: a word of welcome, the latest order and the parts of the account. */
export default function Dashboard(): ReactNode {
  const t = useTexts(accountTexts);
  const language = useLanguage();
  const user = useAtomValue(userAtom);
  const inCart = useAtomValue(cartCountAtom);
  const { answer } = useRequest(readCountable);
  const { email, firstname, lastname, dob } = user.currentUser;
  const name = nameOrNothing(firstname);
  const fullName = [name, nameOrNothing(lastname)].filter((part) => part !== null).join(' ');
  // Counters are small talk: where they can't be read, nothing is said.
  const counts = answer.state === 'ready' ? answer.value : null;
  return (
    <div className={css.stack}>
      <p className={css.greeting}>{name === null ? t('account.welcome') : t('account.welcomeNamed', { name })}</p>
      <LatestOrder counts={counts} />
      <div className={css.tiles}>
        <Tile icon={UserRound} title={t('tile.data')}>
          {fullName !== '' && <p className={css.strong}>{fullName}</p>}
          <p>{email}</p>
          {dob !== null && <p className={css.muted}>{t('tile.born', { date: formatDate(dob, language) })}</p>}
          <p>
            <TextLink to={PERSONAL_DATA_PATH}>{t('tile.dataLink')}</TextLink>
          </p>
        </Tile>
        {defaultAddresses(user.addresses).map(({ use, address }) => (
          <Tile key={use} icon={MapPin} title={t(`address.${use}`)}>
            {address === null ? <p className={css.muted}>{t('address.none')}</p> : <AddressText address={address} />}
            <p>
              <TextLink to={address === null ? NEW_ADDRESS_PATH : ADDRESSES_PATH}>
                {t(address === null ? 'address.add' : 'address.all')}
              </TextLink>
            </p>
          </Tile>
        ))}
        <Tile icon={ShoppingCart} title={t('tile.cart')}>
          <p>{inCart === 0 ? t('tile.cartEmpty') : t('tile.cartCount', { count: inCart })}</p>
          <p>
            <TextLink to={CART_PATH}>{t('tile.cartLink')}</TextLink>
          </p>
        </Tile>
        <Tile icon={Heart} title={t('nav.wishlist')}>
          {counts !== null && <p>{t('tile.wishlistCount', { count: counts.wishlist_count })}</p>}
          <p>
            <TextLink to={WISHLIST_PATH}>{t('tile.wishlistLink')}</TextLink>
          </p>
        </Tile>
        <PlusTile />
      </div>
    </div>
  );
}
