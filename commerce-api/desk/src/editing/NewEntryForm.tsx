import type { ReactNode } from 'react';
import { Form, useTranslate } from 'ra-core';
import type { FieldValues } from 'react-hook-form';
import { useTitle } from '../layout/use-title.ts';
import * as styles from '../parts/parts.css.ts';

interface NewEntryFormProps {
  readonly title: string;
  readonly defaultValues: FieldValues;
  /** @returns keys of texts for fields that name nothing */
  readonly onSubmit: (values: FieldValues) => Promise<Readonly<Record<string, string>> | undefined>;
  readonly children: ReactNode;
}

/** Asks how something new is named; the next form says what it is. */
export const NewEntryForm = ({ title, defaultValues, onSubmit, children }: NewEntryFormProps) => {
  const translate = useTranslate();
  useTitle(title);
  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
      </div>
      <div className={styles.card}>
        <Form className={styles.form} noValidate disableInvalidFormNotification defaultValues={defaultValues} onSubmit={onSubmit}>
          {children}
          <div className={styles.row}>
            <button type="submit" className={styles.button.main}>
              {translate('redirects.next')}
            </button>
          </div>
        </Form>
      </div>
    </>
  );
};
