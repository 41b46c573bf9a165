import { styleVariants } from '@vanilla-extract/css';
import { media } from 'shared-contracts/theme';

/** The tiles of a group stand in the grid around it. Where the document lacks them, a row of that height holds their room. */
const missing = (phone: string, wide: string) =>
  ({
    display: 'contents',
    selectors: {
      '&:has(> template)': {
        display: 'block',
        gridColumn: '1 / -1',
        '@media': {
          '(scripting: enabled)': { minHeight: phone },
          [`${media.tabletUp} and (scripting: enabled)`]: { minHeight: wide },
        },
      },
    },
  }) as const;

/** Four tiles: two rows of a phone, about one and a half of a wider screen; or four lines. */
export const group = styleVariants({ grid: missing('888px', '760px'), list: missing('484px', '484px') });
