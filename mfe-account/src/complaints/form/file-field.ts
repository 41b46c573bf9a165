/** Fields by which files are kept while the complaint is written begin with it. */
export const FILE_FIELD = 'file.';
