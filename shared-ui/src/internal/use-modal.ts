import { useEffect, useRef, type MouseEvent, type RefObject, type SyntheticEvent } from 'react';

interface Modal {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
  readonly onClose: (event: SyntheticEvent<HTMLDialogElement>) => void;
  readonly onClick: (event: MouseEvent<HTMLDialogElement>) => void;
}

/**
 * [S-36] Ties a native `<dialog>` to state. The browser traps the focus, makes everything behind inert, closes on Esc
 * and gives the focus back to what opened it; a press on the backdrop closes too.
 */
export function useModal(open: boolean, onClose: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) {
      dialog.showModal();
      document.documentElement.dataset['modal'] = '';
    }
    if (!open && dialog.open) dialog.close();
    if (!open && !document.querySelector('dialog[open]')) delete document.documentElement.dataset['modal'];
  }, [open]);

  // A part that goes away while open must leave the page usable.
  useEffect(() => {
    const dialog = ref.current;
    return () => {
      dialog?.close();
      if (!document.querySelector('dialog[open]')) delete document.documentElement.dataset['modal'];
    };
  }, []);

  return {
    ref,
    onCancel: (event) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    onClose: (event) => {
      if (event.target === event.currentTarget && open) onClose();
    },
    // The dialog itself is hit only beside its content: the content fills its box.
    onClick: (event) => {
      if (event.target === event.currentTarget) onClose();
    },
  };
}
