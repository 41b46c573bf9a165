import type { IllustrationId } from '../../../model/media.ts';
import type { NewsPost } from '../../../model/content.ts';
import { shorten, slug } from '../text.ts';
import { dayFrom } from '../time.ts';

const rows: readonly (readonly [title: string, daysOld: number, illustration: IllustrationId, lead: string, text: string])[] = [
  [
    'Godziny otwarcia salonów w grudniu',
    1,
    'laptop',
    'Sprawdź, kiedy salony są czynne przed świętami i w niedziele handlowe.',
    '<p>W trzy niedziele handlowe grudnia salony w galeriach są czynne od 10:00 do 20:00. W Wigilię wszystkie salony są zamknięte – od 2025 roku jest to dzień wolny od pracy. W sylwestra zapraszamy do 16:00.</p><p>Zamówienia złożone do 20 grudnia do 12:00 dostarczymy przed świętami. Duży sprzęt z własnym transportem zamów do 17 grudnia.</p>',
  ],
  [
    'Czarny piątek: ceny szokowe i pule sztuk',
    4,
    'tv',
    'Przy każdym produkcie pokażemy, ile sztuk zostało w promocyjnej cenie.',
    '<p>Promocja zaczyna się w piątek o 7:00. Produkty z ceną szokową mają ograniczoną pulę, a pasek przy cenie pokazuje, jaka jej część została sprzedana. Po wyczerpaniu puli wraca cena regularna.</p><p>Obok ceny znajdziesz najniższą cenę z 30 dni przed obniżką. Od niej liczymy rabat. Zobacz <a href="/czarny-piatek.html">stronę promocji</a>.</p>',
  ],
  [
    'Zwroty w automatach paczkowych bez drukowania',
    16,
    'smartphone',
    'Etykietę zastąpił kod, który pokazujesz przy nadaniu.',
    '<p>Zwrot zgłosisz e-mailem lub telefonicznie. W wiadomości otrzymasz kod, który wpiszesz w automacie. Drukarka nie jest potrzebna.</p><p>Przy zamówieniach od 199 zł taki zwrot jest bezpłatny. Pieniądze oddajemy najpóźniej w 14 dni, zwykle w 3 dni robocze od sprawdzenia przesyłki.</p>',
  ],
  [
    'Nowe etykiety smartfonów i tabletów',
    37,
    'tablet',
    'Na stronach produktów pokazujemy klasę energetyczną i łatwość naprawy.',
    '<p>Od 20 czerwca 2025 roku smartfony i tablety mają etykietę energetyczną. Znajdziesz na niej czas pracy na baterii, odporność na upadki i klasę możliwości naprawy od A do E.</p><p>Te dane pokazujemy w karcie produktu i możesz według nich filtrować listę.</p>',
  ],
  [
    'Salon w Lublinie po remoncie',
    62,
    'washing-machine',
    'Więcej miejsca na AGD i punkt montażu folii.',
    '<p>Salon Brama Wschodnia przy ul. Zamojskiej 12 ma nową ekspozycję pralek i lodówek oraz stanowisko montażu folii ochronnych. Wejście jest bez progu, a lada dostępna dla osób na wózkach.</p><p>Godziny otwarcia znajdziesz na <a href="/salony/lublin-brama-wschodnia.html">stronie salonu</a>.</p>',
  ],
  [
    'Strona po ukraińsku',
    95,
    'keyboard',
    'Przełącznik języka znajdziesz na górze strony.',
    '<p>Menu, koszyk, zamówienie i wiadomości są dostępne w języku ukraińskim. Opisy produktów tłumaczy usługa automatyczna, dlatego w razie wątpliwości wiążąca jest wersja polska.</p><p>Wyszukiwarka działa na razie po polsku. W salonach w Warszawie i Krakowie porozmawiasz z doradcą po ukraińsku.</p>',
  ],
];

/** News of the shop, the newest first. */
export function newsPosts(now: Date): readonly NewsPost[] {
  return rows.map(([title, daysOld, illustration, lead, content], index) => ({
    id: index + 1,
    title,
    urlPath: `aktualnosci/${slug(title)}`,
    publishedAt: dayFrom(now, -daysOld, 8),
    lead,
    content,
    illustration,
    seo: { metaTitle: shorten(`${title} | Amperio`, 70), metaDescription: shorten(lead, 158), metaKeywords: 'aktualności', h1: null },
  }));
}
