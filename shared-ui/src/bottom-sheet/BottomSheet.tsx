import { useId, type ReactNode } from 'react';
import { LayerPanel } from '../internal/LayerPanel.tsx';
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
  const titleId = useId();
  const { ref, ...wiring } = useModal(open, onClose);
  const drag = useDragDown(ref, onClose);
  const head = { className: css.handle, ...drag };
  return (
    <dialog ref={ref} {...wiring} className={css.sheet} aria-labelledby={titleId}>
      <LayerPanel className={css.panel} titleId={titleId} title={title} onClose={onClose} head={head} footer={footer}>
        {children}
      </LayerPanel>
    </dialog>
  );
};
