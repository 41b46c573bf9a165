import { useTranslate } from 'ra-core';
import { useFormState } from 'react-hook-form';
import * as styles from '../parts/parts.css.ts';
import { TextField } from '../parts/TextField.tsx';
import * as css from './editing.css.ts';
import { CheckField, ChoiceField } from './fields.tsx';
import { PagePreview } from './PagePreview.tsx';
import { SourceField } from './SourceField.tsx';

/** The fields of a page, with its text as shoppers will read it beside them. */
export const PageFields = ({ hasAddress }: { readonly hasAddress: boolean }) => {
  const translate = useTranslate();
  const { errors } = useFormState();
  const stores = errors['stores']?.message;
  return (
    <>
      <TextField source="heading" label="pages.heading" isRequired />
      {!hasAddress && <TextField source="urlKey" label="pages.urlKey" hint="pages.urlKeyHint" isRequired />}
      <ChoiceField
        source="format"
        label="pages.format"
        choices={[
          ['markdown', 'pages.markdown'],
          ['html', 'pages.html'],
        ]}
      />
      <div className={css.sides}>
        <SourceField />
        <PagePreview />
      </div>
      <TextField source="metaTitle" label="pages.metaTitle" hint="pages.metaTitleHint" isRequired />
      <TextField source="metaDescription" label="pages.metaDescription" kind="lines" isRequired />
      <fieldset className={styles.field} aria-describedby="stores-error">
        <legend className={styles.label}>{translate('pages.stores')}</legend>
        <CheckField source="inAmperio" label="store.amperio" />
        <CheckField source="inPro" label="store.amperio_pro" />
        {typeof stores === 'string' && (
          <p className={styles.error} id="stores-error" role="alert">
            {translate(stores)}
          </p>
        )}
      </fieldset>
      {hasAddress && <CheckField source="isWithdrawn" label="pages.withdrawn" />}
    </>
  );
};
