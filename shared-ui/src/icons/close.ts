// Every layer, chip and message that can be put away.
export const X: string = 'M18 6L6 18M6 6l12 12';
