import { arrayMove } from '@dnd-kit/sortable';
import { useInput, useTranslate, ValidationError } from 'ra-core';
import * as styles from '../../parts/parts.css.ts';
import { MoveButtons } from './MoveButtons.tsx';
import * as css from './order.css.ts';
import { SortableItem } from './SortableItem.tsx';
import { SortableList } from './SortableList.tsx';
import { useShift } from './use-shift.ts';

interface OrderFieldProps {
  readonly source: string;
  readonly label: string;
  /** What the things are called, by their keys. */
  readonly labels: ReadonlyMap<string, string>;
}

/** J-348: keys of things, one a line, as a list whose order an editor changes by dragging, by keyboard or by two buttons. */
export const OrderField = ({ source, label, labels }: OrderFieldProps) => {
  const translate = useTranslate();
  const { id, field, fieldState } = useInput({ source });
  const message = fieldState.error?.message;
  // A draft may name what has gone since; it is left out of what is published, too.
  const keys = String(field.value)
    .split('\n')
    .filter((key) => labels.has(key));
  const nameOf = (key: string): string => labels.get(key) ?? key;
  const move = (from: number, to: number): void => field.onChange(arrayMove(keys, from, to).join('\n'));
  const { list, shift } = useShift(keys.length, move);
  return (
    <div className={styles.field} role="group" aria-labelledby={id}>
      <p className={styles.label} id={id}>
        {translate(label)}
      </p>
      <SortableList ids={keys} nameOf={nameOf} onMove={move}>
        <ol ref={list} className={css.list}>
          {keys.map((key, at) => (
            <SortableItem key={key} id={key} className={css.row} handleLabel={translate('order.drag', { name: nameOf(key) })}>
              {(handle) => (
                <>
                  {handle}
                  <span className={css.name}>{nameOf(key)}</span>
                  <MoveButtons at={at} count={keys.length} name={nameOf(key)} onShift={shift} />
                </>
              )}
            </SortableItem>
          ))}
        </ol>
      </SortableList>
      {message !== undefined && (
        <p className={styles.error} role="alert">
          <ValidationError error={message} />
        </p>
      )}
    </div>
  );
};
