import { useRef } from 'react';
import { useGetList, type RaRecord } from 'ra-core';
import type { ListPart } from '../data-provider.ts';

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
 * @param part of the list
 * @returns also how many rows there are in all parts
 */
export function useList<Row extends RaRecord<number>>(resource: string, part: ListPart = {}) {
  const { data, total = 0, error, isFetching, refetch } = useGetList<Row, Error>(resource, { meta: part });
  const heading = useRef<HTMLHeadingElement>(null);
  const read = async (): Promise<void> => void (await refetch());
  const list: DeskList<Row> = { rows: data, error: error === null ? null : error.message, isReading: isFetching, read };
  const readAndFocus: RowGone = async (place) => {
    if (isFocusLost(place)) heading.current?.focus();
    await read();
  };
  return { list, total, heading, readAndFocus };
}
