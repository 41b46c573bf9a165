import type { ComponentProps, ReactNode } from 'react';
import { Dialog } from 'shared-ui/dialog';
import * as css from '../factor/factor.css.ts';
import { ProofForm } from './ProofForm.tsx';

interface ProofDialogProps extends Omit<ComponentProps<typeof ProofForm>, 'onCancel'> {
  readonly title: string;
  readonly text: string;
  readonly onClose: () => void;
}

/** Asks for the proof in a dialog and does what it is for; whoever shows it closes it. */
export default function ProofDialog({ title, text, onClose, ...proof }: ProofDialogProps): ReactNode {
  return (
    <Dialog open onClose={onClose} title={title} width="small">
      <div className={css.step}>
        <p className={css.text}>{text}</p>
        <ProofForm {...proof} onCancel={onClose} />
      </div>
    </Dialog>
  );
}
