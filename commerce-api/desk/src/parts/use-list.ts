import { useRef } from 'react';
import { useGetList, type RaRecord } from 'ra-core';

export interface DeskList<Row> {
  /** Undefined until they are read. */
  readonly rows: readonly Row[] | undefined;
  /** For staff, in Polish. */
  readonly error: string | null;
  readonly isReading: boolean;
  readonly read: () => Promise<void>;
}

/**
 * The rows of a list of the desk, and the heading to which the focus goes when one of them has gone.
 * @param before only rows that are older than this one
 */
export function useList<Row extends RaRecord<number>>(resource: string, before?: number) {
  const { data, error, isFetching, refetch } = useGetList<Row, Error>(resource, { meta: { before } });
  const heading = useRef<HTMLHeadingElement>(null);
  const read = async (): Promise<void> => void (await refetch());
  const list: DeskList<Row> = { rows: data, error: error === null ? null : error.message, isReading: isFetching, read };
  const readAndFocus = async (): Promise<void> => {
    heading.current?.focus();
    await read();
  };
  return { list, heading, readAndFocus };
}
