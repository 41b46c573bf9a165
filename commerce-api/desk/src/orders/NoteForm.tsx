import { Form, useTranslate } from 'ra-core';
import type { FieldValues } from 'react-hook-form';
import type { DeskOrder } from '../api.ts';
import { deskChanges } from '../changes.ts';
import * as styles from '../parts/parts.css.ts';
import { TextField } from '../parts/TextField.tsx';
import { useChange } from '../parts/use-change.ts';
import { keepDraft, readDraft } from '../session.ts';

interface NoteFormProps {
  readonly order: DeskOrder;
  readonly onChanged: () => Promise<void>;
}

/** J-185: the shop's own note; what is typed outlives a colleague's change of it. */
export const NoteForm = ({ order: { id, note }, onChanged }: NoteFormProps) => {
  const translate = useTranslate();
  const { run, isPending } = useChange();
  const draft = `order-${id}.note`;
  const save = (text: string) =>
    run({
      call: () => deskChanges.noteOrder(id, { note: text, seen: note }),
      told: 'orders.noted',
      onDone: () => {
        keepDraft(draft, '');
        return onChanged();
      },
      onOutdated: onChanged,
    });
  return (
    <section className={styles.card} aria-labelledby="order-note">
      <h2 className={styles.cardTitle} id="order-note">
        {translate('orders.note')}
      </h2>
      {note !== '' && <p className={styles.text}>{note}</p>}
      <Form
        className={styles.form}
        noValidate
        disableInvalidFormNotification
        defaultValues={{ note: readDraft(draft) || note }}
        onSubmit={(values: FieldValues) => save(String(values['note'] ?? ''))}
      >
        <TextField source="note" label="orders.noteLabel" hint="orders.noteHint" kind="lines" draft={draft} />
        <div className={styles.row}>
          <button type="submit" className={styles.button.plain} aria-disabled={isPending}>
            {translate('orders.saveNote')}
          </button>
        </div>
      </Form>
    </section>
  );
};
