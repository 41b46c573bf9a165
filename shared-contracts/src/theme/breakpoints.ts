/** Widths in px at which the layout changes (N-28): the whole list that styles may use. */
export const styleBreakpoints = [200, 534, 646, 768, 961, 1024, 1100, 1366, 1440, 1920] as const;

/** Widths in px that decide behaviour (N-30): below 768 mobile, below 1100 tablet, below 1600 desktop. */
export const deviceBreakpoints = { tablet: 768, desktop: 1100, widescreen: 1600 } as const;

/** A width in px that a media query may start or end at. */
export type Breakpoint = (typeof styleBreakpoints)[number] | (typeof deviceBreakpoints)[keyof typeof deviceBreakpoints];

/** Media query of everything at least `px` wide. */
export const from = (px: Breakpoint): string => `screen and (min-width: ${px}px)`;

/** Media query of everything narrower than `px`. */
export const below = (px: Breakpoint): string => `screen and (max-width: ${px - 0.02}px)`;

/** Media queries by name, for `@media` in styles and for `matchMedia`. */
export const media = {
  mobile: below(deviceBreakpoints.tablet),
  tabletUp: from(deviceBreakpoints.tablet),
  belowDesktop: below(deviceBreakpoints.desktop),
  desktop: from(deviceBreakpoints.desktop),
  widescreen: from(deviceBreakpoints.widescreen),
  dark: '(prefers-color-scheme: dark)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  /** Zoomed to 400 %, or a phone held sideways: what sticks would take the little height there is. */
  low: '(max-height: 400px)',
  hover: '(hover: hover) and (pointer: fine)',
  forcedColors: '(forced-colors: active)',
} as const;
