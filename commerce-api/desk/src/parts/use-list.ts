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

/** To be called when a row has gone. @param place where it stood */
export type RowGone = (place: Element | null) => Promise<void>;

/** Whether the focus is nowhere, or in what goes. Who works elsewhere meanwhile stays there. */
const isFocusLost = (place: Element | null): boolean => {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || place?.contains(activeElement) === true;
};

/**
 * The rows of a list of the desk, and the heading to which the focus goes when one of them has gone.
 * @param before only rows that are older than this one
 */
export function useList<Row extends RaRecord<number>>(resource: string, before?: number) {
  const { data, error, isFetching, refetch } = useGetList<Row, Error>(resource, { meta: { before } });
  const heading = useRef<HTMLHeadingElement>(null);
  const read = async (): Promise<void> => void (await refetch());
  const list: DeskList<Row> = { rows: data, error: error === null ? null : error.message, isReading: isFetching, read };
  const readAndFocus: RowGone = async (place) => {
    if (isFocusLost(place)) heading.current?.focus();
    await read();
  };
  return { list, heading, readAndFocus };
}
