import { polishDay, polishHour, dayAfter } from '../promise/working-days.ts';

/** What is put into a calendar. */
export interface CalendarEntry {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly place: string;
  readonly url: string;
  /** Calendar days in Poland. */
  readonly from: string;
  readonly to: string;
  /** Hours of the clock between which it is; null: all day. */
  readonly hours: readonly [from: number, to: number] | null;
  /** When it was put into words, ISO 8601. */
  readonly at: string;
}

const hourMs = 3_600_000;

/** An hour of the clock in Poland. */
function momentAt(day: string, hour: number): Date {
  const summer = new Date(Date.parse(`${day}T00:00:00Z`) + (hour - 2) * hourMs);
  return polishDay(summer) === day && polishHour(summer) === hour ? summer : new Date(summer.getTime() + hourMs);
}

const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);
/** `20261126` */
const dayStamp = (day: string): string => day.replaceAll('-', '');
/** `20261126T070000Z` */
const timeStamp = (moment: Date): string => moment.toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** Lines longer than 75 bytes go on in the next one, behind a space; no letter is cut (RFC 5545, 3.1). */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const letter of line) {
    if (Buffer.byteLength(part + letter) > 74) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  return [...parts, part].join('\r\n ');
}

/** J-248: a file that puts a delivery or a pick-up into the calendar of whoever opens it (RFC 5545). */
export function calendarFile({ id, title, description, place, url, from, to, hours, at }: CalendarEntry): string {
  const times =
    hours === null
      ? [`DTSTART;VALUE=DATE:${dayStamp(from)}`, `DTEND;VALUE=DATE:${dayStamp(dayAfter(to, 1))}`]
      : [`DTSTART:${timeStamp(momentAt(from, hours[0]))}`, `DTEND:${timeStamp(momentAt(to, hours[1]))}`];
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Amperio//order//PL',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${timeStamp(new Date(at))}`,
    ...times,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(description)}`,
    `LOCATION:${escaped(place)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}
