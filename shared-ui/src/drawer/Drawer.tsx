import { ArrowLeft, Info } from '../icons/index.ts';
import { useTexts } from 'shared-contracts';
import { useId, useState, type ReactNode } from 'react';
import { IconButton } from '../button/index.ts';
import { frameTexts } from '../frame-texts/index.ts';
import { cx } from '../internal/cx.ts';
import { LayerPanel } from '../internal/LayerPanel.tsx';
import { useModal } from '../internal/use-modal.ts';
import * as css from './drawer.css.ts';

export interface DrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  readonly side?: keyof typeof css.side;
  /** Leads one level up inside the drawer; renders the back button. */
  readonly onBack?: (() => void) | undefined;
  /** ∅51: the help text of this drawer; renders the info button. */
  readonly info?: ReactNode;
}

/** [S-37] [D-08] A panel from the side, at most 360 px wide, with back, info and close buttons in its header. */
export const Drawer = ({ open, onClose, title, children, footer, side = 'right', onBack, info }: DrawerProps): ReactNode => {
  const t = useTexts(frameTexts);
  const id = useId();
  const [helping, setHelping] = useState(false);
  const wiring = useModal(open, onClose);
  const helpId = `${id}-help`;
  return (
    <dialog {...wiring} className={cx(css.drawer, css.side[side])} aria-labelledby={id} data-side={side}>
      <LayerPanel
        className={css.panel}
        titleId={id}
        title={title}
        titleClassName={css.title}
        onClose={onClose}
        head={{ className: css.head }}
        before={onBack && <IconButton icon={ArrowLeft} label={t('back')} onClick={onBack} />}
        after={
          info !== undefined && (
            <IconButton icon={Info} label={t('info')} aria-expanded={helping} aria-controls={helpId} onClick={() => setHelping(!helping)} />
          )
        }
        below={
          info !== undefined && (
            <div id={helpId} className={css.help} hidden={!helping}>
              {info}
            </div>
          )
        }
        footer={footer}
      >
        {children}
      </LayerPanel>
    </dialog>
  );
};
