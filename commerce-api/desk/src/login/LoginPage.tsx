import { Form, useLogin, useTranslate } from 'ra-core';
import type { FieldValues } from 'react-hook-form';
import { DeskError } from '../desk-error.ts';
import { useTitle } from '../layout/use-title.ts';
import { TextField } from '../parts/TextField.tsx';
import { button, form } from '../parts/parts.css.ts';
import * as styles from './login.css.ts';

/** J-157: the form that asks for a token. */
export const LoginPage = () => {
  const translate = useTranslate();
  const login = useLogin();
  const title = translate('login.title');
  useTitle(title);
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <h1 className={styles.title}>{title}</h1>
        <Form
          className={form}
          noValidate
          disableInvalidFormNotification
          defaultValues={{ token: '' }}
          onSubmit={async (values: FieldValues) => {
            try {
              await login({ token: String(values['token']).trim() });
              return undefined;
            } catch (error) {
              if (!(error instanceof DeskError)) throw error;
              return { token: error.message };
            }
          }}
        >
          <TextField source="token" label="login.token" hint="login.hint" kind="secret" isRequired />
          <button type="submit" className={button.main}>
            {translate('login.send')}
          </button>
        </Form>
      </div>
    </main>
  );
};
