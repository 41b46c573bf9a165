import { createVar, style, styleVariants } from '@vanilla-extract/css';

const x = createVar();
const y = createVar();

const tenths = { 0: '0%', 1: '10%', 2: '20%', 3: '30%', 4: '40%', 5: '50%', 6: '60%', 7: '70%', 8: '80%', 9: '90%', 10: '100%' };

/** Classes, because the page's policy allows no styles of elements. */
export const left = styleVariants(tenths, (share) => ({ vars: { [x]: share } }));
export const top = styleVariants(tenths, (share) => ({ vars: { [y]: share } }));

// It wins over where a place shows its drawn pictures.
export const focused = style({ selectors: { '&&&': { objectPosition: `${x} ${y}` } } });
