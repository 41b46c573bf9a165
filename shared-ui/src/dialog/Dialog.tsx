import { useId, type ReactNode } from 'react';
import { cx } from '../internal/cx.ts';
import { LayerPanel } from '../internal/LayerPanel.tsx';
import { useModal } from '../internal/use-modal.ts';
import * as css from './dialog.css.ts';

export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** Stands below the scrolling content: the buttons. */
  readonly footer?: ReactNode;
  readonly width?: keyof typeof css.width;
}

/** [S-36] A popup in the middle: focus trapped, everything behind inert, closed by Esc, backdrop and its button. */
export const Dialog = ({ open, onClose, title, children, footer, width = 'medium' }: DialogProps): ReactNode => {
  const titleId = useId();
  const wiring = useModal(open, onClose);
  return (
    <dialog {...wiring} className={cx(css.dialog, css.width[width])} aria-labelledby={titleId}>
      <LayerPanel className={css.panel} titleId={titleId} title={title} onClose={onClose} footer={footer}>
        {children}
      </LayerPanel>
    </dialog>
  );
};
