import { useTranslate } from 'ra-core';
import * as styles from '../parts/parts.css.ts';
import { TextField } from '../parts/TextField.tsx';
import * as css from './editing.css.ts';
import { CheckField, ChoiceField, FieldError } from './fields.tsx';
import { PagePreview } from './PagePreview.tsx';
import { SourceField } from './SourceField.tsx';

/** The fields of a page, with its text as shoppers will read it beside them. */
export const PageFields = ({ isPublished }: { readonly isPublished: boolean }) => {
  const translate = useTranslate();
  return (
    <>
      <TextField source="heading" label="pages.heading" isRequired />
      {!isPublished && <TextField source="urlKey" label="pages.urlKey" hint="pages.urlKeyHint" isRequired />}
      <ChoiceField
        source="format"
        label="pages.format"
        choices={[
          ['markdown', 'pages.markdown'],
          ['html', 'pages.html'],
        ]}
      />
      <div className={css.sides}>
        <SourceField hasPictures />
        <PagePreview />
      </div>
      <TextField source="metaTitle" label="pages.metaTitle" hint="pages.metaTitleHint" isRequired />
      <TextField source="metaDescription" label="pages.metaDescription" kind="lines" isRequired />
      <fieldset className={styles.field} aria-describedby="stores-error">
        <legend className={styles.label}>{translate('pages.stores')}</legend>
        <CheckField source="inAmperio" label="store.amperio" />
        <CheckField source="inPro" label="store.amperio_pro" />
        <FieldError source="stores" />
      </fieldset>
      {isPublished && <CheckField source="isWithdrawn" label="pages.withdrawn" />}
    </>
  );
};
