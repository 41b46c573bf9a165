import { useEffect, useRef, useState } from 'react';
import {
  COMPLAINT_FILE_PROBLEMS,
  COMPLAINT_FILE_TYPES,
  MOST_COMPLAINT_FILE_BYTES,
  MOST_COMPLAINT_FILES,
  type ComplaintFileProblem,
} from 'shared-contracts/complaints';
import type { Commerce } from '../../session/commerce.ts';

export interface PickedFile {
  readonly key: number;
  readonly name: string;
  readonly state: 'sending' | 'ready' | 'failed';
  /** As the server knows it, once it has been sent. */
  readonly id: string | null;
}

export interface FileError {
  readonly problem: ComplaintFileProblem | 'tooMany';
  readonly name: string;
}

export interface Files {
  readonly list: readonly PickedFile[];
  /** Why the last files were not taken. */
  readonly errors: readonly FileError[];
  readonly add: (files: readonly File[]) => void;
  readonly remove: (key: number) => void;
  /** Sends a file again whose sending was cut off. */
  readonly again: (key: number) => void;
}

const problemOf = (code: string): ComplaintFileProblem | undefined => COMPLAINT_FILE_PROBLEMS.find((problem) => problem === code);

/** What may be asked of a file before it is sent; the server looks at its bytes. */
const fileProblem = ({ size, type }: Pick<File, 'size' | 'type'>): ComplaintFileProblem | null => {
  if (!COMPLAINT_FILE_TYPES.some((known) => known === type)) return 'file_type';
  return size > MOST_COMPLAINT_FILE_BYTES ? 'file_bytes' : null;
};

interface FilesOptions {
  readonly calls: () => Pick<Commerce, 'uploadComplaintFile'>;
  /** Files that were sent before a reload. */
  readonly kept: readonly { readonly id: string; readonly name: string }[];
  /** The list has changed. */
  readonly onChange: () => void;
}

/** ∅09: photos and papers of a complaint; each is sent as soon as it is picked. */
export function useFiles({ calls, kept, onChange }: FilesOptions): Files {
  const [list, setList] = useState<readonly PickedFile[]>(() =>
    kept.map(({ id, name }, at) => ({ key: at + 1, name, state: 'ready', id })),
  );
  const [errors, setErrors] = useState<readonly FileError[]>([]);
  const files = useRef(new Map<number, File>());
  const lastKey = useRef(kept.length);
  useEffect(onChange, [list, onChange]);

  const change = (key: number, news: Partial<PickedFile>): void =>
    setList((known) => known.map((file) => (file.key === key ? { ...file, ...news } : file)));
  const remove = (key: number): void => {
    files.current.delete(key);
    setList((known) => known.filter((file) => file.key !== key));
  };
  const refuse = (key: number, name: string, problem: ComplaintFileProblem): void => {
    remove(key);
    setErrors((known) => [...known, { problem, name }]);
  };
  const send = async (key: number, file: File): Promise<void> => {
    const local = fileProblem(file);
    if (local !== null) return refuse(key, file.name, local);
    const answer = await calls().uploadComplaintFile(file, file.name);
    if (answer.ok) return change(key, { state: 'ready', id: answer.value.id });
    const problem = problemOf(answer.error.code);
    return problem === undefined ? change(key, { state: 'failed' }) : refuse(key, file.name, problem);
  };

  return {
    list,
    errors,
    add: (picked) => {
      const room = Math.max(0, MOST_COMPLAINT_FILES - list.length);
      setErrors(picked.length > room ? [{ problem: 'tooMany', name: '' }] : []);
      for (const file of picked.slice(0, room)) {
        lastKey.current += 1;
        const key = lastKey.current;
        files.current.set(key, file);
        setList((known) => [...known, { key, name: file.name, state: 'sending', id: null }]);
        void send(key, file);
      }
    },
    remove,
    again: (key) => {
      const file = files.current.get(key);
      if (file === undefined) return;
      change(key, { state: 'sending' });
      void send(key, file);
    },
  };
}
