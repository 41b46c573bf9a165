import { formatDate, type Language } from 'shared-contracts';

/** `sv` writes times as `18:00`; which language asks makes no difference. */
const clock = new Intl.DateTimeFormat('sv', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Warsaw' });

const dayAndTime = (iso: string, language: Language): string => `${formatDate(iso, language, 'full')}, ${clock.format(new Date(iso))}`;

/** J-342: when something happens, as it is in Poland: `czwartek, 10 grudnia 2026, 17:00–19:00`; over days with both of them. @param startsAt ISO 8601 */
export function eventTime(startsAt: string, endsAt: string, language: Language): string {
  const isOneDay = formatDate(startsAt, language, 'short') === formatDate(endsAt, language, 'short');
  return `${dayAndTime(startsAt, language)}${isOneDay ? `–${clock.format(new Date(endsAt))}` : ` – ${dayAndTime(endsAt, language)}`}`;
}
