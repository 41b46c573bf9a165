import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { UploadedPicture } from '../api.ts';
import { pictureCalls } from './picture-calls.ts';

/** Uploaded pictures by a text, and how they are read anew. */
export function usePictures(q: string) {
  const client = useQueryClient();
  const query = useQuery({ queryKey: ['pictures', q], queryFn: () => pictureCalls.list(q), placeholderData: (before) => before });
  return { ...query, readAgain: () => client.invalidateQueries({ queryKey: ['pictures'] }) };
}

/** A picture as small as a list needs it. */
export const thumbnail = (address: string): string => `${address}?w=320`;

/** What a picture is called where it has no description. */
export const pictureName = ({ alt_pl: text, name }: UploadedPicture): string => (text === '' ? name : text);
