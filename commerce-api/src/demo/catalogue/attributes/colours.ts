import type { BodyColour } from '../../../model/media.ts';

/** Grammatical gender of a product kind; plural for things like słuchawki. */
export type Gender = 'm' | 'f' | 'n' | 'pl';

interface ColourName {
  readonly m: string;
  readonly f: string;
  readonly n: string;
  readonly swatch: string;
}

/** Polish colour names of the body colours with their swatches. */
export const colours: Readonly<Record<BodyColour, ColourName>> = {
  white: { m: 'biały', f: 'biała', n: 'białe', swatch: '#F4F5F7' },
  silver: { m: 'srebrny', f: 'srebrna', n: 'srebrne', swatch: '#C3C9D1' },
  graphite: { m: 'grafitowy', f: 'grafitowa', n: 'grafitowe', swatch: '#4A505A' },
  black: { m: 'czarny', f: 'czarna', n: 'czarne', swatch: '#16181C' },
  navy: { m: 'granatowy', f: 'granatowa', n: 'granatowe', swatch: '#1F2E57' },
  green: { m: 'zielony', f: 'zielona', n: 'zielone', swatch: '#4E7A5E' },
  rose: { m: 'różowy', f: 'różowa', n: 'różowe', swatch: '#E3B4BA' },
  sand: { m: 'piaskowy', f: 'piaskowa', n: 'piaskowe', swatch: '#D9C7A8' },
  red: { m: 'czerwony', f: 'czerwona', n: 'czerwone', swatch: '#B5222F' },
  blue: { m: 'niebieski', f: 'niebieska', n: 'niebieskie', swatch: '#3D74C7' },
};

/** The colour as an adjective in the gender of the product's noun: 'biała' for a pralka. */
export function colourFor(colour: BodyColour, gender: Gender): string {
  const name = colours[colour];
  return gender === 'pl' ? name.n : name[gender];
}
