/** Days on which goods travel in Poland. Days are calendar days as text, `2026-11-20`, so that no time zone can move them. */

const dayMs = 86_400_000;

// Making one takes longer than everything else that an answer of a cart needs.
const polishCalendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Warsaw', year: 'numeric', month: '2-digit', day: '2-digit' });

/** The calendar day in Poland at a moment. */
export const polishDay = (at: Date): string => polishCalendar.format(at);

const polishClock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Warsaw', hour: '2-digit', hourCycle: 'h23' });

/** The hour of the clock in Poland at a moment, 0-23. */
export const polishHour = (at: Date): number => Number(polishClock.format(at));

const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The day so many calendar days later. */
export const dayAfter = (day: string, days: number): string => new Date(timeOf(day) + days * dayMs).toISOString().slice(0, 10);

/** The last moment of a day in Poland: what is valid until this day is so all day. */
export function endOfPolishDay(day: string): Date {
  const inWinter = new Date(`${day}T22:59:59.999Z`);
  return polishDay(inWinter) === day ? inWinter : new Date(`${day}T21:59:59.999Z`);
}

/** Holidays with a date of their own; 24 December is one since 2025 (∅08). */
const fixedHolidays: ReadonlySet<string> = new Set([
  '01-01',
  '01-06',
  '05-01',
  '05-03',
  '08-15',
  '11-01',
  '11-11',
  '12-24',
  '12-25',
  '12-26',
]);

/** Easter Sunday by the Gregorian rule (Meeus, Jones, Butcher). */
function easter(year: number): string {
  const a = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const f = Math.floor((century + 8) / 25);
  const g = Math.floor((century - f + 1) / 3);
  const h = (19 * a + century - Math.floor(century / 4) - g + 15) % 30;
  const l = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - h - (rest % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  const day = ((h + l - 7 * m + 114) % 31) + 1;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Easter Monday and Corpus Christi; the other movable holidays are Sundays. They lie between 23 March and 24 June. */
function isMovableHoliday(day: string): boolean {
  const date = day.slice(5);
  if (date < '03-23' || date > '06-24') return false;
  const sunday = easter(Number(day.slice(0, 4)));
  return day === dayAfter(sunday, 1) || day === dayAfter(sunday, 60);
}

/** The day of the week, Monday = 0. */
export const weekdayOf = (day: string): number => (new Date(timeOf(day)).getUTCDay() + 6) % 7;

/** Neither a Sunday nor a public holiday; carriers drive on Saturdays. */
export const isWorkingDay = (day: string): boolean =>
  new Date(timeOf(day)).getUTCDay() !== 0 && !fixedHolidays.has(day.slice(5)) && !isMovableHoliday(day);

/** The same day when it is a working day, else the next one. */
export function workingDayFrom(day: string): string {
  let next = day;
  while (!isWorkingDay(next)) next = dayAfter(next, 1);
  return next;
}

/** So many working days after a day, counted from its first working day. */
export function addWorkingDays(day: string, days: number): string {
  let next = workingDayFrom(day);
  for (let left = days; left > 0; left -= 1) next = workingDayFrom(dayAfter(next, 1));
  return next;
}
