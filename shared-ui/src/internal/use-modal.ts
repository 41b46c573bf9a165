import { useEffect, useLayoutEffect, useRef, type MouseEvent, type RefObject, type SyntheticEvent } from 'react';

interface Modal {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
  readonly onClose: (event: SyntheticEvent<HTMLDialogElement>) => void;
  readonly onClick: (event: MouseEvent<HTMLDialogElement>) => void;
}

/** Stops the page from scrolling and keeps the room of its scroll bar. */
function holdPage(): void {
  const { documentElement: root } = document;
  if ('modal' in root.dataset) return;
  root.style.setProperty('--am-scroll-bar', `${innerWidth - root.clientWidth}px`);
  root.dataset['modal'] = '';
}

/** Lets the page scroll again once the last dialog (but `closing`) is closed. */
function releasePage(closing?: Element): void {
  if ([...document.querySelectorAll('dialog[open]')].some((dialog) => dialog !== closing)) return;
  delete document.documentElement.dataset['modal'];
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
      holdPage();
      dialog.showModal();
    }
    if (!open && dialog.open) {
      dialog.close();
      releasePage();
    }
  }, [open]);

  // J-362: where a change of the layout takes its place off the screen (`display: none`), a dialog that stays open would leave a page on which
  // nothing can be pressed.
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return undefined;
    const observer = new ResizeObserver(() => {
      if (dialog.open && dialog.getClientRects().length === 0) close.current();
    });
    observer.observe(dialog);
    return () => observer.disconnect();
  }, [open]);

  // A part that goes away while open must leave the page usable: closed while it still stands, it gives the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => {
      if (!dialog?.open) return;
      dialog.close();
      releasePage(dialog);
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
