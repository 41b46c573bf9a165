import type { ReactNode } from 'react';
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
  const low = clamp(value.from ?? min, min, max);
  const high = clamp(value.to ?? max, min, max);
  const share = (at: number): string => `${((at - min) / Math.max(1, max - min)) * 100}%`;
  const fill = (bar: HTMLSpanElement | null): void => {
    bar?.style.setProperty('left', share(low));
    bar?.style.setProperty('right', `calc(100% - ${share(high)})`);
  };
  const withFrom = (at: number): Range => ({ from: Math.min(at, high), to: value.to });
  const withTo = (at: number): Range => ({ from: value.from, to: Math.max(at, low) });
  return (
    <div className={css.slider}>
      <span className={css.track}>
        <span className={css.fill} ref={fill} />
      </span>
      <Thumb
        min={min}
        max={max}
        at={low}
        label={t('facet.fromLabel', { name: label, unit })}
        onDrag={(at) => onDrag(withFrom(at))}
        onDone={(at) => onDone(withFrom(at))}
      />
      <Thumb
        min={min}
        max={max}
        at={high}
        label={t('facet.toLabel', { name: label, unit })}
        onDrag={(at) => onDrag(withTo(at))}
        onDone={(at) => onDone(withTo(at))}
      />
    </div>
  );
}

interface ThumbProps {
  readonly min: number;
  readonly max: number;
  readonly at: number;
  readonly label: string;
  readonly onDrag: (at: number) => void;
  readonly onDone: (at: number) => void;
}

const Thumb = ({ min, max, at, label, onDrag, onDone }: ThumbProps): ReactNode => (
  <input
    type="range"
    className={css.thumb}
    min={min}
    max={max}
    value={at}
    aria-label={label}
    onChange={(event) => onDrag(Number(event.currentTarget.value))}
    onPointerUp={(event) => onDone(Number(event.currentTarget.value))}
    onKeyUp={(event) => {
      if (event.key !== 'Tab') onDone(Number(event.currentTarget.value));
    }}
  />
);
