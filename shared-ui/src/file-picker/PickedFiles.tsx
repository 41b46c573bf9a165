import type { ReactNode } from 'react';
import { IconButton } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import { CircleAlert, FileText, RotateCw, X } from '../icons/index.ts';
import { ProgressBar } from '../progress-bar/index.ts';
import { Spinner } from '../spinner/index.ts';
import * as css from './file-picker.css.ts';
import type { Files, PickedFile } from './use-files.ts';

interface PickedFilesProps {
  readonly files: Pick<Files<never>, 'list' | 'again' | 'remove'>;
  readonly word: (key: 'again' | 'remove' | 'sending', name: string) => string;
}

/** Files by their names, one a line. */
export const NamedFiles = ({ files, word }: PickedFilesProps): ReactNode => (
  <ul className={css.lines}>
    {files.list.map((file) => (
      <li key={file.key} className={css.line}>
        {file.state === 'sending' && file.percent === null ? (
          <Spinner />
        ) : (
          <Icon of={file.state === 'failed' ? CircleAlert : FileText} size={20} />
        )}
        <span className={css.name}>
          {file.name}
          {file.percent !== null && <ProgressBar value={file.percent} max={100} label={word('sending', file.name)} />}
        </span>
        {file.percent !== null && (
          <span className={css.percent} aria-hidden="true">
            {file.percent}%
          </span>
        )}
        {file.state === 'failed' && <Again file={file} files={files} word={word} />}
        <IconButton icon={X} label={word('remove', file.name)} onClick={() => files.remove(file.key)} />
      </li>
    ))}
  </ul>
);

/** Photos by small pictures, side by side. */
export const Photos = ({ files, word }: PickedFilesProps): ReactNode => (
  <ul className={css.photos}>
    {files.list.map((file) => (
      <li key={file.key} className={css.photo}>
        {file.preview !== null && <img className={css.preview} src={file.preview} alt={file.name} />}
        {file.state === 'sending' && <Spinner className={css.mark} />}
        {file.state === 'failed' && <Again className={css.mark} file={file} files={files} word={word} />}
        <IconButton className={css.remove} icon={X} label={word('remove', file.name)} onClick={() => files.remove(file.key)} />
      </li>
    ))}
  </ul>
);

interface AgainProps extends PickedFilesProps {
  readonly file: PickedFile;
  readonly className?: string;
}

const Again = ({ file, files, word, className }: AgainProps): ReactNode => (
  <IconButton
    {...(className !== undefined && { className })}
    icon={RotateCw}
    label={word('again', file.name)}
    onClick={() => files.again(file.key)}
  />
);
