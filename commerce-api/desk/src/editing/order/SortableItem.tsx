import type { ReactNode } from 'react';
import { useSortable } from '@dnd-kit/sortable';
import { useTranslate } from 'ra-core';
import * as css from './order.css.ts';

interface SortableItemProps {
  readonly id: string;
  readonly className: string;
  /** Accessible name of the handle. */
  readonly handleLabel: string;
  /** The thing. @param handle by which it is dragged */
  readonly children: (handle: ReactNode) => ReactNode;
}

/** A thing of a `SortableList`. */
export const SortableItem = ({ id, className, handleLabel, children }: SortableItemProps) => {
  const translate = useTranslate();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    attributes: { roleDescription: translate('order.role') },
  });
  const moved = transform === null ? '' : `translate3d(${transform.x}px, ${transform.y}px, 0)`;
  return (
    <li
      ref={setNodeRef}
      className={isDragging ? `${className} ${css.dragged}` : className}
      style={{ transform: moved, ...(transition !== undefined && { transition }) }}
    >
      {children(
        <button ref={setActivatorNodeRef} type="button" className={css.handle} {...attributes} {...listeners} aria-label={handleLabel}>
          <svg aria-hidden="true" viewBox="0 0 24 24" width="20" height="20" fill="currentColor">
            <circle cx="9" cy="6" r="1.6" />
            <circle cx="15" cy="6" r="1.6" />
            <circle cx="9" cy="12" r="1.6" />
            <circle cx="15" cy="12" r="1.6" />
            <circle cx="9" cy="18" r="1.6" />
            <circle cx="15" cy="18" r="1.6" />
          </svg>
        </button>,
      )}
    </li>
  );
};
