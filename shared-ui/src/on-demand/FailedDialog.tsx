import { useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { raiseNotice, useTexts } from 'shared-contracts';
import { frameTexts } from '../frame-texts/index.ts';
import type { FailedPartProps } from './on-demand.tsx';

interface DialogProps {
  /** False: its code was fetched ahead, and nobody waits for it. */
  readonly open?: boolean;
  readonly onClose: () => void;
}

// One notice, however many dialogs fail.
const NOTICE = 'part-not-here';

/** A dialog whose code did not come closes, and a notice says so: when it is opened again its code is asked for again. */
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
