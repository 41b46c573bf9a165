import { COMPLAINT_FILE_PROBLEMS, MOST_COMPLAINT_FILES, type ComplaintFileProblem } from 'shared-contracts/complaints';
import { sentFile, useFiles, type Files } from 'shared-ui/file-picker';
import { useCommerce } from '../../session/commerce.ts';
import { fileProblem } from './file-problem.ts';

interface ComplaintFilesOptions {
  /** Files that were sent before a reload. */
  readonly kept: readonly { readonly id: string; readonly name: string }[];
  /** The list has changed. */
  readonly onChange?: () => void;
}

/** ∅09: photos and papers of a complaint, or of a message about it. */
export function useComplaintFiles(options: ComplaintFilesOptions): Files<ComplaintFileProblem> {
  const commerce = useCommerce();
  return useFiles({
    ...options,
    most: MOST_COMPLAINT_FILES,
    send: async (file, { onProgress, signal }) => {
      const refused = fileProblem(file);
      if (refused !== null) return { refused };
      return sentFile(await commerce().uploadComplaintFile(file, file.name, { onProgress, signal }), COMPLAINT_FILE_PROBLEMS);
    },
  });
}
