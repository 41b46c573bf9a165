import { useMemo, useRef, useState } from 'react';
import { useConnection } from 'shared-contracts';
import type { ComplaintChannel } from 'shared-contracts/complaints';
import { COMPLAINT_DRAFT } from 'shared-contracts/storage';

export interface ComplaintDraft {
  /** What was typed before, by the names of the fields. */
  readonly values: Readonly<Record<string, string>>;
  /** Keeps what stands in the form now, so that neither an error, nor a reload, nor the end of a session loses it. */
  readonly keep: (form: HTMLFormElement | null) => void;
  /** After it has been sent. */
  readonly drop: () => void;
}

/** ∅09: a complaint that is being written, for as long as the tab is open. A consent is given anew. */
export function useComplaintDraft(channel: ComplaintChannel): ComplaintDraft {
  const connection = useConnection();
  const isSent = useRef(false);
  const [values] = useState(() => {
    const kept = connection().storage.read(COMPLAINT_DRAFT);
    return kept?.channel === channel ? kept.values : {};
  });
  return useMemo(
    () => ({
      values,
      keep: (form) => {
        if (form === null || isSent.current) return;
        const typed: Record<string, string> = {};
        for (const [name, value] of new FormData(form)) if (typeof value === 'string' && !name.startsWith('checked_')) typed[name] = value;
        connection().storage.write(COMPLAINT_DRAFT, { channel, values: typed });
      },
      drop: () => {
        isSent.current = true;
        connection().storage.remove(COMPLAINT_DRAFT);
      },
    }),
    [channel, connection, values],
  );
}
