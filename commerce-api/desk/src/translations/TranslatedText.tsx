import { useId } from 'react';
import { useTranslate } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import * as css from '../editing/editing.css.ts';
import { ChoiceField } from '../editing/fields.tsx';
import { htmlTree } from '../editing/html-tree.tsx';
import { fieldLabel } from '../editing/list-of-kind.ts';
import { PagePreview } from '../editing/PagePreview.tsx';
import { SourceField } from '../editing/SourceField.tsx';
import * as styles from '../parts/parts.css.ts';
import { TextField } from '../parts/TextField.tsx';
import type { TextToTranslate } from './translation-form.ts';

const tileField = /^(title|text|button)-\d+$/;

interface TranslatedTextProps {
  /** Of the content whose text it is. */
  readonly kind: string;
  readonly text: TextToTranslate;
}

/** A Polish text, and the field for its translation. */
export const TranslatedText = ({ kind, text: { field, polish, is_html: isHtml, is_changed: isChanged } }: TranslatedTextProps) => {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const id = useId();
  const [, tile] = tileField.exec(field) ?? [];
  const label = tile === undefined ? fieldLabel(kind, field) : tile === 'title' ? 'banners.title1' : `banners.${tile}`;
  const name = translate(label);
  const source = `texts.${field}`;
  const format = `formats.${field}`;
  return (
    <section className={css.part} aria-labelledby={id}>
      <h2 className={styles.cardTitle} id={id}>
        {name}
      </h2>
      {isChanged && <p className={styles.error}>{translate('translations.polishChanged')}</p>}
      {isHtml ? (
        <>
          <div className={css.sides}>
            <div>
              <h3 className={css.previewTitle} id={`${id}-pl`}>
                {translate('translations.polish')}
              </h3>
              {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
              <div className={css.preview} tabIndex={0} role="region" aria-labelledby={`${id}-pl`}>
                {htmlTree(polish)}
              </div>
            </div>
            <PagePreview source={source} format={format} label={translate('translations.preview')} />
          </div>
          <p>
            <button
              type="button"
              className={styles.button.plain}
              onClick={() => {
                setValue(format, 'html', { shouldDirty: true });
                setValue(source, polish, { shouldDirty: true });
              }}
            >
              {translate('translations.copy')}
            </button>
          </p>
          <ChoiceField
            source={format}
            label="pages.format"
            choices={[
              ['html', 'pages.html'],
              ['markdown', 'pages.markdown'],
            ]}
          />
          <SourceField
            source={source}
            format={format}
            label={translate('translations.ukrainianOf', { field: name })}
            isRequired={false}
            hasPictures
          />
        </>
      ) : (
        <div className={css.sides}>
          <div className={styles.field}>
            <p className={styles.label}>{translate('translations.polish')}</p>
            <p>{polish}</p>
          </div>
          <TextField
            source={source}
            label={translate('translations.ukrainianOf', { field: name })}
            kind={polish.length > 80 ? 'lines' : 'line'}
          />
        </div>
      )}
    </section>
  );
};
