import { useId, type KeyboardEvent, type MouseEvent } from 'react';
import { useTranslate } from 'ra-core';
import { readUploadedPicture, uploadedPicture } from 'shared-contracts/images';
import * as styles from '../parts/parts.css.ts';
import * as css from './pictures.css.ts';

const STEPS = 10;
const tenth = (share: number): number => Math.min(STEPS, Math.max(0, Math.round(share)));

const moves: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface FocusPointProps {
  /** The address that says the point. */
  readonly address: string;
  readonly onChange: (address: string) => void;
}

/** J-292: the point of a picture that stays in it wherever a page crops it: chosen by a press on the picture, or by arrow keys. */
export const FocusPoint = ({ address, onChange }: FocusPointProps) => {
  const translate = useTranslate();
  const id = useId();
  const picture = readUploadedPicture(address);
  if (picture === null) return null;
  const { left, top } = picture;
  const [x, y] = [`${left * STEPS}%`, `${top * STEPS}%`];
  const put = (nextLeft: number, nextTop: number): void =>
    onChange(uploadedPicture({ ...picture, left: tenth(nextLeft), top: tenth(nextTop) }));
  const onClick = (event: MouseEvent<HTMLButtonElement>): void => {
    // Enter: there is no place that was pressed.
    if (event.detail === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    put(((event.clientX - box.left) / box.width) * STEPS, ((event.clientY - box.top) / box.height) * STEPS);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const move = moves[event.key];
    if (move === undefined) return;
    event.preventDefault();
    put(left + move[0], top + move[1]);
  };
  const position = { objectPosition: `${x} ${y}` };
  const source = `${address}?w=640`;
  return (
    <div className={css.stack}>
      <p className={styles.muted} id={`${id}-hint`}>
        {translate('pictures.focusHint')}
      </p>
      <button
        type="button"
        className={css.focusBox}
        aria-label={translate('pictures.focus')}
        aria-describedby={`${id}-hint ${id}-point`}
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        <img className={css.whole} src={source} alt="" />
        <span className={css.mark} style={{ left: x, top: y }} />
      </button>
      <p className={styles.muted} id={`${id}-point`} role="status">
        {translate('pictures.focusAt', { left: x, top: y })}
      </p>
      <div className={css.crops} aria-hidden>
        <img className={css.wideCrop} src={source} alt="" style={position} />
        <img className={css.tallCrop} src={source} alt="" style={position} />
      </div>
    </div>
  );
};
