import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { COMPLAINT_FILE_TYPES, MOST_COMPLAINT_FILES, type ComplaintFileProblem } from 'shared-contracts/complaints';
import { FilePicker, type Files } from 'shared-ui/file-picker';
import { complaintTexts } from '../texts.ts';

/** Where photos and papers are added (∅09); its state is `useComplaintFiles`. */
export const ComplaintFiles = ({ files }: { readonly files: Files<ComplaintFileProblem> }): ReactNode => {
  const t = useTexts(complaintTexts);
  return (
    <FilePicker
      files={files}
      types={COMPLAINT_FILE_TYPES}
      label={t('files')}
      hint={t('files.hint', { max: MOST_COMPLAINT_FILES })}
      add={t('files.add')}
      word={(key, name) => t(`files.${key}`, { name, max: MOST_COMPLAINT_FILES })}
    />
  );
};
