import type { ReactNode } from 'react';
import { Icon, type IconShape } from '../icon/index.ts';
import { Download } from '../icons/index.ts';
import * as css from './file-link.css.ts';

interface FileLinkProps {
  readonly href: string;
  /** What the file is called once it is saved. Numbers of papers have slashes, which names of files cannot have. */
  readonly name: string;
  readonly icon?: IconShape;
  readonly children: ReactNode;
}

/** Saves a file of a server: no page of the shop. */
export const FileLink = ({ href, name, icon = Download, children }: FileLinkProps): ReactNode => (
  <a href={href} download={name.replaceAll('/', '-')} className={css.link}>
    <Icon of={icon} size={18} />
    {children}
  </a>
);
