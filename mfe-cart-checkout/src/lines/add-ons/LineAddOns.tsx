import { Suspense, useId, useState, type ReactNode } from 'react';
import { formatMoney, useTexts } from 'shared-contracts';
import { Button, IconButton } from 'shared-ui/button';
import { CatalogueText } from 'shared-ui/catalogue-text';
import { ChevronDown, X } from 'shared-ui/icons';
import { FailedLine, lazyPart } from 'shared-ui/lazy-part';
import { texts } from '../../texts.ts';
import type { CartLine } from '../../service/cart-view.ts';
import { nameOf } from '../item-name.ts';
import { UndoBar } from '../UndoBar.tsx';
import * as css from './add-ons.css.ts';
import { useAddOns } from './use-add-ons.ts';

// Most lines stay as they are: the choices and the calls of the server come when they are wanted.
const AddOnEditor = lazyPart(() => import('./AddOnEditor.tsx'), FailedLine);

interface LineAddOnsProps {
  readonly line: CartLine;
  /** Tells screen readers what was done. */
  readonly announce: (words: string) => void;
  readonly onLeave?: (() => void) | undefined;
}

/** C-26, C-27: warranty and services of a line, each with its price, and the way to choose others. */
export const LineAddOns = ({ line, announce, onLeave }: LineAddOnsProps): ReactNode => {
  const t = useTexts(texts);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const editing = useAddOns(line, announce);
  const { item, addOns } = line;
  const { problem, removed } = editing;
  const name = nameOf(item);
  const isOffered = item.has_warranty_options === true || (item.services ?? []).length > 0;
  if (!isOffered && addOns.length === 0) return null;
  const opener = t(addOns.length > 0 ? 'addOns.change' : 'addOns.add');
  return (
    <div className={css.addOns}>
      {addOns.length > 0 && (
        <ul className={css.list} aria-label={t('addOns.of', { name })}>
          {addOns.map((addOn) => (
            <li key={`${addOn.kind} ${addOn.id}`} className={css.entry}>
              <span className={css.words}>
                <CatalogueText text={addOn.name} />
                {addOn.place !== null && <span className={css.place}>{addOn.place}</span>}
              </span>
              <span className={css.total}>
                {formatMoney(addOn.total)}
                {line.qty > 1 && <span className={css.each}>{t('line.each', { price: addOn.price })}</span>}
              </span>
              <IconButton icon={X} label={t('addOns.remove', { name: addOn.name })} onClick={() => editing.remove(addOn)} />
            </li>
          ))}
        </ul>
      )}
      {removed !== null && <UndoBar name={removed.name} onUndo={editing.undo} onDismiss={editing.dismissUndo} />}
      <p className={css.problem} role="alert">
        {problem}
      </p>
      {isOffered && (
        <Button
          variant="quiet"
          size="small"
          icon={ChevronDown}
          className={css.opener}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={t('addOns.for', { action: opener, name })}
          onClick={() => setOpen(!isOpen)}
        >
          {opener}
        </Button>
      )}
      <div id={id}>
        {isOpen && (
          <Suspense fallback={<div className={css.room} />}>
            <AddOnEditor item={item} send={editing.send} {...(onLeave && { onLeave })} />
          </Suspense>
        )}
      </div>
    </div>
  );
};
