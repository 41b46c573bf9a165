export { AddOnList, type AddOnEntry } from './AddOnList.tsx';
export { boughtAddOns } from './bought-add-ons.ts';
