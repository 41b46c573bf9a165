import { Form, useTranslate } from 'ra-core';
import type { FieldValues } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useTitle } from '../layout/use-title.ts';
import * as styles from '../parts/parts.css.ts';
import { TextField } from '../parts/TextField.tsx';
import { ChoiceField } from './fields.tsx';
import { oldAddress } from './old-address.ts';

const storedPath = /^[a-z0-9]+(?:[-_./][a-z0-9]+)*$/;

/** J-217: which old address; the next form says where it leads. */
export const NewRedirect = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  useTitle(translate('redirects.new'));
  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.title}>{translate('redirects.new')}</h1>
      </div>
      <div className={styles.card}>
        <Form
          className={styles.form}
          noValidate
          disableInvalidFormNotification
          defaultValues={{ store: 'amperio', path: '' }}
          onSubmit={async (values: FieldValues) => {
            const path = oldAddress(String(values['path']));
            if (!storedPath.test(path)) return { path: 'field.invalid-address' };
            await navigate(`/redirects/${encodeURIComponent(`${String(values['store'])} ${path}`)}`);
            return undefined;
          }}
        >
          <TextField source="path" label="redirects.path" hint="redirects.pathHint" isRequired takesFocus />
          <ChoiceField
            source="store"
            label="redirects.store"
            choices={[
              ['amperio', 'store.amperio'],
              ['amperio_pro', 'store.amperio_pro'],
            ]}
          />
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
