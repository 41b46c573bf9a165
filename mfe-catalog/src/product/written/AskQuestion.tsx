import { useAtomValue } from 'jotai';
import { useState, type ReactNode } from 'react';
import { userAtom, useTexts } from 'shared-contracts';
import { WRITING_LIMITS } from 'shared-contracts/reviews';
import { QUESTION_DRAFT } from 'shared-contracts/storage';
import { CatalogueText } from 'shared-ui/catalogue-text';
import { Dialog } from 'shared-ui/dialog';
import { useForm } from 'shared-ui/form';
import { TextArea } from 'shared-ui/text-area';
import { consentOfServer, parseProblem, questionSchema } from './form-rules.ts';
import { errorOf } from './form-texts.ts';
import { SignatureFields } from './SignatureFields.tsx';
import { Sent } from './Sent.tsx';
import { texts } from './texts.ts';
import { useDraft } from './use-draft.ts';
import { useReviewCalls } from './use-review-calls.ts';
import { WrittenForm } from './WrittenForm.tsx';
import * as css from './written.css.ts';

interface AskQuestionProps {
  readonly product: { readonly id: number; readonly name: string };
  readonly onClose: () => void;
}

/** J-156: a question about a product; the answer is announced by e-mail, so everybody confirms their address. */
export default function AskQuestion({ product, onClose }: AskQuestionProps): ReactNode {
  const t = useTexts(texts);
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <Dialog open onClose={onClose} title={t('question.title')}>
      {sentTo === null ? (
        <QuestionForm product={product} onSent={setSentTo} />
      ) : (
        <Sent title={t('unconfirmed')} text={t('question.unconfirmedText', { email: sentTo })} isUnconfirmed onClose={onClose} />
      )}
    </Dialog>
  );
}

const QuestionForm = ({ product, onSent }: Pick<AskQuestionProps, 'product'> & { readonly onSent: (email: string) => void }): ReactNode => {
  const t = useTexts(texts);
  const calls = useReviewCalls();
  const { email } = useAtomValue(userAtom).currentUser;
  const draft = useDraft(QUESTION_DRAFT, product.id);
  const form = useForm({
    schema: questionSchema,
    parseProblem,
    problemsOfError: consentOfServer,
    send: async (values) => {
      const answer = await calls().askQuestion({ product_id: product.id, ...values });
      if (!answer.ok) return answer.error;
      draft.drop();
      onSent(values.email);
      return null;
    },
  });
  const { values } = draft;
  return (
    <WrittenForm form={form} draft={draft} submit={t('question.send')}>
      <p className={css.about}>
        {t('review.product')} <CatalogueText text={product.name} />
      </p>
      <TextArea
        label={t('question.text')}
        hint={t('question.textHint', { max: WRITING_LIMITS.question })}
        name="question"
        required
        dir="auto"
        defaultValue={values['question']}
        {...errorOf(form, 'question', t)}
      />
      <SignatureFields
        form={form}
        values={values}
        email={{ hint: t('question.emailHint'), start: values['email'] ?? email }}
        consent={t('question.consent')}
      />
    </WrittenForm>
  );
};
