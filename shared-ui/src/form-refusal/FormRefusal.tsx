import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import { CircleAlert } from '../icons/index.ts';
import * as css from './form-refusal.css.ts';

/**
 * Why a form was not taken; null: nothing. The live region stays in the page, so that screen readers announce what comes into it. It stands
 * above the fields, and the button that was pressed below them: on a long form it is scrolled to, each time that it says something else;
 * the focus stays where it is. A form that is sent again takes the old one away first, so that the same one is told and scrolled to again.
 */
export const FormRefusal = ({ text }: { readonly text: ReactNode }): ReactNode => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (text !== null) place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [text]);
  return (
    <div ref={place} role="alert" className={css.place}>
      {text !== null && (
        <p className={css.refusal}>
          <Icon of={CircleAlert} size={20} />
          <span>{text}</span>
        </p>
      )}
    </div>
  );
};
