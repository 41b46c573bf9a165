import { globalFontFace } from '@vanilla-extract/css';

/**
 * System fonts stretched to the widths and line boxes of Onest (ascent 0.970, descent 0.305 em), so that nothing moves
 * when the host adds the brand font. Factors: width of Polish shop texts in Onest / in the system font.
 */
const lineBox = (factor: number) => ({
  sizeAdjust: `${(factor * 100).toFixed(2)}%`,
  ascentOverride: `${(97 / factor).toFixed(2)}%`,
  descentOverride: `${(30.5 / factor).toFixed(2)}%`,
  lineGapOverride: '0%',
});

globalFontFace('Onest Fallback', [
  { src: 'local("Arial"), local("ArialMT"), local("Liberation Sans"), local("Arimo")', fontWeight: '400', ...lineBox(1.0477) },
  {
    src: 'local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold"), local("Arimo Bold")',
    fontWeight: '700',
    ...lineBox(1.0162),
  },
]);

// Android has no Arial; Roboto is a little wider.
globalFontFace('Onest Fallback Android', [
  { src: 'local("Roboto"), local("Roboto-Regular")', fontWeight: '400', ...lineBox(1.0397) },
  { src: 'local("Roboto Bold"), local("Roboto-Bold")', fontWeight: '700', ...lineBox(1.0085) },
]);
