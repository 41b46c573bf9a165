const format = new Intl.DateTimeFormat('pl-PL', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Warsaw' });

/** Day and minute as staff in Poland reads it. @param iso ISO 8601 */
export const moment = (iso: string): string => format.format(new Date(iso));
