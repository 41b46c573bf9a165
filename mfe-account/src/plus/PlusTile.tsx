import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useQuery } from 'urql';
import { useConnection, userAtom, useTexts } from 'shared-contracts';
import { PLUS_PATH } from 'shared-contracts/catalogue';
import { CLIENT_IP } from 'shared-contracts/storage';
import { hasBackDoor, isPlusEnabled } from 'shared-contracts/user';
import { BadgePercent } from 'shared-ui/icons';
import { TextLink } from 'shared-ui/link';
import { accountTexts } from '../account/texts.ts';
import { Tile } from '../dashboard/Tile.tsx';
import { PlusProgrammeDocument } from '../graphql/generated.ts';
import { JoinPlus } from './JoinPlus.tsx';
import { LeavePlus } from './LeavePlus.tsx';

/** O-13, F-01: the plus programme, for whoever has it: what a member has, or what joining brings (J-298). */
export const PlusTile = (): ReactNode => {
  const t = useTexts(accountTexts);
  const connection = useConnection();
  const { isNeoportal, extension_attributes: flags } = useAtomValue(userAtom);
  const [{ data }] = useQuery({ query: PlusProgrammeDocument, variables: {} });
  const config = data?.storeConfig;
  const visitor = {
    isNeoportal,
    flags,
    clientIp: connection().storage.read(CLIENT_IP),
    // oxlint-disable-next-line amperio/one-storage -- F-03: the back door is a cookie
    hasBackDoor: hasBackDoor(document.cookie),
  };
  if (config === undefined || !isPlusEnabled(config, visitor)) return null;
  const values = { percent: config.plus_discount_percent };
  return (
    <Tile icon={BadgePercent} title={t('tile.plus', { store: config.store_name })}>
      <p>{t(flags.amperio_plus ? 'tile.plusText' : 'tile.plusOffer', values)}</p>
      <p>
        <TextLink to={PLUS_PATH}>{t('tile.plusLink')}</TextLink>
      </p>
      {flags.amperio_plus ? <LeavePlus /> : <JoinPlus />}
    </Tile>
  );
};
