import { X } from '../icons/index.ts';
import { useTexts } from 'shared-contracts';
import { useId, type ReactNode } from 'react';
import { IconButton } from '../button/index.ts';
import { uiTexts } from '../i18n/index.ts';
import { cx } from '../internal/cx.ts';
import { ModalNotices } from '../internal/ModalNotices.tsx';
import * as modal from '../internal/modal.css.ts';
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
  const t = useTexts(uiTexts);
  const titleId = useId();
  const wiring = useModal(open, onClose);
  return (
    <dialog {...wiring} className={cx(css.dialog, css.width[width])} aria-labelledby={titleId}>
      <div className={cx(modal.panel, css.panel)}>
        <div className={modal.head}>
          <h2 id={titleId} className={modal.title}>
            {title}
          </h2>
          <IconButton icon={X} label={t('close')} onClick={onClose} />
        </div>
        <ModalNotices />
        <div className={modal.body}>{children}</div>
        {footer !== undefined && <div className={modal.foot}>{footer}</div>}
      </div>
    </dialog>
  );
};
