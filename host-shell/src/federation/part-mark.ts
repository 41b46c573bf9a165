import type { RemoteName } from 'shared-contracts/federation';

/** Name in the DOM of the element around everything that a remote has drawn in one place. */
export const PART_MARK = 'data-remote';

/** The mark as an attribute. */
export const partMark = (remote: RemoteName): Readonly<Record<typeof PART_MARK, string>> => ({ [PART_MARK]: remote });
