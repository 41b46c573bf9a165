export { vars } from './contract.css.ts';
export { below, from, media } from './breakpoints.ts';
export { energyColours, palettes, type EnergyClass, type Palette, type StoreCode } from './palettes.ts';
