import type { ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import { CircleAlert } from '../icons/index.ts';
import * as css from './form-refusal.css.ts';

/** Why a form was not taken; null: nothing. The live region stays in the page, so that screen readers announce what comes into it. */
export const FormRefusal = ({ text }: { readonly text: ReactNode }): ReactNode => (
  <div role="alert" className={css.place}>
    {text !== null && (
      <p className={css.refusal}>
        <Icon of={CircleAlert} size={20} />
        <span>{text}</span>
      </p>
    )}
  </div>
);
