/** Address that dials a Polish number written for people: `22 100 20 30` → `tel:+48221002030`. */
export const telOf = (phone: string): string => {
  const digits = phone.replaceAll(/[^\d+]/g, '');
  return `tel:${digits.startsWith('+') ? digits : `+48${digits}`}`;
};
