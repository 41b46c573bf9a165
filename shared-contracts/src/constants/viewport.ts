/** Widths in px. ≠08: behaviour uses the device bounds 768/1100/1600, styles use the list of ten. */

/** N-30 */
export const DEVICE_BREAKPOINTS = { tablet: 768, desktop: 1100, widescreen: 1600 } as const;

export type DeviceType = 'mobile' | 'tablet' | 'desktop' | 'widescreen';
export type ScreenSize = 'XS' | 'S' | 'M' | 'L' | 'XL' | 'XXL';

/** N-30: mobile under 768, tablet under 1100, desktop under 1600, widescreen otherwise. */
export function deviceType(width: number): DeviceType {
  if (width < DEVICE_BREAKPOINTS.tablet) return 'mobile';
  if (width < DEVICE_BREAKPOINTS.desktop) return 'tablet';
  return width < DEVICE_BREAKPOINTS.widescreen ? 'desktop' : 'widescreen';
}

/** N-29, ≠08: labels by minimum width; 1920 bounds styles only. */
export function screenSize(width: number): ScreenSize {
  if (width < 646) return 'XS';
  if (width < 768) return 'S';
  if (width < 1024) return 'M';
  if (width < 1366) return 'L';
  return width < 1440 ? 'XL' : 'XXL';
}
