import { useAtomValue } from 'jotai';
import { use, useEffect, useMemo } from 'react';
import { ConnectionContext, useLanguage } from 'shared-contracts';
import { HEADER_FOOTER_DATA } from 'shared-contracts/storage';
import { useQuery } from 'urql';
import { HeaderDataDocument } from '../../graphql/generated.ts';
import type { HeaderData } from '../data.ts';
import { isMenuOutdatedAtom } from './outdated-menu.ts';

interface HeaderDataAnswer {
  /** Undefined: it can't be read. */
  readonly data: HeaderData | undefined;
  readonly retry: () => void;
}

/**
 * The whole menu; pages carry only the part of it that the server has rendered. What another document has read within the last hour is
 * not asked for again (T-07), and opens without a connection.
 */
export function useHeaderData(): HeaderDataAnswer {
  const connection = use(ConnectionContext);
  const language = useLanguage();
  const isOutdated = useAtomValue(isMenuOutdatedAtom);
  const kept = useMemo(() => {
    const known = isOutdated ? undefined : connection?.storage.read(HEADER_FOOTER_DATA);
    return known?.language === language ? known.header : undefined;
  }, [connection, language, isOutdated]);
  const [{ data: answer }, reload] = useQuery({ query: HeaderDataDocument, pause: kept !== undefined });
  const header = answer?.headerDataQuery;
  useEffect(() => {
    if (header) connection?.storage.write(HEADER_FOOTER_DATA, { language, header });
  }, [connection, language, header]);
  return { data: kept ?? header, retry: () => reload({ requestPolicy: 'network-only' }) };
}
