import cyrillic from '@fontsource-variable/onest/files/onest-cyrillic-wght-normal.woff2';
import latinExtended from '@fontsource-variable/onest/files/onest-latin-ext-wght-normal.woff2';
import latin from '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2';
import type { EventBus } from 'shared-contracts';

/** The subsets that the shop's languages need, each with the characters it is asked for. */
const subsets: readonly (readonly [url: string, unicodeRange: string])[] = [
  [latin, 'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212'],
  [latinExtended, 'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB'],
  [cyrillic, 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116'],
];

/** The font comes with the next page: on this one it would move what the visitor reads, because lines wrap differently. */
const nextNavigation = (bus: EventBus): Promise<void> => new Promise((resolve) => void bus.on('navigation.completed@1', () => resolve()));

/**
 * Adds the brand font to the page. It is kept out of the first paint: pages are rendered in a metric-matched system font, so
 * that little moves when this one comes; lines wrap differently all the same, so it waits for the next
 * navigation. A face whose file cannot be fetched leaves the system font in place.
 */
export const addBrandFont = async (fonts: FontFaceSet, language: 'pl' | 'ua', bus: EventBus): Promise<void> => {
  const navigated = nextNavigation(bus);
  const wanted = language === 'ua' ? subsets : subsets.slice(0, 2);
  const faces = wanted.map(
    ([url, unicodeRange]) => new FontFace('Onest', `url(${url}) format("woff2")`, { weight: '100 900', display: 'swap', unicodeRange }),
  );
  const loaded = await Promise.allSettled(faces.map((face) => face.load()));
  await navigated;
  for (const result of loaded) if (result.status === 'fulfilled') fonts.add(result.value);
};
