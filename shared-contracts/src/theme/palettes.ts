/** The codes of the two stores; the value of `data-store` on the root element. */
export type StoreCode = 'amperio' | 'amperio_pro';

/** The two colour schemes that follow `prefers-color-scheme`. */
export type Scheme = 'light' | 'dark';

const common = {
  light: {
    page: '#f4f6fa',
    card: '#ffffff',
    raised: '#ffffff',
    line: '#dde3ec',
    // Borders of controls keep 3:1 on card and page (WCAG 1.4.11).
    control: '#8088a0',
    ink: '#12161f',
    muted: '#556072',
    disabled: '#646f82',
    inverse: '#12161f',
    onInverse: '#ffffff',
    promo: '#c8102e',
    onPromo: '#ffffff',
    promoText: '#c8102e',
    promoTint: '#fdecef',
    plus: '#6b21c8',
    onPlus: '#ffffff',
    plusText: '#6b21c8',
    plusTint: '#f3ebfc',
    success: '#12754a',
    successTint: '#e7f4ee',
    warning: '#8a5a00',
    warningTint: '#fbf2e0',
    error: '#b3162b',
    errorTint: '#fcebee',
    info: '#1b5faa',
    infoTint: '#e8f1fa',
    star: '#e29a00',
    starEmpty: '#d3dae5',
    skeleton: '#e7ebf2',
    picture: '#ffffff',
    backdrop: 'rgb(18 22 31 / 0.52)',
    glass: 'rgb(255 255 255 / 0.9)',
  },
  dark: {
    page: '#0e121a',
    card: '#171c26',
    raised: '#1e2431',
    line: '#2d3545',
    control: '#7c879d',
    ink: '#eef1f6',
    muted: '#a5b0c2',
    disabled: '#8b96a9',
    inverse: '#eef1f6',
    onInverse: '#12161f',
    promo: '#d0223d',
    onPromo: '#ffffff',
    promoText: '#ff8a98',
    promoTint: '#3a171f',
    plus: '#7c3ae0',
    onPlus: '#ffffff',
    plusText: '#c5a4ff',
    plusTint: '#2a1c44',
    success: '#5fd3a0',
    successTint: '#12301f',
    warning: '#f0b64a',
    warningTint: '#33270f',
    error: '#ff8d9b',
    errorTint: '#3a161d',
    info: '#80b9ff',
    infoTint: '#14273f',
    star: '#f2b233',
    starEmpty: '#3b4457',
    skeleton: '#252c3a',
    // Products are drawn for a light ground; on a dark card they stand on a light plate.
    picture: '#eef1f6',
    backdrop: 'rgb(4 6 10 / 0.66)',
    glass: 'rgb(238 241 246 / 0.92)',
  },
} as const;

/** Every colour of one store in one scheme, under the names of the token contract. */
export type Palette = { readonly [K in keyof (typeof common)['light'] | keyof Brand]: string };

interface Brand {
  readonly accent: string;
  readonly accentPress: string;
  readonly accentTint: string;
  readonly accentLine: string;
  readonly accentText: string;
  readonly onAccent: string;
  readonly band: string;
  readonly onBand: string;
}

/** Colours of both stores in both schemes. Contrasts are proven by `palettes.test.ts`. */
export const palettes: Readonly<Record<StoreCode, Readonly<Record<Scheme, Palette>>>> = {
  amperio: {
    light: {
      ...common.light,
      accent: '#2a3fe5',
      accentPress: '#1f30bd',
      accentTint: '#eceefe',
      accentLine: '#c3c9fb',
      accentText: '#2a3fe5',
      onAccent: '#ffffff',
      band: '#0f1430',
      onBand: '#cdd3f3',
    },
    dark: {
      ...common.dark,
      accent: '#4a5df2',
      accentPress: '#3d50e6',
      accentTint: '#202750',
      accentLine: '#414d9b',
      accentText: '#a3aeff',
      onAccent: '#ffffff',
      band: '#0a0d1c',
      onBand: '#cdd3f3',
    },
  },
  amperio_pro: {
    light: {
      ...common.light,
      accent: '#0b6b4f',
      accentPress: '#07503b',
      accentTint: '#e6f2ee',
      accentLine: '#b3d6ca',
      accentText: '#0b6b4f',
      onAccent: '#ffffff',
      band: '#06281e',
      onBand: '#cfe6dd',
    },
    dark: {
      ...common.dark,
      accent: '#0f7d5d',
      accentPress: '#0c6b50',
      accentTint: '#12322a',
      accentLine: '#23604f',
      accentText: '#66d6ae',
      onAccent: '#ffffff',
      band: '#04140f',
      onBand: '#cfe6dd',
    },
  },
};

/** Arrow and letter colours of the EU energy classes; the same in every store and scheme. */
export const energyColours = {
  A: { arrow: '#00803f', letter: '#ffffff' },
  B: { arrow: '#50b848', letter: '#12161f' },
  C: { arrow: '#bfd730', letter: '#12161f' },
  D: { arrow: '#fff200', letter: '#12161f' },
  E: { arrow: '#fdb913', letter: '#12161f' },
  F: { arrow: '#f37021', letter: '#12161f' },
  G: { arrow: '#d8101a', letter: '#ffffff' },
} as const;

/** An EU energy class, best first. */
export type EnergyClass = keyof typeof energyColours;
