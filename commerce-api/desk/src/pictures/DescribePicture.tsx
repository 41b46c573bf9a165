import { Form, useTranslate } from 'ra-core';
import { useWatch, type FieldValues } from 'react-hook-form';
import type { UploadedPicture } from '../api.ts';
import { CheckField } from '../editing/fields.tsx';
import * as styles from '../parts/parts.css.ts';
import { TextField } from '../parts/TextField.tsx';
import { useChange } from '../parts/use-change.ts';
import { pictureCalls } from './picture-calls.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const Texts = ({ takesFocus }: { readonly takesFocus: boolean }) => {
  const isDecorative: unknown = useWatch({ name: 'is_decorative' });
  return (
    <>
      {isDecorative !== true && (
        <>
          <TextField source="alt_pl" label="pictures.altPl" hint="pictures.altHint" isRequired takesFocus={takesFocus} />
          <TextField source="alt_ua" label="pictures.altUa" isRequired />
        </>
      )}
      <CheckField source="is_decorative" label="pictures.decorative" />
    </>
  );
};

interface DescribePictureProps {
  readonly picture: UploadedPicture;
  /** It has just been uploaded. */
  readonly takesFocus: boolean;
  /** To be called when another description is there. */
  readonly onDone: () => Promise<void>;
}

/** J-292: what a picture shows, in both languages, or that it decorates only. */
export const DescribePicture = ({ picture, takesFocus, onDone }: DescribePictureProps) => {
  const translate = useTranslate();
  const { run, isPending } = useChange();
  const { id, version, alt_pl, alt_ua, is_decorative } = picture;
  return (
    <Form
      // Somebody else's newer description takes the place of this one.
      key={version}
      className={styles.form}
      noValidate
      disableInvalidFormNotification
      defaultValues={{ alt_pl, alt_ua, is_decorative }}
      onSubmit={(values: FieldValues) =>
        run({
          call: () =>
            pictureCalls.describe(id, {
              version,
              alt_pl: text(values['alt_pl']),
              alt_ua: text(values['alt_ua']),
              is_decorative: values['is_decorative'] === true,
            }),
          told: 'pictures.described',
          onDone,
          onOutdated: onDone,
        })
      }
    >
      <Texts takesFocus={takesFocus} />
      <div>
        <button type="submit" className={styles.button.plain} aria-disabled={isPending}>
          {translate('pictures.describe')}
        </button>
      </div>
    </Form>
  );
};
