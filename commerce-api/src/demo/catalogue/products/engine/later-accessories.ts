/** What goes with the products of a leaf, among the leaves that were added later. */
const additions: Readonly<Record<string, readonly string[]>> = {
  'smartfony-5g': ['ladowarki', 'kable-usb'],
  'telefony-dla-seniora': ['ladowarki', 'kable-usb'],
  tablety: ['ladowarki', 'kable-usb'],
  'tablety-dla-dzieci': ['ladowarki', 'karty-pamieci'],
  'czytniki-e-bookow': ['ladowarki', 'kable-usb'],
  powerbanki: ['kable-usb', 'ladowarki'],
  'laptopy-uniwersalne': ['ladowarki', 'pendrive'],
  ultrabooki: ['ladowarki', 'pendrive'],
  'monitory-biurowe': ['kable-hdmi'],
  'monitory-gamingowe': ['kable-hdmi', 'fotele-gamingowe'],
  'telewizory-oled': ['kable-hdmi'],
  'telewizory-qled': ['kable-hdmi'],
  'telewizory-led': ['kable-hdmi'],
  projektory: ['kable-hdmi'],
  'konsole-stacjonarne': ['kable-hdmi', 'fotele-gamingowe'],
  'konsole-przenosne': ['karty-pamieci', 'ladowarki'],
  bezlusterkowce: ['karty-pamieci'],
  'aparaty-kompaktowe': ['karty-pamieci'],
  'drony-z-kamera': ['karty-pamieci'],
  'mini-drony': ['karty-pamieci'],
};

/** Leaves of accessories that were added later, for products of a leaf. */
export const laterAccessories = (leaf: string): readonly string[] => additions[leaf] ?? [];

/** Leaves whose products fit certain models or makers only, by the leaf that they are accessories of. */
export const fittingLeaves = (leaf: string): readonly string[] => {
  if (leaf === 'smartfony-5g') return ['szkla-hartowane'];
  return leaf === 'drukarki-laserowe' || leaf === 'urzadzenia-wielofunkcyjne' ? ['tusze-i-tonery'] : [];
};
