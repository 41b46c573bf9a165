import { useState, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { PUBLICATION_WORDS } from 'shared-contracts/surveys';
import { useForm } from 'shared-ui/form';
import { StarInput } from 'shared-ui/star-input';
import { TextArea } from 'shared-ui/text-area';
import { errorOf, FormFrame } from '../forms/FormFrame.tsx';
import { parseProblem } from '../forms/form-rules.ts';
import { useCommerce } from '../session/commerce.ts';
import { texts } from '../texts.ts';
import type { OpenedRating } from './opened-rating.ts';
import { PublicationFields } from './PublicationFields.tsx';
import { ratingSchema } from './survey-rules.ts';
import { surveyTexts } from './texts.ts';

interface RatingFormProps {
  readonly orderId: number;
  readonly token: string;
  readonly onSent: (rated: OpenedRating) => void;
}

/** R-65, ∅55: how shop and delivery were, and whether the comment may be published (J-339). */
export const RatingForm = ({ orderId, token, onSent }: RatingFormProps): ReactNode => {
  const t = useTexts(surveyTexts);
  const translate = useTexts(texts);
  const commerce = useCommerce();
  const [isPublished, setPublished] = useState(false);
  const form = useForm({
    schema: ratingSchema(isPublished),
    parseProblem,
    send: async ({ first_name: firstName, ...rating }) => {
      const publication = isPublished ? { publication: { first_name: firstName, words: PUBLICATION_WORDS } } : {};
      const answer = await commerce().rateOrder(orderId, token, { ...rating, ...publication });
      if (answer.ok) onSent(answer.value);
      return answer.ok ? null : answer.error;
    },
  });
  const stars = (name: 'shop' | 'delivery'): ReactNode => (
    <StarInput
      label={t(`rating.${name}`)}
      name={name}
      meanings={[t('star1'), t('star2'), t('star3'), t('star4'), t('star5')]}
      {...(form.problems[name] !== undefined && { error: t('stars.required') })}
    />
  );
  return (
    <FormFrame form={form} submit={t('rating.submit')}>
      {stars('shop')}
      {stars('delivery')}
      <TextArea
        label={t('rating.comment')}
        hint={t('rating.commentHint')}
        name="comment"
        required={isPublished}
        optional={!isPublished}
        {...(form.problems.comment === 'required' ? { error: t('rating.commentWanted') } : errorOf(form, 'comment', translate))}
      />
      <PublicationFields isWanted={isPublished} onWant={setPublished} {...errorOf(form, 'first_name', translate)} />
    </FormFrame>
  );
};
