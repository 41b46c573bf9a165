import type { ReactNode } from 'react';
import { useTexts, type ApiError } from 'shared-contracts';
import { requiredText } from 'shared-contracts/checkout';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { useForm } from 'shared-ui/form';
import { useInitialFocus } from 'shared-ui/initial-focus';
import { TextField } from 'shared-ui/text-field';
import { object } from 'valibot';
import { parseProblem, type Problem } from '../../forms/form-rules.ts';
import { problemText, refusalText } from '../../forms/form-texts.ts';
import { useCommerce } from '../../session/commerce.ts';
import { texts } from '../../texts.ts';
import { wishlistTexts } from '../texts.ts';
import * as css from '../wishlist.css.ts';
import type { ListDialogProps } from './list-dialog-props.ts';

const LONGEST = 60;
const schema = object({ name: requiredText(LONGEST) });

/** Names a new list, or gives one another name; an error is at the field, and what is typed stays. */
export const NameDialog = ({ list, store, isNew, onClose, onMade }: ListDialogProps & { readonly isNew: boolean }): ReactNode => {
  const t = useTexts(wishlistTexts);
  const formText = useTexts(texts);
  const commerce = useCommerce();
  const field = useInitialFocus<HTMLInputElement>();
  const { props, busy, problems, submit } = useForm<typeof schema, Problem | ApiError>({
    schema,
    parseProblem,
    send: async ({ name }) => {
      const answer = await (isNew ? commerce().createWishlistList(name) : commerce().renameWishlistList(list.list_id, name));
      if (!answer.ok) return answer.error;
      await store.change(async () => answer);
      store.notify(t(isNew ? 'made' : 'renamed', { name }));
      const made = answer.value.lists.find((one) => one.name === name);
      if (isNew && made !== undefined) onMade(made.list_id);
      onClose();
      return null;
    },
    problemsOfError: (error) => (error.code === 'invalid_fields' ? {} : { name: error }),
  });
  const problem = problems.name;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(isNew ? 'new' : 'renameTitle')}
      footer={
        <>
          <Button busy={busy} onClick={submit}>
            {t(isNew ? 'create' : 'save')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <form {...props} className={css.form}>
        <TextField
          ref={field}
          label={t('name')}
          name="name"
          defaultValue={isNew ? '' : list.name}
          maxLength={LONGEST}
          autoComplete="off"
          required
          {...(problem !== undefined && {
            error: typeof problem === 'string' ? problemText(formText, 'name', problem) : refusalText(formText, problem),
          })}
        />
      </form>
    </Dialog>
  );
};
