import { style, styleVariants } from '@vanilla-extract/css';

/**
 * A drawing on a grid of 24 in the colour of the words beside it, in both themes. It stands in the stylesheets, not in the documents: these have
 * no room for it (J-110).
 */
const drawing = (path: string): string =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23000' stroke-width='1.75' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='${path}'/%3E%3C/svg%3E")`;

const plate = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  '::before': { content: '""', flex: 'none', width: '20px', height: '20px', background: 'currentColor' },
});

/** Own drawings by kind of payment; no trademarks. */
const paths = {
  /** A telephone with a code of six digits. */
  blik: 'M7 2h10a1 1 0 0 1 1 1v18a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1V3a1 1 0 0 1 1-1zm2.5 7h0m2.5 0h0m2.5 0h0m-5 4h0m2.5 0h0m2.5 0h0M11 19h2',
  card: 'M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zm-2 5h20M6 15h4',
  /** A bank. */
  transfer: 'M3 10 12 4l9 6zm2.5 0v8m4.3-8v8m4.4-8v8m4.3-8v8M3 21h18',
  later: 'M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0m10-6v6l4 2',
  /** An amount in parts. */
  installments: 'M12 2a10 10 0 1 0 10 10M12 2v10h10m-7.1-9.5a10 10 0 0 1 6.6 6.6',
  lease: 'M4 8h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1zm5 0V5h6v3M3 13.500h18',
  /** A banknote. */
  'on-delivery': 'M3 6h18v12H3zm6 6a3 3 0 1 0 6 0 3 3 0 1 0-6 0M6 9h0m12 6h0',
} as const;

export const mark = styleVariants(paths, (path) => [plate, { '::before': { mask: `${drawing(path)} center / contain no-repeat` } }]);
