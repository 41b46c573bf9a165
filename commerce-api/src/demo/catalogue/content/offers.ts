import type { CartPromotion, Coupon, DownloadFile, Campaign } from '../../../model/content.ts';
import { leafPlace } from '../categories/leaves.ts';
import { zloty } from '../money.ts';
import { dateFrom, dayFrom } from '../time.ts';

const rules =
  '<ol><li>Promocja obejmuje produkty oznaczone na liście.</li><li>Obowiązuje do wyczerpania puli lub do końca podanego terminu.</li><li>Nie łączy się z innymi kodami, chyba że opis stanowi inaczej.</li><li>Reklamacje rozpatrujemy w ciągu 14 dni.</li></ol>';

/** Campaigns of the archive (B-12), the newest first; two come from the former shop system. */
export function campaigns(now: Date): readonly Campaign[] {
  const row = (
    id: number,
    name: string,
    from: number,
    to: number,
    text: string,
    graphicsId: number,
    landingPath: string | null,
    getFromM1 = false,
  ): Campaign => ({
    id,
    name,
    dateFrom: dateFrom(now, from),
    dateTo: dateFrom(now, to),
    description: `<p>${text}</p>`,
    rules,
    getFromM1,
    graphicsId,
    landingPath,
  });
  return [
    row(51, 'Tydzień oszczędnego AGD', -4, 6, 'Pralki, suszarki i lodówki w klasie A i B taniej nawet o 20%.', 801, 'oszczedny-dom'),
    row(52, 'Raty 0% na telewizory', -12, 18, 'Do 30 rat bez odsetek i prowizji na wybrane modele.', 802, 'raty-0-procent'),
    row(53, 'Jesień z nowym telefonem', -40, -10, 'Montaż folii w cenie przy zakupie smartfona od 1500 zł.', 803, null),
    row(54, 'Wyprawka do biura', -90, -55, 'Laptopy, monitory i drukarki w komplecie taniej.', 811, 'wyprawka-studenta'),
    row(55, 'Powrót do szkoły', -112, -75, 'Tablety i laptopy z dodatkowym rokiem gwarancji.', 825, 'wyprawka-studenta'),
    row(12, 'Wielkie pranie 2023', -1180, -1165, 'Pralki z wniesieniem za złotówkę.', 801, null, true),
    row(11, 'Kino w domu 2022', -1480, -1460, 'Soundbar gratis do telewizora od 65 cali.', 802, null, true),
  ];
}

/** Codes that a cart accepts; AMPER50 and JESIEN7 are also shown at products. */
export function coupons(now: Date): readonly Coupon[] {
  return [
    {
      ruleId: 7010,
      code: 'AMPER50',
      name: '50 zł mniej od 400 zł',
      discountType: 'fixed',
      discount: zloty(50),
      minTotal: zloty(400),
      categoryIds: [],
      dateFrom: dayFrom(now, -6),
      dateTo: dayFrom(now, 365, 22),
      isPlus: false,
    },
    {
      ruleId: 7011,
      code: 'JESIEN7',
      name: '7% taniej',
      discountType: 'percent',
      discount: 7,
      minTotal: zloty(100),
      categoryIds: [],
      dateFrom: dayFrom(now, -10),
      dateTo: dayFrom(now, 365, 22),
      isPlus: false,
    },
    {
      ruleId: 7012,
      code: 'KUCHNIA10',
      name: '10% na AGD',
      discountType: 'percent',
      discount: 10,
      minTotal: 0,
      categoryIds: [12],
      dateFrom: dayFrom(now, -3),
      dateTo: dayFrom(now, 365, 22),
      isPlus: false,
    },
    {
      ruleId: 7013,
      code: 'PLUS30',
      name: 'Kupon dla członków Plus',
      discountType: 'fixed',
      discount: zloty(30),
      minTotal: zloty(300),
      categoryIds: [],
      dateFrom: dayFrom(now, -30),
      dateTo: dayFrom(now, 365, 22),
      isPlus: true,
    },
    {
      ruleId: 7014,
      code: 'LATO2025',
      name: 'Letni kod, wygasł',
      discountType: 'percent',
      discount: 5,
      minTotal: 0,
      categoryIds: [],
      dateFrom: dayFrom(now, -480),
      dateTo: dayFrom(now, -440, 22),
      isPlus: false,
    },
  ];
}

/** Telephones, watches, headphones. */
const mobileSet = ['smartfony-5g', 'smartwatche', 'sluchawki-nauszne'].map((slug) => leafPlace(slug).branchId);
/** What makes coffee and breakfast, and what cooks. */
const kitchen = ['czajniki', 'blendery'].map((slug) => leafPlace(slug).branchId);

/** Reductions for several products in one cart. */
export function cartPromotions(now: Date): readonly CartPromotion[] {
  return [
    {
      id: 9101,
      name: 'Zestaw mobilny 5% taniej',
      description: 'Kup telefon, zegarek lub słuchawki w zestawie: po jednym produkcie z kategorii, a każdy z nich będzie o 5% tańszy.',
      kind: 'set',
      categoryIds: mobileSet,
      minPieces: 2,
      percent: 5,
      dateFrom: dayFrom(now, -5),
      dateTo: dayFrom(now, 365, 22),
    },
    {
      id: 9102,
      name: 'Drugi sprzęt kuchenny 20% taniej',
      description: 'Włóż do koszyka dwa urządzenia do kuchni i wybierz to, które kupisz o 20% taniej. Nie może być droższe od drugiego.',
      kind: 'less-price',
      categoryIds: kitchen,
      minPieces: 2,
      percent: 20,
      dateFrom: dayFrom(now, -5),
      dateTo: dayFrom(now, 365, 22),
    },
  ];
}

function download(id: number, name: string, fileName: string, content: string): DownloadFile {
  return { id, name, fileName, type: 'HTML', sizeBytes: new TextEncoder().encode(content).length, content };
}

/** Documents of /pliki-do-pobrania. */
export const downloads: readonly DownloadFile[] = [
  download(
    1,
    'Formularz odstąpienia od umowy',
    'formularz-odstapienia.html',
    '<h1>Oświadczenie o odstąpieniu od umowy</h1><p>Adresat: Amperio Sp. z o.o., ul. Elektryczna 8, 00-346 Warszawa, zwroty@amperio.example</p><p>Niniejszym odstępuję od umowy sprzedaży następujących produktów: ……</p><p>Numer zamówienia: …… Data otrzymania: ……</p><p>Imię i nazwisko, adres: ……</p><p>Data i podpis (tylko w wersji papierowej): ……</p>',
  ),
  download(
    2,
    'Protokół szkody w przesyłce',
    'protokol-szkody.html',
    '<h1>Protokół szkody</h1><p>Numer przesyłki: …… Przewoźnik: …… Data i godzina: ……</p><p>Stan opakowania: …… Opis uszkodzeń: ……</p><p>Podpis odbiorcy i kuriera: ……</p>',
  ),
  download(
    3,
    'Pełnomocnictwo do odbioru zamówienia',
    'pelnomocnictwo-odbior.html',
    '<h1>Upoważnienie do odbioru</h1><p>Upoważniam …… do odbioru zamówienia nr …… w salonie Amperio ……</p><p>Data i podpis: ……</p>',
  ),
  download(
    4,
    'Lista kontrolna przed montażem AGD do zabudowy',
    'lista-zabudowa.html',
    '<h1>Przed przyjazdem montera</h1><ul><li>zmierz wnękę w trzech miejscach,</li><li>sprawdź dostęp do gniazda i zaworu,</li><li>opróżnij szafkę i zabezpiecz podłogę,</li><li>przygotuj front meblowy i jego szablon.</li></ul>',
  ),
];
