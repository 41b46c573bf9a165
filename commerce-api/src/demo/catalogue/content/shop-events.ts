import type { ShopEvent } from '../../../model/commerce.ts';
import { dayFrom } from '../time.ts';

const warsaw = 11;
const krakow = 12;

type Row = readonly [title: string, shopId: number, inMonths: number, content: string];

/** The workshops that the page about the company tells of, one a month, and an evening with an adviser. */
const rows: readonly Row[] = [
  [
    'Warsztaty: zdjęcia telefonem',
    warsaw,
    0,
    '<p>Pokażemy, jak ustawić ekspozycję, fotografować po zmroku i poprawić zdjęcie bez komputera. Weź swój telefon. Udział jest bezpłatny, zapisy w salonie lub telefonicznie.</p>',
  ],
  [
    'Wieczór z doradcą AGD',
    krakow,
    0,
    '<p>Dobierzemy pralkę, suszarkę lub zmywarkę do mieszkania i rachunków za prąd. Weź wymiary wnęki. Wstęp wolny, bez zapisów.</p>',
  ],
  [
    'Warsztaty: kawa z ekspresu',
    warsaw,
    1,
    '<p>Ustawiamy młynek, parzymy espresso i spieniamy mleko na kilku ekspresach. Udział jest bezpłatny, zapisy w salonie lub telefonicznie.</p>',
  ],
  [
    'Warsztaty: bezpiecznie w sieci',
    warsaw,
    2,
    '<p>Hasła, kopie zapasowe, fałszywe wiadomości i zakupy w internecie: co ustawić w telefonie i na co uważać. Udział jest bezpłatny, zapisy w salonie lub telefonicznie.</p>',
  ],
];

const thursday = 4;

/** Days from now to the first Thursday that is at least this far away. */
function toThursday(now: Date, days: number): number {
  const weekday = new Date(dayFrom(now, days)).getUTCDay();
  return days + ((thursday - weekday + 7) % 7);
}

/** What happens in shops; Thursdays from 16 to 18 UTC. */
export const shopEvents = (now: Date): readonly ShopEvent[] =>
  rows.map(([title, shopId, inMonths, content], index) => {
    const day = toThursday(now, 8 + inMonths * 28 + (shopId === krakow ? 7 : 0));
    return { id: index + 1, shopId, title, content, startsAt: dayFrom(now, day, 16), endsAt: dayFrom(now, day, 18) };
  });
