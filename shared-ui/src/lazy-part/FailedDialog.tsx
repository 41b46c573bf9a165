import { useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { raiseNotice, useTexts } from 'shared-contracts';
import { frameTexts } from '../frame-texts/index.ts';
import type { FailedPartProps } from './lazy-part.tsx';

interface DialogProps {
  /** False: its code was loaded ahead of the first opening. */
  readonly open?: boolean;
  readonly onClose: () => void;
}

// One id: several failed dialogs raise one notice.
const NOTICE = 'part-not-here';

/** In the place of a dialog whose code could not be loaded: closes it and raises a notice. Opening it again is a new attempt. */
export const FailedDialog = ({ part: { open = true, onClose }, onRetry }: FailedPartProps<DialogProps>): null => {
  const t = useTexts(frameTexts);
  const raise = useSetAtom(raiseNotice);
  const wasClosed = useRef(false);
  useEffect(() => {
    if (!open) wasClosed.current = true;
    else if (wasClosed.current) onRetry();
    else {
      raise({ type: 'error', topic: 'page', id: NOTICE, content: `${t('error.title')}. ${t('error.retry')}.` });
      onClose();
    }
  }, [open, onClose, onRetry, raise, t]);
  return null;
};
