import type { IllustrationId } from '../../../model/media.ts';
import type { NewsPost } from '../../../model/content.ts';
import { shorten, slug } from '../text.ts';
import { dayFrom } from '../time.ts';

const rows: readonly (readonly [title: string, daysOld: number, illustration: IllustrationId, lead: string, text: string])[] = [
  [
    'Godziny otwarcia salonów w grudniu',
    1,
    'laptop',
    'Sprawdź, kiedy salony są czynne przed świętami i w sylwestra.',
    '<p>W grudniu salony są czynne w zwykłych godzinach od poniedziałku do soboty, także w sylwestra. W niedziele, w Wigilię i w święta wszystkie salony są zamknięte – Wigilia jest od 2025 roku dniem wolnym od pracy.</p><p>Prezent zamów z zapasem. Datę dostawy dla Twojego kodu pocztowego pokazujemy na stronie produktu i w koszyku, z uwzględnieniem dni wolnych.</p>',
  ],
  [
    'Czarny piątek: ceny szokowe i pule sztuk',
    4,
    'tv',
    'Przy cenie szokowej pokazujemy, ile sztuk zostało.',
    '<p>Produkty z ceną szokową mają ograniczoną pulę, a pasek przy cenie pokazuje, ile sztuk zostało. Po wyczerpaniu puli albo z końcem promocji wraca cena regularna.</p><p>Obok ceny znajdziesz najniższą cenę z 30 dni przed obniżką. Od niej liczymy rabat. Zobacz <a href="/czarny-piatek.html">stronę promocji</a>.</p>',
  ],
  [
    'Zwrot paczką bez opłat',
    16,
    'smartphone',
    'Etykietę zwrotną dostaniesz w wiadomości z potwierdzeniem.',
    '<p>Zwrot zgłosisz na stronie <a href="/odstapienie-od-umowy">Odstąp od umowy tutaj</a>. Jeżeli wybierzesz paczkę, razem z potwierdzeniem dostaniesz naszą etykietę w pliku PDF. Wystarczy ją wydrukować i nakleić na paczkę.</p><p>Paczka z etykietą i zwrot w salonie są bezpłatne, niezależnie od wartości zamówienia. Pieniądze oddajemy najpóźniej w ciągu 14 dni.</p>',
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
    'Więcej miejsca na AGD i wygodniejszy odbiór zamówień.',
    '<p>Salon Brama Wschodnia przy ul. Zamojskiej 12 ma nową ekspozycję pralek i lodówek oraz osobne stanowisko odbioru zamówień i zwrotów. Wejście jest bez progu, a lada dostępna dla osób na wózkach.</p><p>Godziny otwarcia znajdziesz na <a href="/salony/lublin-brama-wschodnia.html">stronie salonu</a>.</p>',
  ],
  [
    'Strona po ukraińsku',
    95,
    'keyboard',
    'Przełącznik języka znajdziesz na górze strony.',
    '<p>Menu, koszyk, zamówienie i wiadomości są dostępne w języku ukraińskim. Opisy produktów tłumaczy usługa automatyczna, dlatego w razie wątpliwości wiążąca jest wersja polska.</p><p>Wyszukiwarka rozumie zapytania po polsku i po ukraińsku. W salonach w Warszawie i Krakowie porozmawiasz z doradcą po ukraińsku.</p>',
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
