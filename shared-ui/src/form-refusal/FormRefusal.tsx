import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import { CircleAlert } from '../icons/index.ts';
import * as css from './form-refusal.css.ts';

/**
 * Why a form was not taken; null: nothing. The live region stays in the page, so that screen readers announce what comes into it. It stands
 * above the fields, and the button that was pressed below them: on a long form it is scrolled to; the focus stays where it is.
 */
export const FormRefusal = ({ text }: { readonly text: ReactNode }): ReactNode => {
  const place = useRef<HTMLDivElement>(null);
  const isRefused = text !== null;
  useEffect(() => {
    if (isRefused) place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isRefused]);
  return (
    <div ref={place} role="alert" className={css.place}>
      {isRefused && (
        <p className={css.refusal}>
          <Icon of={CircleAlert} size={20} />
          <span>{text}</span>
        </p>
      )}
    </div>
  );
};
