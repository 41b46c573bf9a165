import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ApiResult } from 'shared-contracts';

export interface PickedFile {
  readonly key: number;
  readonly name: string;
  /** A `data:` address, the only kind that the policy admits; null without a picture. */
  readonly preview: string | null;
  readonly state: 'sending' | 'ready' | 'failed';
  /** J-365: how much of it has been sent, in whole percent; null where nobody counts, and when it is not being sent. */
  readonly percent: number | null;
  /** As the server knows it, once it has been sent. */
  readonly id: string | null;
}

type KeptFile = Omit<PickedFile, 'percent'>;

/** What became of a sending: null when it was cut off and may be tried again. */
export type SentFile<Problem extends string> = { readonly id: string } | { readonly refused: Problem } | null;

export interface FileError<Problem extends string> {
  readonly problem: Problem | 'tooMany';
  readonly name: string;
}

export interface Files<Problem extends string> {
  readonly most: number;
  readonly list: readonly PickedFile[];
  /** Why the last files were not taken. */
  readonly errors: readonly FileError<Problem>[];
  readonly add: (files: readonly File[]) => void;
  readonly remove: (key: number) => void;
  /** Sends a file again whose sending was cut off; so does the connection when it comes back. */
  readonly again: (key: number) => void;
  /** The ids of all files, once they have been sent; null when one could not be. */
  readonly sent: () => Promise<readonly string[] | null>;
}

/** The file that is being sent. */
export interface Sending {
  /** Shows a small picture of it meanwhile. */
  readonly showPreview: (address: string) => void;
  /** Tells how much of it has been sent, 0-1. */
  readonly onProgress: (share: number) => void;
  /** Ends when the file is taken away: nobody waits for it any more. */
  readonly signal: AbortSignal;
}

interface FilesOptions<Problem extends string> {
  readonly most: number;
  /** Checks a file and sends it. */
  readonly send: (file: File, sending: Sending) => Promise<SentFile<Problem>>;
  /** Files that were sent before a reload. */
  readonly kept?: readonly { readonly id: string; readonly name: string }[];
  /** The list has changed. */
  readonly onChange?: () => void;
}

/** Reads the server's answer to a file; an error that is none of the `problems` is worth another try. */
export function sentFile<Problem extends string>(
  answer: ApiResult<{ readonly id: string }>,
  problems: readonly Problem[],
): SentFile<Problem> {
  if (answer.ok) return { id: answer.value.id };
  const refused = problems.find((problem) => problem === answer.error.code);
  return refused === undefined ? null : { refused };
}

const ignored = (): void => {};

/** The files of a form that is being written; each is sent as soon as it is picked. */
export function useFiles<Problem extends string>({ most, send, kept = [], onChange = ignored }: FilesOptions<Problem>): Files<Problem> {
  const [list, setList] = useState<readonly KeptFile[]>(() =>
    kept.map(({ id, name }, key) => ({ key, name, preview: null, state: 'ready', id })),
  );
  /** By key; apart, because `onChange` is about which files there are. */
  const [percents, setPercents] = useState<ReadonlyMap<number, number>>(new Map());
  const [errors, setErrors] = useState<readonly FileError<Problem>[]>([]);
  const files = useRef(new Map<number, File>());
  /** By key: the id, null when it could not be sent. */
  const sendings = useRef(new Map(list.map(({ key, id }) => [key, Promise.resolve(id)])));
  /** Of the files that are being sent. */
  const ends = useRef(new Map<number, AbortController>());
  const nextKey = useRef(kept.length);
  useEffect(onChange, [list, onChange]);

  const change = (key: number, news: Partial<KeptFile>): void =>
    setList((known) => known.map((file) => (file.key === key ? { ...file, ...news } : file)));
  const remove = (key: number): void => {
    ends.current.get(key)?.abort();
    ends.current.delete(key);
    files.current.delete(key);
    sendings.current.delete(key);
    setList((known) => known.filter((file) => file.key !== key));
  };
  const sendOne = async (key: number, file: File): Promise<string | null> => {
    const end = new AbortController();
    ends.current.set(key, end);
    setPercents((known) => new Map([...known].filter(([other]) => other !== key)));
    const answer = await send(file, {
      showPreview: (preview) => change(key, { preview }),
      onProgress: (share) => setPercents((known) => new Map(known).set(key, Math.floor(share * 100))),
      signal: end.signal,
    });
    // It was taken away: it is in no list.
    if (end.signal.aborted) return null;
    ends.current.delete(key);
    if (answer === null) {
      change(key, { state: 'failed' });
      return null;
    }
    if ('refused' in answer) {
      remove(key);
      setErrors((known) => [...known, { problem: answer.refused, name: file.name }]);
      return null;
    }
    change(key, { state: 'ready', id: answer.id });
    return answer.id;
  };
  const start = (key: number, file: File): void => void sendings.current.set(key, sendOne(key, file));
  const again = (key: number): void => {
    const file = files.current.get(key);
    if (file === undefined) return;
    change(key, { state: 'sending' });
    start(key, file);
  };
  // J-338: what was cut off goes on by itself when there is a connection again.
  const againAll = useEffectEvent(() => {
    for (const { key, state } of list) if (state === 'failed') again(key);
  });
  useEffect(() => {
    const onOnline = (): void => againAll();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);

  return {
    most,
    list: list.map((file) => ({ ...file, percent: file.state === 'sending' ? (percents.get(file.key) ?? null) : null })),
    errors,
    add: (picked) => {
      const room = Math.max(0, most - sendings.current.size);
      setErrors(picked.length > room ? [{ problem: 'tooMany', name: '' }] : []);
      for (const file of picked.slice(0, room)) {
        const key = nextKey.current;
        nextKey.current += 1;
        files.current.set(key, file);
        setList((known) => [...known, { key, name: file.name, preview: null, state: 'sending', id: null }]);
        start(key, file);
      }
    },
    remove,
    again,
    sent: async () => {
      const keys = [...sendings.current.keys()];
      const ids = await Promise.all(sendings.current.values());
      // One that was refused meanwhile is in the list no longer; its message stands at the field.
      const isMissing = keys.some((key, index) => ids[index] === null && sendings.current.has(key));
      return isMissing ? null : ids.filter((id) => id !== null);
    },
  };
}
