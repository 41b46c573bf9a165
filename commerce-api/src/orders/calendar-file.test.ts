import { describe, expect, it } from '@jest/globals';
import { calendarFile } from './calendar-file.ts';
import type { CalendarEntry } from './calendar-file.ts';

const entry: CalendarEntry = {
  id: 'order-1@amperio',
  title: 'Dostawa zamówienia 1',
  description: 'Kurier; 1, 2',
  place: 'ul. Lipowa 12/4, 30-702 Kraków',
  url: 'https://sklep.example/checkout/success/1/h',
  from: '2026-11-26',
  to: '2026-11-27',
  hours: null,
  at: '2026-11-25T10:00:00.000Z',
};
const lineOf = (of: Partial<CalendarEntry>, name: string) =>
  calendarFile({ ...entry, ...of })
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .find((line) => line.startsWith(name));

describe('[J-248] an entry of a calendar', () => {
  it('lasts for all days of a promise, or for the hours of a day by the clock of Poland, in summer and winter', () => {
    expect([lineOf({}, 'DTSTART'), lineOf({}, 'DTEND')]).toEqual(['DTSTART;VALUE=DATE:20261126', 'DTEND;VALUE=DATE:20261128']);
    const times = (day: string) => [
      lineOf({ from: day, to: day, hours: [8, 12] }, 'DTSTART'),
      lineOf({ from: day, to: day, hours: [8, 12] }, 'DTEND'),
    ];
    expect(times('2026-11-26')).toEqual(['DTSTART:20261126T070000Z', 'DTEND:20261126T110000Z']);
    expect(times('2026-07-01')).toEqual(['DTSTART:20260701T060000Z', 'DTEND:20260701T100000Z']);
  });

  it('escapes what has a meaning in the file, and has no line of more than 75 bytes', () => {
    expect(lineOf({}, 'DESCRIPTION')).toBe(String.raw`DESCRIPTION:Kurier\; 1\, 2`);
    const file = calendarFile({ ...entry, description: 'ż'.repeat(300) });
    expect(Math.max(...file.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(lineOf({ description: 'ż'.repeat(300) }, 'DESCRIPTION')).toBe(`DESCRIPTION:${'ż'.repeat(300)}`);
  });
});
