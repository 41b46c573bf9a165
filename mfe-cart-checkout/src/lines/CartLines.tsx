import { Fragment, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { texts } from '../texts.ts';
import * as css from './cart-line.css.ts';
import { CartLineRow } from './CartLineRow.tsx';
import { UndoBar } from './UndoBar.tsx';
import { nameOf } from './item-name.ts';
import type { CartEditing } from './use-cart-editing.ts';

interface CartLinesProps {
  readonly editing: CartEditing;
  readonly onLeave?: (() => void) | undefined;
}

/** The products of the cart; where one was taken out stands the way back, so that nothing jumps. */
export const CartLines = ({ editing, onLeave }: CartLinesProps): ReactNode => {
  const t = useTexts(texts);
  const { view, removed } = editing;
  const bar = removed && (
    <li key="undo" className={css.row}>
      <UndoBar name={nameOf(removed.item)} cause={removed.cause} onUndo={editing.undo} onDismiss={editing.dismissUndo} />
    </li>
  );
  const at = removed === null ? -1 : Math.min(removed.at, view.lines.length);
  return (
    <ul className={css.list} aria-label={t('list.label')}>
      {view.lines.map((line, index) => (
        <Fragment key={line.item.item_id}>
          {index === at && bar}
          <CartLineRow
            line={line}
            onChange={(qty) => void editing.change(line, qty)}
            onRemove={() => void editing.remove(line)}
            onSave={() => void editing.saveForLater(line)}
            announce={editing.announce}
            onLeave={onLeave}
          />
        </Fragment>
      ))}
      {at === view.lines.length && bar}
    </ul>
  );
};
