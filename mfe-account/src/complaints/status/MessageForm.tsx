import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { parseApiError, useTexts, type ApiError } from 'shared-contracts';
import { requiredEmail } from 'shared-contracts/checkout';
import { COMPLAINT_LIMITS } from 'shared-contracts/complaints';
import { useForm } from 'shared-ui/form';
import { TextArea } from 'shared-ui/text-area';
import * as v from 'valibot';
import { EmailField } from '../../forms/EmailField.tsx';
import { errorOf, FormFrame } from '../../forms/FormFrame.tsx';
import { parseProblem } from '../../forms/form-rules.ts';
import { refusalText, type FormTranslate } from '../../forms/form-texts.ts';
import { useCommerce } from '../../session/commerce.ts';
import { useSession } from '../../session/use-session.ts';
import { texts } from '../../texts.ts';
import { ComplaintFiles } from '../files/ComplaintFiles.tsx';
import { useComplaintFiles } from '../files/use-complaint-files.ts';
import { complaintTexts } from '../texts.ts';
import type { ReadComplaint } from './read-complaint.ts';
import * as css from '../../cases/cases.css.ts';
import { useMessageDraft } from './use-message-draft.ts';

interface MessageFormProps {
  readonly number: string;
  readonly onSent: (complaint: ReadComplaint) => void;
}

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('required'), v.maxLength(COMPLAINT_LIMITS.message, 'too-long'));
const ofCustomer = v.object({ text, email: v.optional(v.string(), '') });
const ofGuest = v.object({ text, email: requiredEmail() });

/** J-286: a message to the shop with files. What is typed outlives errors, a reload and the end of the session: then the e-mail address proves. */
export default function MessageForm({ number, onSent }: MessageFormProps): ReactNode {
  const t = useTexts(complaintTexts);
  const translate = useTexts(texts);
  const commerce = useCommerce();
  const { endRefusedSession } = useSession();
  const draft = useMessageDraft(number);
  const [start] = useState(draft.read);
  const [asksEmail, setAsksEmail] = useState(false);
  const files = useComplaintFiles({ kept: start.files });
  const { list } = files;
  const isSent = useRef(false);
  const keep = useCallback<typeof draft.keep>((change) => void (!isSent.current && draft.keep(change)), [draft]);
  useEffect(() => {
    const sent = list.flatMap(({ id, name }) => (id === null ? [] : [{ id, name }]));
    // A form that nobody has touched yet leaves alone what is kept of another complaint.
    if (sent.length + draft.read().files.length > 0) keep({ files: sent });
  }, [draft, keep, list]);
  const form = useForm({
    schema: asksEmail ? ofGuest : ofCustomer,
    parseProblem,
    send: async ({ text: typed, email: given }) => {
      const ids = await files.sent();
      if (ids === null) return parseApiError(400, { code: 'files_wait', message: t('files.wait') });
      const email = asksEmail ? given : draft.read().email;
      const answer = await commerce().writeToComplaint({
        complaintNumber: number,
        text: typed,
        files: [...ids],
        ...(email !== null && { email }),
      });
      if (!answer.ok) {
        // The form stays as it is, and is a guest's from now on.
        endRefusedSession(answer.error);
        if (answer.error.status === 401 || answer.error.code === 'claimant_differs') setAsksEmail(true);
        return answer.error;
      }
      draft.keep({ email, text: '', files: [] });
      isSent.current = true;
      onSent(answer.value);
      return null;
    },
  });
  const { onInput, ref } = form.props;
  const kept = {
    ...form,
    props: {
      ...form.props,
      onInput: (event: Parameters<typeof onInput>[0]) => {
        const typed = ref.current === null ? null : new FormData(ref.current).get('text');
        if (typeof typed === 'string') keep({ text: typed });
        onInput(event);
      },
    },
  };
  const errorText = (_t: FormTranslate, error: ApiError): string => {
    if (error.code === 'claimant_differs') return t('proof.differs');
    if (error.code === 'complaint_decided') return t('message.decided');
    return error.code === 'complaint_unanswered' ? t('message.unanswered') : refusalText(translate, error);
  };
  return (
    <section className={css.part} aria-labelledby="complaint-message">
      <h4 id="complaint-message" className={css.partTitle}>
        {t('message.title')}
      </h4>
      <FormFrame form={kept} submit={t('message.submit')} errorText={errorText}>
        <TextArea
          label={t('message.text')}
          hint={t('message.hint')}
          name="text"
          defaultValue={start.text}
          required
          {...errorOf(form, 'text', translate)}
        />
        <ComplaintFiles files={files} />
        {asksEmail && <EmailField form={form} autoComplete="email" />}
      </FormFrame>
    </section>
  );
}
