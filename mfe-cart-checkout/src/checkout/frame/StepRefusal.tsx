import type { ReactNode } from 'react';
import { useTexts, type ApiError } from 'shared-contracts';
import { Icon } from 'shared-ui/icon';
import { CircleAlert } from 'shared-ui/icons';
import { texts } from '../texts.ts';
import { refusalText } from './refusal-text.ts';
import * as css from './step-form.css.ts';

/** Why a step was not saved; the live region stays in the page, so that screen readers announce it. */
export const StepRefusal = ({ error, text }: { readonly error?: ApiError | null; readonly text?: string | null }): ReactNode => {
  const t = useTexts(texts);
  const message = text ?? (error ? refusalText(error, t) : null);
  return (
    <div role="alert" className={css.refusalPlace}>
      {message !== null && (
        <p className={css.refusal}>
          <Icon of={CircleAlert} size={20} />
          {message}
        </p>
      )}
    </div>
  );
};
