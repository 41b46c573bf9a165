import { X } from '../icons/index.ts';
import { useTexts } from 'shared-contracts';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../button/index.ts';
import { frameTexts } from '../frame-texts/index.ts';
import { cx } from './cx.ts';
import { ModalNotices } from './ModalNotices.tsx';
import * as modal from './modal.css.ts';

interface LayerPanelProps {
  readonly className: string;
  /** Of the title: what the layer is labelled by. */
  readonly titleId: string;
  readonly title: string;
  readonly titleClassName?: string;
  readonly onClose: () => void;
  /** Further attributes of the header. */
  readonly head?: ComponentProps<'div'>;
  /** Buttons on either side of the title. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  /** Stands between the header and the notices. */
  readonly below?: ReactNode;
  readonly children: ReactNode;
  /** Stands below the scrolling content: the buttons. */
  readonly footer?: ReactNode;
}

/** What every layer is made of: a header with title and close button, notices, content that scrolls, a footer. */
export const LayerPanel = (props: LayerPanelProps): ReactNode => {
  const t = useTexts(frameTexts);
  return (
    <div className={cx(modal.panel, props.className)}>
      <div {...props.head} className={cx(modal.head, props.head?.className)}>
        {props.before}
        <h2 id={props.titleId} className={cx(modal.title, props.titleClassName)}>
          {props.title}
        </h2>
        {props.after}
        <IconButton icon={X} label={t('close')} onClick={props.onClose} />
      </div>
      {props.below}
      <ModalNotices />
      <div className={modal.body}>{props.children}</div>
      {props.footer !== undefined && <div className={modal.foot}>{props.footer}</div>}
    </div>
  );
};
