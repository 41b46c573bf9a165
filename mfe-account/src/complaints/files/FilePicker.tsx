import { useId, useRef, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { COMPLAINT_FILE_TYPES, MOST_COMPLAINT_FILES } from 'shared-contracts/complaints';
import { Button, IconButton } from 'shared-ui/button';
import { Icon } from 'shared-ui/icon';
import { CircleAlert, FileText, ImagePlus, RotateCw, X } from 'shared-ui/icons';
import { Spinner } from 'shared-ui/spinner';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { complaintTexts, type ComplaintTranslate } from '../texts.ts';
import { FILE_FIELD } from './file-field.ts';
import * as css from './files.css.ts';
import type { FileError, Files } from './use-files.ts';

const errorText = (t: ComplaintTranslate, { problem, name }: FileError): string =>
  problem === 'tooMany' ? t('files.tooMany', { max: MOST_COMPLAINT_FILES }) : t(`files.${problem}`, { name });

/** ∅09: the photos and papers of a complaint: picked, sent, sent again when a line was cut, taken away. */
export const FilePicker = ({ files }: { readonly files: Files }): ReactNode => {
  const t = useTexts(complaintTexts);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { list, errors } = files;
  const failed = list.filter(({ state }) => state === 'failed');
  return (
    <div className={css.picker} role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-hint`}>
      <p id={`${id}-label`} className={css.label}>
        {t('files')}
      </p>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={COMPLAINT_FILE_TYPES.join(',')}
        aria-label={t('files.add')}
        onChange={({ currentTarget }) => {
          files.add([...(currentTarget.files ?? [])]);
          // The same file may be picked again.
          currentTarget.value = '';
        }}
      />
      {list.length > 0 && (
        <ul className={css.list}>
          {list.map(({ key, name, state, id: fileId }) => (
            <li key={key} className={css.file}>
              {state === 'sending' ? <Spinner /> : <Icon of={state === 'failed' ? CircleAlert : FileText} size={20} />}
              <span className={css.name}>{name}</span>
              {state === 'failed' && <IconButton icon={RotateCw} label={t('files.again', { name })} onClick={() => files.again(key)} />}
              <IconButton icon={X} label={t('files.remove', { name })} onClick={() => files.remove(key)} />
              {fileId !== null && <input type="hidden" name={`${FILE_FIELD}${key}`} value={`${fileId} ${name}`} />}
            </li>
          ))}
        </ul>
      )}
      {list.length < MOST_COMPLAINT_FILES && (
        <Button variant="secondary" icon={ImagePlus} onClick={() => input.current?.click()}>
          {t('files.add')}
        </Button>
      )}
      <div role="alert">
        {errors.map((error, index) => (
          <p key={index} className={css.error}>
            <Icon of={CircleAlert} size={20} />
            <span>{errorText(t, error)}</span>
          </p>
        ))}
        {failed.map(({ key, name }) => (
          <p key={key} className={css.error}>
            <Icon of={CircleAlert} size={20} />
            <span>{t('files.failed', { name })}</span>
          </p>
        ))}
      </div>
      <p id={`${id}-hint`} className={css.hint}>
        {t('files.hint', { max: MOST_COMPLAINT_FILES })}
      </p>
      <VisuallyHidden>
        <span role="status">
          {list.flatMap(({ state, name }) => (state === 'failed' ? [] : [t(`files.${state}`, { name })])).join('. ')}
        </span>
      </VisuallyHidden>
    </div>
  );
};
