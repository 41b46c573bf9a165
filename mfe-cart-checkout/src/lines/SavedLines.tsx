import { useRef, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { Panel } from 'shared-ui/page-container';
import type { SavedLine } from '../service/cart-view.ts';
import { texts } from '../texts.ts';
import { SavedLineRow } from './SavedLineRow.tsx';
import * as css from './saved-lines.css.ts';
import { useSavedEditing } from './use-saved-editing.ts';

interface SavedLinesProps {
  readonly lines: readonly SavedLine[];
  readonly announce: (words: string) => void;
}

/** J-303: what was put aside for later, beneath the cart. */
export default function SavedLines({ lines, announce }: SavedLinesProps): ReactNode {
  const t = useTexts(texts);
  const editing = useSavedEditing(announce);
  const heading = useRef<HTMLHeadingElement>(null);
  /** The button that was pressed goes with its row: who uses the keyboard goes on from the heading of the list. */
  const keepPlace = async (done: Promise<void>): Promise<void> => {
    await done;
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  };
  return (
    <Panel className={css.panel} aria-labelledby="saved-for-later">
      <h2 id="saved-for-later" ref={heading} tabIndex={-1} className={css.title}>
        {t('saved.title', { count: lines.length })}
      </h2>
      <ul className={css.list}>
        {lines.map((line) => (
          <SavedLineRow
            key={line.item.item_id}
            line={line}
            onTakeBack={() => keepPlace(editing.takeBack(line))}
            onRemove={() => void keepPlace(editing.remove(line))}
          />
        ))}
      </ul>
      <p className={css.note}>{t('saved.note')}</p>
    </Panel>
  );
}
