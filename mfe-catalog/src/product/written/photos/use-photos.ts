import { useRef, useState } from 'react';
import { MOST_PHOTOS, PHOTO_PROBLEMS, type PhotoProblem } from 'shared-contracts/reviews';
import type { ReviewCalls } from '../use-review-calls.ts';
import { shrinkPhoto } from './shrink-photo.ts';

export interface PickedPhoto {
  readonly key: number;
  /** Of the file. */
  readonly name: string;
  /** A `data:` address; null while the file is being opened. */
  readonly preview: string | null;
  readonly state: 'sending' | 'ready' | 'failed';
  /** As the server knows it. */
  readonly id: string | null;
}

export interface PhotoError {
  readonly problem: PhotoProblem | 'tooMany';
  readonly name: string;
}

export interface Photos {
  readonly list: readonly PickedPhoto[];
  /** Why the last files were not taken. */
  readonly errors: readonly PhotoError[];
  readonly add: (files: readonly File[]) => void;
  readonly remove: (key: number) => void;
  /** Sends a photo again whose sending has failed. */
  readonly again: (key: number) => void;
  /** The ids of all photos, once they have been sent; null when one could not be. */
  readonly sent: () => Promise<readonly string[] | null>;
}

const problemOf = (code: string): PhotoProblem | undefined => PHOTO_PROBLEMS.find((problem) => problem === code);

/** The photos of a review that is being written; each is sent as soon as it is picked. */
export function usePhotos(calls: () => Pick<ReviewCalls, 'uploadReviewPhoto'>): Photos {
  const [list, setList] = useState<readonly PickedPhoto[]>([]);
  const [errors, setErrors] = useState<readonly PhotoError[]>([]);
  const files = useRef(new Map<number, File>());
  /** By key: the id, null when it could not be sent. */
  const sendings = useRef(new Map<number, Promise<string | null>>());
  const lastKey = useRef(0);

  const change = (key: number, news: Partial<PickedPhoto>): void =>
    setList((photos) => photos.map((photo) => (photo.key === key ? { ...photo, ...news } : photo)));
  const remove = (key: number): void => {
    files.current.delete(key);
    sendings.current.delete(key);
    setList((photos) => photos.filter((photo) => photo.key !== key));
  };
  const refuse = (key: number, name: string, problem: PhotoProblem): null => {
    remove(key);
    setErrors((known) => [...known, { problem, name }]);
    return null;
  };
  const send = async (key: number, file: File): Promise<string | null> => {
    const shrunk = await shrinkPhoto(file);
    if (typeof shrunk === 'string') return refuse(key, file.name, shrunk);
    change(key, { preview: shrunk.preview });
    const answer = await calls().uploadReviewPhoto(shrunk.blob);
    if (answer.ok) {
      change(key, { state: 'ready', id: answer.value.id });
      return answer.value.id;
    }
    const problem = problemOf(answer.error.code);
    if (problem !== undefined) return refuse(key, file.name, problem);
    change(key, { state: 'failed' });
    return null;
  };
  const start = (key: number, file: File): void => void sendings.current.set(key, send(key, file));

  return {
    list,
    errors,
    add: (picked) => {
      const room = Math.max(0, MOST_PHOTOS - sendings.current.size);
      setErrors(picked.length > room ? [{ problem: 'tooMany', name: '' }] : []);
      for (const file of picked.slice(0, room)) {
        lastKey.current += 1;
        const key = lastKey.current;
        files.current.set(key, file);
        setList((photos) => [...photos, { key, name: file.name, preview: null, state: 'sending', id: null }]);
        start(key, file);
      }
    },
    remove,
    again: (key) => {
      const file = files.current.get(key);
      if (file === undefined) return;
      change(key, { state: 'sending' });
      start(key, file);
    },
    sent: async () => {
      const keys = [...sendings.current.keys()];
      const ids = await Promise.all(sendings.current.values());
      // One that was refused meanwhile is in the list no longer; its message stands at the field.
      const isMissing = keys.some((key, index) => ids[index] === null && sendings.current.has(key));
      return isMissing ? null : ids.filter((id) => id !== null);
    },
  };
}
