import { X } from '../icons/index.ts';
import { useTexts } from 'shared-contracts';
import { useId, type ReactNode } from 'react';
import { IconButton } from '../button/index.ts';
import { uiTexts } from '../i18n/index.ts';
import { cx } from '../internal/cx.ts';
import { ModalNotices } from '../internal/ModalNotices.tsx';
import * as modal from '../internal/modal.css.ts';
import { useModal } from '../internal/use-modal.ts';
import { useDragDown } from './use-drag-down.ts';
import * as css from './bottom-sheet.css.ts';

export interface BottomSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
}

/** [S-33] [S-34] Slides up from below; closes by its button, Esc, the backdrop, or a drag past half its height. */
export const BottomSheet = ({ open, onClose, title, children, footer }: BottomSheetProps): ReactNode => {
  const t = useTexts(uiTexts);
  const titleId = useId();
  const { ref, ...wiring } = useModal(open, onClose);
  const drag = useDragDown(ref, onClose);
  return (
    <dialog ref={ref} {...wiring} className={css.sheet} aria-labelledby={titleId}>
      <div className={cx(modal.panel, css.panel)}>
        <div className={cx(modal.head, css.handle)} {...drag}>
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
