import { useState, type ReactNode } from 'react';
import * as styles from './parts.css.ts';
import { hasReason, RejectForm } from './RejectForm.tsx';
import type { FieldErrors } from './use-change.ts';

interface Rejection {
  /** Names the draft of the reason. */
  readonly place: string;
  readonly label: string;
  /** Accessible name of the button: the label with what it is about. */
  readonly name: string;
  readonly isPending: boolean;
  readonly onReject: (reason: string) => Promise<FieldErrors | undefined>;
}

/**
 * An author's text that may be rejected. The form is open when a reason has been begun; the focus follows a press, never what the page does by itself.
 * @returns the open form, else null; and the button that opens it
 */
export function useRejection({ place, label, name, isPending, onReject }: Rejection): {
  readonly form: ReactNode;
  readonly button: ReactNode;
} {
  const [state, setState] = useState<'no' | 'begun' | 'opened' | 'cancelled'>(() => (hasReason(place) ? 'begun' : 'no'));
  const isOpen = state === 'begun' || state === 'opened';
  return {
    form: isOpen ? (
      <RejectForm
        place={place}
        onReject={onReject}
        isPending={isPending}
        takesFocus={state === 'opened'}
        onCancel={() => setState('cancelled')}
      />
    ) : null,
    button: (
      <button
        type="button"
        className={styles.button.danger}
        aria-label={name}
        autoFocus={state === 'cancelled'}
        onClick={() => setState('opened')}
      >
        {label}
      </button>
    ),
  };
}
