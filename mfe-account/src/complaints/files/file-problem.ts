import { COMPLAINT_FILE_TYPES, MOST_COMPLAINT_FILE_BYTES, type ComplaintFileProblem } from 'shared-contracts/complaints';

/** What may be asked of a file before it is sent; the server looks at its bytes. */
export const fileProblem = ({ size, type }: Pick<File, 'size' | 'type'>): ComplaintFileProblem | null => {
  if (!COMPLAINT_FILE_TYPES.some((known) => known === type)) return 'file_type';
  return size > MOST_COMPLAINT_FILE_BYTES ? 'file_bytes' : null;
};
