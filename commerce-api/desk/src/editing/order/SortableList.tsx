import type { ReactNode } from 'react';
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useTranslate } from 'ra-core';

interface SortableListProps {
  /** Of the things, in their order. */
  readonly ids: readonly string[];
  /** What a thing is called when its move is told. */
  readonly nameOf: (id: string) => string;
  readonly onMove: (from: number, to: number) => void;
  /** A list of `SortableItem`. */
  readonly children: ReactNode;
}

/** Pixels: a press that hardly moves is no drag. */
const startsAfter = 6;

/** J-348: a list whose things are dragged to another place, by pointer or by keyboard, and told to screen readers while they are. */
export const SortableList = ({ ids, nameOf, onMove, children }: SortableListProps) => {
  const translate = useTranslate();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: startsAfter } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const told = (key: string, active: string | number, over?: string | number): string =>
    translate(`order.${key}`, {
      name: nameOf(String(active)),
      place: ids.indexOf(String(over ?? active)) + 1,
      count: ids.length,
    });
  const announcements: Announcements = {
    onDragStart: ({ active }) => told('lifted', active.id),
    onDragOver: ({ active, over }) => told('over', active.id, over?.id),
    onDragEnd: ({ active, over }) => told('dropped', active.id, over?.id),
    onDragCancel: ({ active }) => told('cancelled', active.id),
  };
  const end = ({ active, over }: DragEndEvent): void => {
    const [from, to] = [ids.indexOf(String(active.id)), ids.indexOf(String(over?.id ?? active.id))];
    if (from !== to && from >= 0 && to >= 0) onMove(from, to);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={end}
      accessibility={{ announcements, screenReaderInstructions: { draggable: translate('order.how') } }}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
};
