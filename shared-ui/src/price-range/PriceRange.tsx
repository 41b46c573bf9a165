import { useTexts } from 'shared-contracts';
import { useEffect, useLayoutEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { uiTexts } from '../i18n/index.ts';
import { settleRange, sliderStep, type Range } from './range.ts';
import * as css from './price-range.css.ts';

interface PriceRangeProps {
  /** Cheapest and dearest of the listing, whole zł. */
  readonly bounds: Range;
  /** What is chosen now. */
  readonly value: Range;
  /** Called when a field is left, Enter is pressed or a thumb let go, and only when the range has changed. */
  readonly onChange: (range: Range) => void;
}

// Effects before paint exist in the browser alone; the server draws a full track.
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

const cssName = (variable: string): string => variable.slice('var('.length, -1);

/** A price range as two number fields and a slider with two thumbs. */
export const PriceRange = ({ bounds, value, onChange }: PriceRangeProps): ReactNode => {
  const t = useTexts(uiTexts);
  const [draft, setDraft] = useState({ from: String(value.from), to: String(value.to) });
  const track = useRef<HTMLDivElement>(null);
  // Another address, another range: the fields follow it.
  const [seen, setSeen] = useState(value);
  if (seen.from !== value.from || seen.to !== value.to) {
    setSeen(value);
    setDraft({ from: String(value.from), to: String(value.to) });
  }

  const numbers: Range = { from: Number(draft.from || Number.NaN), to: Number(draft.to || Number.NaN) };
  const shown = settleRange(numbers, bounds);
  useBeforePaint(() => {
    const percent = (at: number): string => `${(100 * (at - bounds.from)) / Math.max(1, bounds.to - bounds.from)}%`;
    track.current?.style.setProperty(cssName(css.start), percent(shown.from));
    track.current?.style.setProperty(cssName(css.end), percent(shown.to));
  }, [shown.from, shown.to, bounds.from, bounds.to]);

  const commit = (): void => {
    setDraft({ from: String(shown.from), to: String(shown.to) });
    if (shown.from !== value.from || shown.to !== value.to) onChange(shown);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    commit();
  };
  const slide = (end: keyof Range, text: string): void => {
    // A thumb stops at the other one.
    const at = end === 'from' ? Math.min(Number(text), shown.to) : Math.max(Number(text), shown.from);
    setDraft({ from: String(shown.from), to: String(shown.to), [end]: String(at) });
  };

  return (
    <form onSubmit={submit}>
      <div className={css.fields}>
        {(['from', 'to'] as const).map((end) => (
          <label key={end} className={css.box}>
            <span className={css.word}>{t(`range.${end}`)}</span>
            <input
              className={css.input}
              type="number"
              inputMode="numeric"
              min={bounds.from}
              max={bounds.to}
              value={draft[end]}
              aria-label={t(end === 'from' ? 'range.min' : 'range.max')}
              onChange={({ currentTarget }) => setDraft({ ...draft, [end]: currentTarget.value })}
              onBlur={commit}
            />
            <span className={css.word} aria-hidden="true">
              zł
            </span>
          </label>
        ))}
      </div>
      <div ref={track} className={css.track}>
        {(['from', 'to'] as const).map((end) => (
          <input
            key={end}
            className={css.slider}
            type="range"
            min={bounds.from}
            max={bounds.to}
            step={sliderStep(bounds)}
            value={shown[end]}
            aria-label={t(end === 'from' ? 'range.min' : 'range.max')}
            aria-valuetext={`${shown[end]} zł`}
            onChange={({ currentTarget }) => slide(end, currentTarget.value)}
            onPointerUp={commit}
            onKeyUp={commit}
          />
        ))}
      </div>
      <button type="submit" hidden>
        {t('range.apply')}
      </button>
    </form>
  );
};
