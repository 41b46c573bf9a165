import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ContentEntry, ContentKind } from '../api.ts';
import type { DeskList } from '../parts/use-list.ts';
import { contentCalls } from './content-calls.ts';

type Listed = Awaited<ReturnType<typeof contentCalls.list>>['items'][number];

/** The rows of a list. @param q products are searched by it, the others narrowed down */
export function useContentList(kind: ContentKind, q: string): DeskList<Listed> {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['content', kind, 'list', q],
    queryFn: () => contentCalls.list(kind, q),
  });
  return {
    rows: data?.items,
    error: error === null ? null : error.message,
    isReading: isFetching,
    read: async () => void (await refetch()),
  };
}

/** An entry, and how its newest state is put in its place. */
export function useEntry(kind: ContentKind, key: string) {
  const queryKey = ['content', kind, 'entry', key];
  const client = useQueryClient();
  // A form must not change below its editor's hands: it is read when it is opened, and after its own changes.
  const query = useQuery({
    queryKey,
    queryFn: () => contentCalls.read(kind, key),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  return { ...query, put: (entry: ContentEntry) => client.setQueryData(queryKey, entry) };
}
