import { useTranslate } from 'ra-core';
import * as styles from '../../parts/parts.css.ts';

interface MoveButtonsProps {
  /** Its place in the list, from 0. */
  readonly at: number;
  readonly count: number;
  readonly name: string;
  readonly onShift: (from: number, to: number, button: 0 | 1) => void;
}

/** J-348: moves a thing up or down without dragging it. */
export const MoveButtons = ({ at, count, name, onShift }: MoveButtonsProps) => {
  const translate = useTranslate();
  return (
    <>
      <button
        type="button"
        data-moves="up"
        className={styles.button.plain}
        aria-disabled={at === 0}
        aria-label={translate('order.upNamed', { name })}
        onClick={() => onShift(at, at - 1, 0)}
      >
        {translate('order.up')}
      </button>
      <button
        type="button"
        data-moves="down"
        className={styles.button.plain}
        aria-disabled={at === count - 1}
        aria-label={translate('order.downNamed', { name })}
        onClick={() => onShift(at, at + 1, 1)}
      >
        {translate('order.down')}
      </button>
    </>
  );
};
