import { CircleCheck, Mail } from 'shared-ui/icons';
import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { Button } from 'shared-ui/button';
import { Icon } from 'shared-ui/icon';
import { useInitialFocus } from 'shared-ui/initial-focus';
import { texts } from './texts.ts';
import * as css from './written.css.ts';

interface SentProps {
  readonly title: string;
  readonly text: string;
  /** Its author has to open a link first. */
  readonly isUnconfirmed: boolean;
  readonly onClose: () => void;
}

/** In the place of the form after it has been taken. */
export const Sent = ({ title, text, isUnconfirmed, onClose }: SentProps): ReactNode => {
  const t = useTexts(texts);
  // The button that had the focus is gone.
  const heading = useInitialFocus<HTMLHeadingElement>();
  return (
    <div className={css.sent}>
      <Icon of={isUnconfirmed ? Mail : CircleCheck} size={48} className={css.sentIcon} />
      <h3 ref={heading} tabIndex={-1} className={css.sentTitle}>
        {title}
      </h3>
      <p className={css.sentText}>{text}</p>
      <Button onClick={onClose}>{t('close')}</Button>
    </div>
  );
};
