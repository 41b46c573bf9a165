import { CANCEL_REASONS, SURVEY_LIMITS, type CancelReason } from 'shared-contracts/surveys';
import * as v from 'valibot';

const stars = () =>
  v.pipe(
    v.string(),
    v.nonEmpty('required'),
    v.transform((text) => Number(text)),
  );
const text = (limit: number) => v.pipe(v.string(), v.trim(), v.maxLength(limit, 'too-long'));

/** ∅55: stars of the shop and of the delivery, and a comment for who has one. @param isPublished J-339: the shop may publish it, so that there has to be one */
export const ratingSchema = (isPublished: boolean) =>
  v.object({
    shop: stars(),
    delivery: stars(),
    comment: isPublished ? v.pipe(text(SURVEY_LIMITS.comment), v.nonEmpty('required')) : text(SURVEY_LIMITS.comment),
    first_name: text(SURVEY_LIMITS.firstName),
  });

/** ∅55: one reason; another one is told in own words. */
export const cancellationSchema = (chosen: CancelReason | null) =>
  v.object({
    reason: v.picklist(CANCEL_REASONS, 'required'),
    text: chosen === 'other' ? v.pipe(text(SURVEY_LIMITS.text), v.nonEmpty('required')) : text(SURVEY_LIMITS.text),
  });
