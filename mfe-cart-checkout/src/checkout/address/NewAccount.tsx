import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { Checkbox } from 'shared-ui/checkbox';
import { TextField } from 'shared-ui/text-field';
import * as css from '../frame/step-form.css.ts';
import { texts } from '../texts.ts';
import { ACCOUNT_FIELDS, type NewAccountData } from './use-new-account.ts';

/** U-13: a guest becomes a customer with this order. */
export const NewAccount = ({ account }: { readonly account: NewAccountData }): ReactNode => {
  const t = useTexts(texts);
  const { isWanted, data, problems } = account;
  return (
    <>
      <Checkbox name="create_account" checked={isWanted} onChange={({ target }) => account.want(target.checked)}>
        {t('account.want')}
      </Checkbox>
      {isWanted && (
        <div className={css.fields}>
          {ACCOUNT_FIELDS.map((field) => {
            const problem = problems[field];
            return (
              <TextField
                key={field}
                type="password"
                name={field}
                autoComplete="new-password"
                label={t(`account.${field}`)}
                value={data[field]}
                required
                onChange={({ target }) => account.type(field, target.value)}
                {...(field === 'password' && problem === undefined && { hint: t('account.hint') })}
                {...(problem !== undefined && { error: t(`problem.${problem}`) })}
              />
            );
          })}
        </div>
      )}
    </>
  );
};
