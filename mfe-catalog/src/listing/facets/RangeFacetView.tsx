import { Suspense, useContext, useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { lazyPart, nothing } from 'shared-ui/lazy-part';
import { texts } from '../../texts.ts';
import { withValues, type Range } from '../address/filters.ts';
import { hrefOf } from '../address/write-address.ts';
import { ListingAddressContext } from '../listing-context.ts';
import { ListingNavigationContext } from '../navigation.ts';
import type { RangeFacet } from './facet-model.ts';
import { rangeValue, typedRange } from './range-input.ts';
import { useSeen } from './use-seen.ts';
import * as css from './facets.css.ts';

// The fields do all that it does.
const RangeSlider = lazyPart(() => import('./RangeSlider.tsx'), nothing);

const textOf = (value: number | null): string => (value === null ? '' : String(value));

/** Two fields that work as a plain form, and a slider once scripts run. */
export const RangeFacetView = ({ facet }: { readonly facet: RangeFacet }): ReactNode => {
  const { code, chosen, min, max, form } = facet;
  const address = useContext(ListingAddressContext);
  const { go } = useContext(ListingNavigationContext);
  const [from, setFrom] = useState(textOf(chosen.from));
  const [to, setTo] = useState(textOf(chosen.to));
  const [shownFor, setShownFor] = useState(chosen);
  const [sliderRoom, seen] = useSeen();
  // The address is the truth: Back and the chips change the fields too.
  if (shownFor.from !== chosen.from || shownFor.to !== chosen.to) {
    setShownFor(chosen);
    setFrom(textOf(chosen.from));
    setTo(textOf(chosen.to));
  }

  const apply = (range: Range): void => {
    if (address === null) return;
    const value = rangeValue(range, facet);
    go(hrefOf(address, { filters: withValues(address.filters, code, value === null ? [] : [value]) }));
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    apply(typedRange(from, to));
  };
  const drag = (range: Range): void => {
    setFrom(textOf(range.from));
    setTo(textOf(range.to));
  };

  return (
    <form action={form.action} method="get" onSubmit={onSubmit}>
      {form.hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={css.range}>
        <RangeEnd facet={facet} end="from" value={from} onChange={setFrom} />
        <RangeEnd facet={facet} end="to" value={to} onChange={setTo} />
        <ApplyButton />
      </div>
      <div className={css.sliderRoom} ref={sliderRoom}>
        {seen && (
          <Suspense fallback={null}>
            <RangeSlider
              min={min}
              max={max}
              value={typedRange(from, to)}
              label={facet.label}
              unit={unitOf(facet)}
              onDrag={drag}
              onDone={apply}
            />
          </Suspense>
        )}
      </div>
    </form>
  );
};

const unitOf = ({ code, unit }: RangeFacet): string => (code === 'price' ? 'zł' : unit);

const ApplyButton = (): ReactNode => {
  const t = useTexts(texts);
  return (
    <button type="submit" className={css.rangeButton}>
      {t('facet.apply')}
    </button>
  );
};

interface RangeEndProps {
  readonly facet: RangeFacet;
  readonly end: 'from' | 'to';
  readonly value: string;
  readonly onChange: (text: string) => void;
}

const RangeEnd = ({ facet, end, value, onChange }: RangeEndProps): ReactNode => {
  const t = useTexts(texts);
  const name = facet.code === 'price' ? t('facet.price') : facet.label;
  const field = useRef<HTMLInputElement>(null);
  // What was typed before the scripts came is taken over, not wiped.
  useEffect(() => {
    if (field.current) onChange(field.current.value);
  }, [onChange]);
  return (
    <label className={css.rangeField}>
      <span className={css.rangeWord} aria-hidden="true">
        {t(`facet.${end}`)}
      </span>
      <input
        ref={field}
        className={css.rangeInput}
        name={`${facet.code}_${end}`}
        inputMode="decimal"
        autoComplete="off"
        size={4}
        aria-label={t(`facet.${end}Label`, { name, unit: unitOf(facet) })}
        placeholder={String(end === 'from' ? facet.min : facet.max)}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </label>
  );
};
