import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { requiredText } from 'shared-contracts/checkout';
import type { Passkey } from 'shared-contracts/rest';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { useForm } from 'shared-ui/form';
import { TextField } from 'shared-ui/text-field';
import { object } from 'valibot';
import { errorOf, FormFrame } from '../../forms/FormFrame.tsx';
import { parseProblem } from '../../forms/form-rules.ts';
import { useCommerce } from '../../session/commerce.ts';
import { useSession } from '../../session/use-session.ts';
import { texts } from '../../texts.ts';
import { factorTexts } from '../factor/texts.ts';

const longestName = 60;
const schema = object({ name: requiredText(longestName) });

interface RenameDialogProps {
  readonly passkey: Passkey;
  readonly onClose: () => void;
  readonly onRenamed: (passkey: Passkey) => void;
}

/** Gives a passkey a name by which its owner knows it. */
export default function RenameDialog({ passkey, onClose, onRenamed }: RenameDialogProps): ReactNode {
  const t = useTexts(factorTexts);
  const translate = useTexts(texts);
  const commerce = useCommerce();
  const { endRefusedSession } = useSession();
  const form = useForm({
    schema,
    parseProblem,
    send: async ({ name }) => {
      const answer = await commerce().renamePasskey(passkey.id, name);
      if (answer.ok) {
        onRenamed(answer.value);
        return null;
      }
      endRefusedSession(answer.error);
      return answer.error;
    },
  });
  return (
    <Dialog open onClose={onClose} title={t('renamePasskey.title')} width="small">
      <FormFrame
        form={form}
        submit={t('renamePasskey.submit')}
        beside={
          <Button variant="quiet" onClick={onClose}>
            {t('proof.cancel')}
          </Button>
        }
      >
        <TextField
          label={t('renamePasskey.name')}
          hint={t('renamePasskey.hint')}
          name="name"
          defaultValue={passkey.name ?? ''}
          maxLength={longestName}
          autoComplete="off"
          required
          {...errorOf(form, 'name', translate)}
        />
      </FormFrame>
    </Dialog>
  );
}
