import { useCallback, useState, type FormEvent } from 'react';
import { useConnection, type StorageKey } from 'shared-contracts';

type Values = Readonly<Record<string, string>>;
type DraftKey = StorageKey<{ readonly productId: number; readonly values: Record<string, string> }>;

export interface Draft {
  /** What was typed before, by the names of the fields. */
  readonly values: Values;
  /** For the form: keeps what is typed, so that neither an error nor a reload loses it. */
  readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
  /** After it has been sent. */
  readonly drop: () => void;
}

/** What is being written about a product, for as long as the tab is open. A consent is given anew. */
export function useDraft(key: DraftKey, productId: number): Draft {
  const connection = useConnection();
  const [values] = useState<Values>(() => {
    const kept = connection().storage.read(key);
    return kept?.productId === productId ? kept.values : {};
  });
  const onInput = useCallback(
    ({ currentTarget }: FormEvent<HTMLFormElement>): void => {
      const typed: Record<string, string> = {};
      for (const [name, value] of new FormData(currentTarget)) {
        if (typeof value === 'string' && !name.startsWith('checked_')) typed[name] = value;
      }
      connection().storage.write(key, { productId, values: typed });
    },
    [connection, key, productId],
  );
  const drop = useCallback(() => connection().storage.remove(key), [connection, key]);
  return { values, onInput, drop };
}
