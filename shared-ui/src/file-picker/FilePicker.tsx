import { useId, useRef, type ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import { CircleAlert, ImagePlus } from '../icons/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './file-picker.css.ts';
import { NamedFiles, Photos } from './PickedFiles.tsx';
import type { Files, PickedFile } from './use-files.ts';

/** What is said of one file: its state, a button, or why it was not taken. */
export type FileWord<Problem extends string> = 'sending' | 'ready' | 'failed' | 'again' | 'remove' | 'tooMany' | Problem;

interface FilePickerProps<Problem extends string> {
  readonly files: Files<Problem>;
  /** Media types that may be picked. */
  readonly types: readonly string[];
  readonly label: string;
  readonly hint: string;
  readonly add: string;
  readonly word: (key: FileWord<Problem>, name: string) => string;
  /** Small pictures instead of names. */
  readonly isPhotos?: boolean;
}

/** Files of a form: picked or taken with the camera, sent again when a line was cut, taken away. Its state is `useFiles`. */
export const FilePicker = <Problem extends string>(props: FilePickerProps<Problem>): ReactNode => {
  const { files, word } = props;
  const { list } = files;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const group = useRef<HTMLDivElement>(null);
  /** The button that was pressed goes with its file. */
  const remove = (key: PickedFile['key']): void => {
    files.remove(key);
    group.current?.focus();
  };
  const List = props.isPhotos === true ? Photos : NamedFiles;
  const failed = list.filter(({ state }) => state === 'failed');
  return (
    <div ref={group} tabIndex={-1} className={css.picker} role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-hint`}>
      <p id={`${id}-label`} className={css.label}>
        {props.label}
      </p>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={props.types.join(',')}
        aria-label={props.add}
        onChange={({ currentTarget }) => {
          const picked = [...(currentTarget.files ?? [])];
          files.add(picked);
          // The button that opened the dialog goes with the last file that may be picked.
          if (list.length + picked.length >= files.most) group.current?.focus();
          // The same file may be picked again.
          currentTarget.value = '';
        }}
      />
      {list.length > 0 && <List files={{ ...files, remove }} word={word} />}
      {list.length < files.most && (
        <Button variant="secondary" icon={ImagePlus} onClick={() => input.current?.click()}>
          {props.add}
        </Button>
      )}
      <div role="alert">
        {files.errors.map(({ problem, name }, index) => (
          <Failure key={index} text={word(problem, name)} />
        ))}
        {failed.map(({ key, name }) => (
          <Failure key={`sending ${key}`} text={word('failed', name)} />
        ))}
      </div>
      <p id={`${id}-hint`} className={css.hint}>
        {props.hint}
      </p>
      <VisuallyHidden>
        <span role="status">{list.flatMap((file) => (file.state === 'failed' ? [] : [spoken(file, word)])).join('. ')}</span>
      </VisuallyHidden>
    </div>
  );
};

/** J-365: what is announced of a file: each quarter of its way, not each percent. */
const spoken = (
  { state, name, percent }: PickedFile,
  word: (key: Exclude<PickedFile['state'], 'failed'>, name: string) => string,
): string => {
  if (state === 'failed') return '';
  const quarters = Math.floor((percent ?? 0) / 25) * 25;
  return quarters === 0 ? word(state, name) : `${word(state, name)}, ${quarters}%`;
};

const Failure = ({ text }: { readonly text: string }): ReactNode => (
  <p className={css.error}>
    <Icon of={CircleAlert} size={20} />
    <span>{text}</span>
  </p>
);
