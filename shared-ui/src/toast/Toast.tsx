import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from '../icons/index.ts';
import { useTexts, type Notice } from 'shared-contracts';
import { useState, type ReactNode } from 'react';
import { IconButton } from '../button/index.ts';
import { frameTexts } from '../frame-texts/index.ts';
import { Icon } from '../icon/index.ts';
import { cx } from '../internal/cx.ts';
import { TextLink } from '../link/index.ts';
import { Picture } from '../picture/index.ts';
import { ProductName } from '../product-name/index.ts';
import { useLife, type ToastLives } from './use-life.ts';
import * as css from './toast.css.ts';

/** A notice as toasts show it. */
export interface ToastNotice {
  readonly id: string;
  /** S-29: the kinds of notices. */
  readonly tone: 'success' | 'error' | 'warning' | 'info';
  readonly title?: string | undefined;
  readonly text: string;
  /** What the words are about, with its picture. */
  readonly card?: Notice['card'];
  /** Where to go from here; the toast leaves with the press. */
  readonly link?: Notice['link'];
  /** One thing to do about it ('Cofnij'); the toast leaves afterwards. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
}

const icons = { success: CircleCheck, error: CircleAlert, warning: TriangleAlert, info: Info };

interface ToastProps {
  readonly notice: ToastNotice;
  readonly lives: ToastLives;
  readonly onEnd: (id: string) => void;
}

/** [S-27] [S-28] One toast: 290 px wide, leaves after 10 s unless pointed at or focused. */
export const Toast = ({ notice, lives, onEnd }: ToastProps): ReactNode => {
  const t = useTexts(frameTexts);
  const [held, setHeld] = useState(false);
  const { id, tone, title, text, card, link, action } = notice;
  const { leaving, leave } = useLife({ id, lives, paused: held, onEnd: () => onEnd(id) });
  return (
    <div
      className={cx(css.toast, css.tone[tone], leaving && css.leaving)}
      role={tone === 'error' || tone === 'warning' ? 'alert' : 'status'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon of={icons[tone]} label={t(`toast.${tone}`)} />
      <p className={css.textBlock}>
        {title !== undefined && <b className={css.title}>{title}</b>}
        {text}
      </p>
      <IconButton icon={X} label={t('toast.close')} className={css.close} onClick={leave} />
      {card && (
        <div className={css.card}>
          {card.picture !== null && <Picture base={card.picture} alt="" sizes="56px" widths={[80, 160]} className={css.picture} />}
          <p className={css.about}>
            <span className={css.name}>
              <ProductName name={card.title} />
            </span>
            <b className={css.details}>{card.details}</b>
          </p>
        </div>
      )}
      {link && (
        <TextLink to={link.to} className={css.link} onClick={leave}>
          {link.label}
        </TextLink>
      )}
      {action && (
        <button
          type="button"
          className={css.action}
          onClick={() => {
            action.onPress();
            leave();
          }}
        >
          {action.label}
        </button>
      )}
    </div>
  );
};
