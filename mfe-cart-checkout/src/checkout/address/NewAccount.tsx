import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { Checkbox } from 'shared-ui/checkbox';
import { TextField } from 'shared-ui/text-field';
import * as css from '../frame/step-form.css.ts';
import { texts } from '../texts.ts';
import { fieldProblemText, type AddressStepProblem } from './field-problem.ts';
import { ACCOUNT_FIELDS, type AccountField, type NewAccountData } from './use-new-account.ts';

interface NewAccountProps {
  readonly account: NewAccountData;
  readonly problems: Readonly<Partial<Record<AccountField, AddressStepProblem>>>;
}

/** U-13: a guest becomes a customer with this order. */
export const NewAccount = ({ account, problems }: NewAccountProps): ReactNode => {
  const t = useTexts(texts);
  const { isWanted, data } = account;
  return (
    <>
      <Checkbox name="create_account" checked={isWanted} onChange={({ target }) => account.setWanted(target.checked)}>
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
                onChange={({ target }) => account.setField(field, target.value)}
                {...(field === 'password' && problem === undefined && { hint: t('account.hint') })}
                {...(problem !== undefined && { error: fieldProblemText(problem, t) })}
              />
            );
          })}
        </div>
      )}
    </>
  );
};
