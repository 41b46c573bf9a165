import { useTranslate } from 'ra-core';
import type { OpenComplaint } from '../api.ts';
import { readComplaintFile } from '../changes.ts';
import { FileButton } from '../parts/FileButton.tsx';
import * as styles from '../parts/parts.css.ts';
import { Photo } from '../parts/Photo.tsx';

interface SentFilesProps {
  readonly files: OpenComplaint['files'];
  readonly label: string;
}

/** Photos and papers that a claimant has sent at once: photos are shown, papers can be saved. */
export const SentFiles = ({ files, label }: SentFilesProps) => {
  const translate = useTranslate();
  if (files.length === 0) return null;
  const photos = files.filter(({ media_type: type }) => type === 'image/webp');
  const papers = files.filter(({ media_type: type }) => type !== 'image/webp');
  return (
    <div className={styles.photos} role="group" aria-label={label}>
      {photos.map((file, index) => (
        <Photo key={file.id} id={file.id} number={index + 1} count={photos.length} read={readComplaintFile} />
      ))}
      {papers.map((file, index) => {
        const name = file.name || translate('complaints.fileUnnamed', { number: index + 1 });
        return (
          <FileButton key={file.id} name={name} label={translate('complaints.file', { name })} read={() => readComplaintFile(file.id)} />
        );
      })}
    </div>
  );
};
