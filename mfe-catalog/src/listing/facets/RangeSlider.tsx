import { useRef, type ChangeEvent, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { texts } from '../../texts.ts';
import type { Range } from '../address/filters.ts';
import * as css from './range-slider.css.ts';

interface RangeSliderProps {
  readonly min: number;
  readonly max: number;
  readonly value: Range;
  readonly label: string;
  readonly unit: string;
  /** While a thumb moves. */
  readonly onDrag: (range: Range) => void;
  /** When a thumb is let go. */
  readonly onDone: (range: Range) => void;
}

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** Two native sliders over one track; the thumbs never cross. Drawn in the browser only, so its styles may be set from effects. */
export default function RangeSlider({ min, max, value, label, unit, onDrag, onDone }: RangeSliderProps): ReactNode {
  const t = useTexts(texts);
  const latest = useRef(value);
  const low = clamp(value.from ?? min, min, max);
  const high = clamp(value.to ?? max, min, max);
  const share = (at: number): string => `${((at - min) / Math.max(1, max - min)) * 100}%`;
  const fill = (bar: HTMLSpanElement | null): void => {
    bar?.style.setProperty('left', share(low));
    bar?.style.setProperty('right', `calc(100% - ${share(high)})`);
  };
  const move = (range: Range): void => {
    latest.current = range;
    onDrag(range);
  };
  const done = (): void => onDone(latest.current);
  const thumb = (end: 'from' | 'to', at: number, onChange: (event: ChangeEvent<HTMLInputElement>) => void): ReactNode => (
    <input
      type="range"
      className={css.thumb}
      min={min}
      max={max}
      value={at}
      aria-label={t(`facet.${end}Label`, { name: label, unit })}
      onChange={onChange}
      onPointerUp={done}
      onKeyUp={done}
    />
  );
  return (
    <div className={css.slider}>
      <span className={css.track}>
        <span className={css.fill} ref={fill} />
      </span>
      {thumb('from', low, (event) => move({ from: Math.min(Number(event.currentTarget.value), high), to: value.to }))}
      {thumb('to', high, (event) => move({ from: value.from, to: Math.max(Number(event.currentTarget.value), low) }))}
    </div>
  );
}
