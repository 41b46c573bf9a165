import { useEffect, useState } from 'react';

/** The open dialog on top, if any: what stands outside it is inert, so toasts move into it. */
export function useTopDialog(): Element | null {
  const [dialog, setDialog] = useState<Element | null>(null);
  useEffect(() => {
    const look = (): void => setDialog([...document.querySelectorAll('dialog[open]')].at(-1) ?? null);
    look();
    // One attribute tells of every dialog of every remote.
    const observer = new MutationObserver(look);
    observer.observe(document.documentElement, { subtree: true, attributes: true, attributeFilter: ['open', 'data-modal'] });
    return () => observer.disconnect();
  }, []);
  return dialog;
}
