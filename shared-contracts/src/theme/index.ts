export { vars } from './contract.css.ts';
export { below, deviceBreakpoints, from, media, namedBreakpoints, styleBreakpoints, type Breakpoint } from './breakpoints.ts';
export { energyColours, palettes, type EnergyClass, type Palette, type Scheme, type StoreCode } from './palettes.ts';
export { contrast } from './contrast.ts';
