import { useState } from 'react';
import { button } from './parts.css.ts';

interface SureButtonProps {
  readonly label: string;
  /** What it says once it has been pressed. */
  readonly sure: string;
  /** Accessible name: the label with what it is about. */
  readonly name: string;
  readonly isPending: boolean;
  readonly onSure: () => void;
}

/** What cannot be taken back happens with the second press: the first one asks. */
export const SureButton = ({ label, sure, name, isPending, onSure }: SureButtonProps) => {
  const [isAsked, setAsked] = useState(false);
  return (
    <button
      type="button"
      className={button.danger}
      aria-label={isAsked ? undefined : name}
      aria-disabled={isPending}
      onBlur={() => setAsked(false)}
      onClick={({ detail }) => {
        // The rest of a double click: nobody has read the question yet.
        if (detail > 1) return;
        if (!isAsked) setAsked(true);
        else if (!isPending) onSure();
      }}
    >
      {isAsked ? sure : label}
    </button>
  );
};
