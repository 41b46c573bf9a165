/** A price as its field shows it: `1299,00`. @param grosze not negative */
export const priceText = (grosze: number): string => `${Math.floor(grosze / 100)},${String(grosze % 100).padStart(2, '0')}`;
