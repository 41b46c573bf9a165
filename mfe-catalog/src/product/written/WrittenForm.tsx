import type { FormEvent, ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { Button } from 'shared-ui/button';
import { FormRefusal } from 'shared-ui/form-refusal';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { problemText, refusalText } from './form-texts.ts';
import type { Problem, WrittenForm as State } from './form-rules.ts';
import { texts } from './texts.ts';
import type { Draft } from './use-draft.ts';
import * as css from './written.css.ts';

interface WrittenFormProps<Field extends string> {
  readonly form: State<Field>;
  readonly draft: Draft;
  readonly submit: string;
  readonly children: ReactNode;
}

/** The frame of the forms for reviews and questions: why it was not taken, a live region with what is wrong, the button. */
export const WrittenForm = <Field extends string>({ form, draft, submit, children }: WrittenFormProps<Field>): ReactNode => {
  const t = useTexts(texts);
  // A generic record: the keys are names of fields, the values their problems.
  const problems = Object.entries(form.problems as Readonly<Record<string, Problem>>);
  const onInput = (event: FormEvent<HTMLFormElement>): void => {
    form.props.onInput(event);
    draft.onInput(event);
  };
  return (
    <form {...form.props} className={css.form} method="post" onInput={onInput}>
      {children}
      <FormRefusal text={form.error && refusalText(t, form.error)} />
      <VisuallyHidden>
        <span role="alert">{problems.map(([field, problem]) => problemText(t, field, problem)).join(' ')}</span>
      </VisuallyHidden>
      <Button type="submit" size="large" block busy={form.busy}>
        {submit}
      </Button>
    </form>
  );
};
