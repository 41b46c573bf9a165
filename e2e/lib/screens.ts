/** The two window sizes of the tests, px. */
export const screens = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const;

export type Screen = keyof typeof screens;

export const screenNames: readonly Screen[] = ['phone', 'desktop'];
