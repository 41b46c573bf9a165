const moments = new Intl.DateTimeFormat('pl-PL', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Warsaw' });

/** Day and time in Poland. @param at ISO 8601 */
export const moment = (at: string): string => moments.format(new Date(at));
