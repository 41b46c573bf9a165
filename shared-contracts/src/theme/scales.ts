/** Token values that both stores and both schemes share. Lengths in px unless a unit stands there. */
export const scales = {
  // 4-px grid; the name is the number of px.
  space: {
    2: '2px',
    4: '4px',
    6: '6px',
    8: '8px',
    12: '12px',
    16: '16px',
    20: '20px',
    24: '24px',
    32: '32px',
    40: '40px',
    48: '48px',
    64: '64px',
  },
  radius: { small: '6px', control: '10px', card: '12px', panel: '16px', full: '999px' },
  // rem: text grows with the shopper's own setting (WCAG 1.4.4).
  size: {
    12: '0.75rem',
    13: '0.8125rem',
    14: '0.875rem',
    15: '0.9375rem',
    16: '1rem',
    18: '1.125rem',
    22: '1.375rem',
    28: '1.75rem',
    36: '2.25rem',
  },
  leading: {
    16: '1rem',
    20: '1.25rem',
    24: '1.5rem',
    28: '1.75rem',
    36: '2.25rem',
    44: '2.75rem',
  },
  weight: { normal: '400', medium: '550', strong: '650', bold: '750' },
  font: { body: 'Onest, "Onest Fallback", "Onest Fallback Android", system-ui, sans-serif' },
  layer: {
    raised: '1',
    sticky: '20',
    header: '30',
    overlay: '40',
    drawer: '50',
    dialog: '60',
    toast: '70',
    skip: '80',
  },
  motion: {
    fast: '150ms',
    normal: '200ms',
    slow: '300ms',
    ease: 'cubic-bezier(0.2, 0, 0, 1)',
  },
  // D-08, N-20: a drawer is at most 360 px wide.
  /** `foot`: what the host's own bar covers of the window's lower edge; whatever sticks there stands above it. */
  layout: { width: '1440px', gutter: '16px', header: '66px', drawer: '360px', foot: '0px' },
} as const;

/** What only floats casts a shadow (drawer, popup, sticky bar, lifted tile). */
export const shadows = {
  light: {
    lift: '0 12px 32px rgb(18 22 31 / 0.10)',
    float: '0 16px 48px rgb(18 22 31 / 0.18)',
    bar: '0 -4px 20px rgb(18 22 31 / 0.08)',
  },
  dark: {
    lift: '0 12px 32px rgb(0 0 0 / 0.45)',
    float: '0 16px 48px rgb(0 0 0 / 0.6)',
    bar: '0 -4px 20px rgb(0 0 0 / 0.4)',
  },
} as const;
