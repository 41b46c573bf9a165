import { describe, expect, it } from '@jest/globals';
import { gatherLayers, layerRules } from './style-layers.ts';

const layerOf = (file: string): unknown => {
  const rule = layerRules.find(({ test }) => (test as { and: RegExp[] }).and.every((pattern) => pattern.test(file))); // as layerRules writes it
  return rule?.options;
};

describe('[J-21] layers of styles', () => {
  it('a component is in a lower layer than components that use it, a page is in no layer', () => {
    expect(layerOf('/house/shared-contracts/src/shared-contracts/src/theme/global.css.ts.vanilla.css')).toEqual({ layer: 'base' });
    expect(layerOf('/house/shared-ui/src/shared-ui/src/button/button.css.ts.vanilla.css')).toEqual({ layer: 'parts' });
    expect(layerOf('/house/shared-ui/src/shared-ui/src/internal/modal.css.ts.vanilla.css')).toEqual({ layer: 'parts' });
    expect(layerOf('/house/shared-ui/src/shared-ui/src/dialog/dialog.css.ts.vanilla.css')).toEqual({ layer: 'wholes' });
    expect(layerOf('/house/shared-ui/src/shared-ui/src/product-tile/product-tile.css.ts.vanilla.css')).toEqual({ layer: 'wholes' });
    expect(layerOf('src/product/product.css.ts.vanilla.css')).toBeUndefined();
  });

  it('are merged in their order, before the rules without a layer', () => {
    const css =
      '.page{gap:0}@layer wholes{.tile{gap:1px}}@layer parts{.button{gap:2px}@media print{.button{gap:0}}}.end{gap:3px}@layer wholes{.shelf::before{content:"}"}}';
    expect(gatherLayers(css)).toBe(
      '@layer parts{.button{gap:2px}@media print{.button{gap:0}}}@layer wholes{.tile{gap:1px}.shelf::before{content:"}"}}.page{gap:0}.end{gap:3px}',
    );
  });

  it('leave a stylesheet without layers as it is', () => {
    expect(gatherLayers('.page{gap:0}')).toBe('.page{gap:0}');
  });

  it('refuse a truncated stylesheet', () => {
    expect(() => gatherLayers('@layer parts{.button{gap:0}')).toThrow('does not end');
  });
});
