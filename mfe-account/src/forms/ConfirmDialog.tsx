import { useState, type ReactNode } from 'react';
import { useTexts, type ApiError } from 'shared-contracts';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { FormRefusal } from 'shared-ui/form-refusal';
import { useSession } from '../session/use-session.ts';
import { texts } from '../texts.ts';
import { refusalText } from './form-texts.ts';
import * as css from './form.css.ts';

interface ConfirmDialogProps {
  readonly title: string;
  readonly yes: string;
  readonly no: string;
  /** Does it. @returns the server's refusal, or null when it is done */
  readonly onYes: () => Promise<ApiError | null>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Asks once more before something goes; a refusal of the server is shown in it. */
export const ConfirmDialog = ({ title, yes, no, onYes, onClose, children }: ConfirmDialogProps): ReactNode => {
  const translate = useTexts(texts);
  const { endRefusedSession } = useSession();
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const confirm = async (): Promise<void> => {
    setRefusal(null);
    const error = await onYes();
    if (error === null) return;
    endRefusedSession(error);
    setRefusal(error);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={confirm}>{yes}</Button>
          <Button variant="quiet" onClick={onClose}>
            {no}
          </Button>
        </>
      }
    >
      <div className={css.form}>
        {children}
        <FormRefusal text={refusal && refusalText(translate, refusal)} />
      </div>
    </Dialog>
  );
};
