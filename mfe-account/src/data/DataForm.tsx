import { useStore } from 'jotai';
import { useState, type ReactNode } from 'react';
import { userAtom, useTexts } from 'shared-contracts';
import { nameOrNothing } from 'shared-contracts/user';
import { TextField } from 'shared-ui/text-field';
import { useForm } from 'shared-ui/form';
import { accountTexts } from '../account/texts.ts';
import * as fields from '../forms/form.css.ts';
import { errorOf, FormFrame } from '../forms/FormFrame.tsx';
import { parseProblem } from '../forms/form-rules.ts';
import { useCommerce } from '../session/commerce.ts';
import { useSession } from '../session/use-session.ts';
import { texts } from '../texts.ts';
import { dataSchema } from './data-rules.ts';
import * as css from './data.css.ts';
import { Saved } from './Saved.tsx';

/** The local day, YYYY-MM-DD. */
const today = (): string => new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Warsaw' });

/** Names and day of birth. The e-mail is shown: it is what the customer signs in with. */
export const DataForm = (): ReactNode => {
  const t = useTexts(accountTexts);
  const translate = useTexts(texts);
  const commerce = useCommerce();
  const session = useSession();
  const store = useStore();
  // As it was when the form was opened: what is typed stays, whatever happens to the state.
  const [known] = useState(() => store.get(userAtom).currentUser);
  const [saved, setSaved] = useState(0);
  const form = useForm({
    schema: dataSchema(today()),
    parseProblem,
    send: async ({ firstname, lastname, dob }) => {
      setSaved(0);
      const answer = await commerce().changeCustomer({
        firstname,
        lastname,
        dob: dob === '' ? null : dob,
      });
      if (answer.ok) {
        session.storeCustomer(answer.value);
        setSaved((count) => count + 1);
        return null;
      }
      session.endRefusedSession(answer.error);
      // U-03, E-18: the state of the customer is unknown after a failed update: read it again.
      session.clearUser();
      await session.loadCustomer();
      return answer.error;
    },
  });
  return (
    <div className={css.form}>
      <FormFrame form={form} submit={t('data.save')} beside={<Saved count={saved} text={t('data.saved')} />}>
        <div className={fields.pair}>
          <TextField
            label={translate('field.label.firstname')}
            name="firstname"
            autoComplete="given-name"
            defaultValue={nameOrNothing(known.firstname) ?? ''}
            required
            {...errorOf(form, 'firstname', translate)}
          />
          <TextField
            label={translate('field.label.lastname')}
            name="lastname"
            autoComplete="family-name"
            defaultValue={nameOrNothing(known.lastname) ?? ''}
            required
            {...errorOf(form, 'lastname', translate)}
          />
        </div>
        <div className={fields.pair}>
          <TextField
            label={t('data.dob')}
            name="dob"
            type="date"
            autoComplete="bday"
            min="1900-01-01"
            defaultValue={known.dob ?? ''}
            optional
            {...errorOf(form, 'dob', translate)}
          />
          <TextField label={translate('login.email')} type="email" value={known.email} readOnly hint={t('data.emailHint')} />
        </div>
      </FormFrame>
    </div>
  );
};
