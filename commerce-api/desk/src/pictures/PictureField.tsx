import { useRef, useState } from 'react';
import { useInput, useTranslate, ValidationError } from 'ra-core';
import * as styles from '../parts/parts.css.ts';
import { FocusPoint } from './FocusPoint.tsx';
import { PictureDialog } from './PictureDialog.tsx';
import * as css from './pictures.css.ts';

interface PictureFieldProps {
  /** Of the form's values: an address, empty for none. */
  readonly source: string;
  readonly label: string;
  /** Of a field that several others are called like: `Promocja 2`. */
  readonly of?: string;
}

/** J-292: a picture of a content: chosen among the uploaded ones, with the point that stays in it. Without one the page shows a drawn one. */
export const PictureField = ({ source, label, of }: PictureFieldProps) => {
  const translate = useTranslate();
  const { id, field, fieldState } = useInput({ source, parse: (value: string) => value });
  const [isOpen, setOpen] = useState(false);
  const chooser = useRef<HTMLButtonElement>(null);
  const address = typeof field.value === 'string' ? field.value : '';
  const message = fieldState.error?.message;
  return (
    <fieldset className={css.field} aria-describedby={`${id}-error`}>
      <legend className={styles.label}>{of === undefined ? translate(label) : translate('pictures.fieldOf', { of })}</legend>
      {address === '' ? (
        <p className={styles.muted}>{translate('pictures.none')}</p>
      ) : (
        <FocusPoint address={address} onChange={field.onChange} />
      )}
      <div className={styles.row}>
        <button
          ref={chooser}
          type="button"
          className={styles.button.plain}
          {...(of !== undefined && { 'aria-label': translate('pictures.pickOf', { of }) })}
          onClick={() => setOpen(true)}
        >
          {translate('pictures.pick')}
        </button>
        {address !== '' && (
          <button
            type="button"
            className={styles.button.plain}
            {...(of !== undefined && { 'aria-label': translate('pictures.clearOf', { of }) })}
            onClick={() => {
              field.onChange('');
              // This button goes.
              chooser.current?.focus();
            }}
          >
            {translate('pictures.clear')}
          </button>
        )}
      </div>
      {message !== undefined && (
        <p className={styles.error} id={`${id}-error`} role="alert">
          <ValidationError error={message} />
        </p>
      )}
      {isOpen && (
        <PictureDialog
          onChoose={(picture) => {
            field.onChange(picture.address);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </fieldset>
  );
};
