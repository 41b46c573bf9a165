/**
 * Marks a part below the first screen. On narrow screens with scripts the styles of what stands in it are not in the
 * document: it is not shown before the whole stylesheets are in force (`host-shell/src/server/styles/later-parts.ts`).
 */
export const LATER_MARK = { 'data-later': '' } as const;

/**
 * Marks a part that stands beside the first screen, such as the next picture of a row, or that narrow screens do not show,
 * such as the bar of categories: as above, but no height is held free for it.
 */
export const LATER_BESIDE_MARK = { 'data-later': 'beside' } as const;

/**
 * Marks a later part whose content the server may leave out of a document that would be too large otherwise
 * (`host-shell/src/server/pages/fit-document.ts`): its one child is a Suspense boundary.
 */
export const OMITTABLE_MARK = { 'data-omittable': '' } as const;

/** Marks such a part that shoppers read, as opposed to shelves: its content is left out after that of all others. */
export const OMITTABLE_LAST_MARK = { 'data-omittable': 'last' } as const;
