const format = new Intl.DateTimeFormat('pl-PL', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Warsaw' });

const dayFormat = new Intl.DateTimeFormat('pl-PL', { dateStyle: 'medium', timeZone: 'UTC' });

/** A day as staff reads it. @param day `2026-11-30` */
export const dayText = (day: string): string => {
  const at = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(at.getTime()) ? day : dayFormat.format(at);
};

/** Day and minute as staff in Poland reads it. @param iso ISO 8601 */
export const moment = (iso: string): string => format.format(new Date(iso));
