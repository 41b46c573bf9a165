import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { SHOP_REVIEWS_PATH, SURVEY_LIMITS } from 'shared-contracts/surveys';
import { Checkbox } from 'shared-ui/checkbox';
import { TextLink } from 'shared-ui/link';
import { TextField } from 'shared-ui/text-field';
import * as css from './surveys.css.ts';
import { surveyTexts } from './texts.ts';

interface PublicationFieldsProps {
  readonly isWanted: boolean;
  readonly onWant: (isWanted: boolean) => void;
  /** Of the first name. */
  readonly error?: string;
}

/**
 * J-339: whether the shop may publish the comment, and with which name. Nothing is ticked before (GDPR, article 7). Other words of the consent need another
 * PUBLICATION_WORDS.
 */
export const PublicationFields = ({ isWanted, onWant, error }: PublicationFieldsProps): ReactNode => {
  const t = useTexts(surveyTexts);
  return (
    <div className={css.publication}>
      <Checkbox checked={isWanted} onChange={({ target }) => onWant(target.checked)}>
        {t('publish.consent')}
      </Checkbox>
      <p className={css.note}>
        {t('publish.note')} <TextLink to={SHOP_REVIEWS_PATH}>{t('publish.page')}</TextLink>
      </p>
      {isWanted && (
        <TextField
          label={t('publish.name')}
          hint={t('publish.nameHint')}
          name="first_name"
          autoComplete="given-name"
          maxLength={SURVEY_LIMITS.firstName}
          optional
          {...(error !== undefined && { error })}
        />
      )}
    </div>
  );
};
