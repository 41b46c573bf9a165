import { useTranslate, Form } from 'ra-core';
import type { FieldValues } from 'react-hook-form';
import { TextField } from '../parts/TextField.tsx';
import * as styles from '../parts/parts.css.ts';
import { useChange } from '../parts/use-change.ts';
import { newsletterCalls, type Newsletter } from './newsletter-calls.ts';

/** J-345: sends the saved draft to one mailbox, so that its editor sees it as readers will. */
export const TestIssue = ({ issue: { id, version } }: { readonly issue: Newsletter }) => {
  const translate = useTranslate();
  const { run, isPending } = useChange();
  return (
    <Form
      noValidate
      disableInvalidFormNotification
      defaultValues={{ email: '' }}
      onSubmit={(values: FieldValues) =>
        run({
          call: () => newsletterCalls.test(id, { version, email: String(values['email']) }),
          told: 'newsletters.tested',
          // What was sent stands in the log; the draft is as it was.
          onDone: () => undefined,
        })
      }
      className={styles.row}
    >
      <TextField source="email" label="newsletters.testEmail" hint="newsletters.testHint" isRequired />
      <button type="submit" className={styles.button.plain} aria-disabled={isPending}>
        {translate('newsletters.test')}
      </button>
    </Form>
  );
};
