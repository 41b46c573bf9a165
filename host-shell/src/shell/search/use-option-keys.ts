import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

interface OptionKeys {
  /** The search bar with the field. */
  readonly bar: RefObject<HTMLElement | null>;
  readonly listId: string;
  /** Whether there is a list to walk through. */
  readonly isOpen: boolean;
  /** Whether there is anything to put away: a list, or the words that nothing fits. */
  readonly isShown: boolean;
  /** Changes with what the list shows: a new list has no active option. */
  readonly content: unknown;
  readonly onClose: () => void;
}

const optionsOf = (list: Element | null): readonly HTMLElement[] => [...(list?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];

/** The place of the next option; before the first one is none: the field itself. */
const moved = (from: number, by: number, count: number): number => {
  const to = from + by;
  return to < -1 ? count - 1 : to >= count ? -1 : to;
};

/**
 * Walks through the options of a list with the arrow keys while the focus stays in the field (`aria-activedescendant`). Enter follows
 * the active option; Esc puts the list away and keeps what was typed.
 * @returns the id of the active option
 */
export const useOptionKeys = ({ bar, listId, isOpen, isShown, content, onClose }: OptionKeys): string | null => {
  const [active, setActive] = useState<string | null>(null);
  const [shown, setShown] = useState(content);
  if (shown !== content) {
    setShown(content);
    setActive(null);
  }
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (event.isComposing) return;
    if (isShown && event.key === 'Escape' && event.target instanceof HTMLInputElement && event.target.value !== '') {
      // Neither empties the field, which is what browsers do, nor closes what the field stands in.
      event.preventDefault();
      event.stopPropagation();
      onClose();
      return;
    }
    if (!isOpen) return;
    const options = optionsOf(document.getElementById(listId));
    const at = options.findIndex(({ id }) => id === active);
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const next = options[moved(at, event.key === 'ArrowDown' ? 1 : -1, options.length)];
      next?.scrollIntoView({ block: 'nearest' });
      setActive(next?.id ?? null);
    } else if (event.key === 'Enter' && at >= 0) {
      event.preventDefault();
      options[at]?.click();
    }
  });
  useEffect(() => {
    const field = bar.current?.querySelector('input');
    field?.addEventListener('keydown', onKey);
    return () => field?.removeEventListener('keydown', onKey);
  }, [bar]);
  useEffect(() => {
    const field = bar.current?.querySelector('input');
    if (!field || !isOpen) return;
    field.setAttribute('aria-controls', listId);
    field.setAttribute('aria-autocomplete', 'list');
    if (active === null) field.removeAttribute('aria-activedescendant');
    else field.setAttribute('aria-activedescendant', active);
    return () => {
      for (const name of ['aria-controls', 'aria-autocomplete', 'aria-activedescendant']) field.removeAttribute(name);
    };
  }, [bar, listId, isOpen, active]);
  return active;
};
