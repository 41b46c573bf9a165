import { Form, useTranslate } from 'ra-core';
import type { FieldValues } from 'react-hook-form';
import * as css from '../editing/editing.css.ts';
import { ChoiceField } from '../editing/fields.tsx';
import { readFormDraft } from '../editing/form-draft.ts';
import { KeepDraft } from '../editing/KeepDraft.tsx';
import { PagePreview } from '../editing/PagePreview.tsx';
import { SourceField } from '../editing/SourceField.tsx';
import * as styles from '../parts/parts.css.ts';
import { TextField } from '../parts/TextField.tsx';
import type { FieldErrors } from '../parts/use-change.ts';
import { readDraft } from '../session.ts';
import { stores, topics } from './issue-values.ts';

interface IssueFormProps {
  /** Under which name what is typed is kept until it is saved. */
  readonly place: string;
  readonly version: number;
  readonly initial: FieldValues;
  readonly isPending: boolean;
  /** @returns what is wrong with fields */
  readonly onSave: (values: FieldValues, version: number) => Promise<FieldErrors | undefined>;
}

const languages = ['pl', 'ua'] as const;

/** What an issue says, in both languages, each with its preview. */
export const IssueForm = ({ place, version, initial, isPending, onSave }: IssueFormProps) => {
  const translate = useTranslate();
  const draft = readFormDraft(readDraft(place));
  // What was typed before goes on from the version that was seen then.
  const seen = draft?.version ?? version;
  return (
    <div className={styles.card}>
      <Form
        className={css.form}
        noValidate
        disableInvalidFormNotification
        defaultValues={draft?.values ?? initial}
        onSubmit={(values: FieldValues) => onSave(values, seen)}
      >
        <KeepDraft place={place} version={seen} />
        <ChoiceField source="store" label="newsletters.store" choices={stores.map((one) => [one, `newsletters.store.${one}`] as const)} />
        <ChoiceField source="topic" label="newsletters.topic" choices={topics.map((one) => [one, `newsletters.topic.${one}`] as const)} />
        {languages.map((language) => (
          <div key={language} className={css.stack}>
            <TextField
              source={`title_${language}`}
              label={`newsletters.title_${language}`}
              isRequired={language === 'pl'}
              {...(language === 'ua' && { hint: 'newsletters.translationHint' })}
            />
            <div className={css.sides}>
              <SourceField
                source={`source_${language}`}
                label={`newsletters.source_${language}`}
                isRequired={language === 'pl'}
                hasPictures
              />
              <PagePreview source={`source_${language}`} label={translate(`newsletters.preview_${language}`)} />
            </div>
          </div>
        ))}
        <div className={styles.row}>
          <button type="submit" className={styles.button.main} aria-disabled={isPending}>
            {translate('newsletters.save')}
          </button>
        </div>
      </Form>
    </div>
  );
};
