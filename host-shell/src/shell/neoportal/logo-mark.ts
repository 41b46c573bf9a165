/** On the root element while the visitor is a neoportal customer: the logo is another one then (`header/header.css.ts`). */
export const NEOPORTAL_MARK = 'neoportal';
