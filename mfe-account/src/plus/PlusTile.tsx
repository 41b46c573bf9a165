import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useQuery } from 'urql';
import { useConnection, userAtom, useTexts } from 'shared-contracts';
import { CLIENT_IP } from 'shared-contracts/storage';
import { hasBackDoor, isPlusEnabled } from 'shared-contracts/user';
import { BadgePercent } from 'shared-ui/icons';
import { TextLink } from 'shared-ui/link';
import { accountTexts } from '../account/texts.ts';
import { Tile } from '../dashboard/Tile.tsx';
import { PlusProgrammeDocument } from '../graphql/generated.ts';

/** O-13, F-01: the plus programme, for whoever has it. */
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
  return (
    <Tile icon={BadgePercent} title={t('tile.plus', { store: config.store_name })}>
      <p>{t('tile.plusText')}</p>
      <p>
        <TextLink to="/plus.html">{t('tile.plusLink')}</TextLink>
      </p>
    </Tile>
  );
};
