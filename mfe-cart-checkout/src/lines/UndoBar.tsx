import { Undo2, X } from 'shared-ui/icons';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { Button, IconButton } from 'shared-ui/button';
import { texts } from '../texts.ts';
import * as css from './undo-bar.css.ts';

interface UndoBarProps {
  readonly name: string;
  /** What happened to the line (J-303). */
  readonly cause?: 'removed' | 'saved-for-later';
  readonly onUndo: () => Promise<void>;
  readonly onDismiss: () => void;
}

/** Says what was taken out and gives it back. The focus comes here: the button that had it is gone with its line. */
export const UndoBar = ({ name, cause = 'removed', onUndo, onDismiss }: UndoBarProps): ReactNode => {
  const t = useTexts(texts);
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Only if it was lost: a bar that comes with the page must not take it.
    if (document.activeElement === document.body) undo.current?.focus();
  }, []);
  return (
    <div className={css.bar}>
      <p className={css.text}>{t(cause === 'removed' ? 'undo.text' : 'undo.aside', { name })}</p>
      <Button ref={undo} variant="quiet" size="small" icon={Undo2} onClick={onUndo}>
        {t('undo.button')}
      </Button>
      <IconButton icon={X} label={t('undo.dismiss')} onClick={onDismiss} />
    </div>
  );
};
