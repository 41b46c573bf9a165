import { useState, type ReactNode } from 'react';
import { networkError, useConnection, useTexts } from 'shared-contracts';
import { MOST_PHOTOS, PHOTO_PROBLEMS, PHOTO_TYPES, WRITING_LIMITS } from 'shared-contracts/reviews';
import { REVIEW_DRAFT } from 'shared-contracts/storage';
import { CatalogueText } from 'shared-ui/catalogue-text';
import { Dialog } from 'shared-ui/dialog';
import { FilePicker, sentFile, useFiles } from 'shared-ui/file-picker';
import { useForm } from 'shared-ui/form';
import { shrinkPhoto } from 'shared-ui/shrink-photo';
import { StarInput } from 'shared-ui/star-input';
import { TextArea } from 'shared-ui/text-area';
import { TextField } from 'shared-ui/text-field';
import { consentOfServer, customerReviewSchema, guestReviewSchema, parseProblem } from './form-rules.ts';
import { errorOf } from './form-texts.ts';
import { SignatureFields } from './SignatureFields.tsx';
import { Sent } from './Sent.tsx';
import { texts } from './texts.ts';
import { useDraft } from './use-draft.ts';
import { useReviewCalls } from './use-review-calls.ts';
import { WrittenForm } from './WrittenForm.tsx';
import * as css from './written.css.ts';

interface WriteReviewProps {
  readonly product: { readonly id: number; readonly name: string };
  readonly onClose: () => void;
}

interface Outcome {
  readonly isUnconfirmed: boolean;
  readonly email: string;
}

/** J-150: a review of a product. A guest confirms it by e-mail. */
export default function WriteReview({ product, onClose }: WriteReviewProps): ReactNode {
  const t = useTexts(texts);
  const [sent, setSent] = useState<Outcome | null>(null);
  return (
    <Dialog open onClose={onClose} title={t('review.title')}>
      {sent === null ? (
        <ReviewForm product={product} onSent={setSent} />
      ) : (
        <Sent
          title={t(sent.isUnconfirmed ? 'unconfirmed' : 'review.waiting')}
          text={sent.isUnconfirmed ? t('review.unconfirmedText', { email: sent.email }) : t('review.waitingText')}
          isUnconfirmed={sent.isUnconfirmed}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

const ReviewForm = ({
  product,
  onSent,
}: Pick<WriteReviewProps, 'product'> & { readonly onSent: (outcome: Outcome) => void }): ReactNode => {
  const t = useTexts(texts);
  const calls = useReviewCalls();
  const connection = useConnection();
  const [isGuest] = useState(() => connection().token() === undefined);
  const draft = useDraft(REVIEW_DRAFT, product.id);
  const photos = useFiles({
    most: MOST_PHOTOS,
    send: async (file, { showPreview }) => {
      const photo = await shrinkPhoto(file);
      if (typeof photo === 'string') return { refused: photo };
      showPreview(photo.preview);
      return sentFile(await calls().uploadReviewPhoto(photo.blob), PHOTO_PROBLEMS);
    },
  });
  const form = useForm({
    schema: isGuest ? guestReviewSchema : customerReviewSchema,
    parseProblem,
    problemsOfError: consentOfServer,
    send: async (values) => {
      const ids = await photos.sent();
      if (ids === null) return networkError('a photo has not been sent');
      const { email, ...rest } = values;
      const answer = await calls().writeReview({ product_id: product.id, ...rest, ...(isGuest && { email }), photos: [...ids] });
      if (!answer.ok) return answer.error;
      draft.drop();
      onSent({ isUnconfirmed: answer.value.state === 'unconfirmed', email });
      return null;
    },
  });
  const { values } = draft;
  return (
    <WrittenForm form={form} draft={draft} submit={t('review.send')}>
      <p className={css.about}>
        {t('review.product')} <CatalogueText text={product.name} />. {t('review.edit')}
      </p>
      <StarInput
        label={t('review.stars')}
        name="vote"
        meanings={[t('review.star1'), t('review.star2'), t('review.star3'), t('review.star4'), t('review.star5')]}
        defaultValue={values['vote'] ?? ''}
        {...errorOf(form, 'vote', t)}
      />
      <TextField
        label={t('review.heading')}
        name="title"
        autoComplete="off"
        optional
        dir="auto"
        defaultValue={values['title']}
        {...errorOf(form, 'title', t)}
      />
      <TextArea
        label={t('review.text')}
        hint={t('review.textHint', { max: WRITING_LIMITS.text })}
        name="text"
        required
        dir="auto"
        defaultValue={values['text']}
        {...errorOf(form, 'text', t)}
      />
      <FilePicker
        isPhotos
        files={photos}
        types={PHOTO_TYPES}
        label={t('photos')}
        hint={t('photos.hint', { max: MOST_PHOTOS })}
        add={t('photos.add')}
        word={(key, name) => t(`photos.${key}`, { name, max: MOST_PHOTOS })}
      />
      <SignatureFields
        form={form}
        values={values}
        email={isGuest ? { hint: t('review.emailHint'), start: values['email'] } : null}
        consent={t('review.consent')}
      />
    </WrittenForm>
  );
};
