import { families } from '../attributes/schema.ts';
import type { FeaturePictogram, Technology } from '../../../model/attribute.ts';
import type { Dictionary } from '../../../model/content.ts';

function dictionary(id: number, name: string, elements: readonly (readonly [name: string, ...data: string[]])[]): Dictionary {
  return {
    id,
    name,
    elements: elements.map(([label, one = '', two = '', three = '', four = ''], index) => ({
      elementId: id * 100 + index + 1,
      name: label,
      additionalData1: one,
      additionalData2: two,
      additionalData3: three,
      additionalData4: four,
    })),
  };
}

/** Lists that forms and pages choose from. */
export const dictionaries: readonly Dictionary[] = [
  dictionary(1, 'Tematy kontaktu', [
    ['Zamówienie', 'zamowienie'],
    ['Płatność', 'platnosc'],
    ['Dostawa', 'dostawa'],
    ['Zwrot', 'zwrot'],
    ['Reklamacja', 'reklamacja'],
    ['Współpraca', 'wspolpraca'],
    ['Inne', 'inne'],
  ]),
  dictionary(2, 'Powody rezygnacji z zamówienia', [
    ['Cena', 'price'],
    ['Czas dostawy', 'delivery'],
    ['Zmiana decyzji', 'changed-mind'],
    ['Wybieram inny produkt', 'other-product'],
    ['Inny powód', 'other', 'text'],
  ]),
  dictionary(3, 'Rodzaje reklamacji', [
    ['Produkt nie działa', 'defect'],
    ['Produkt uszkodzony w transporcie', 'transport'],
    ['Niezgodność z opisem', 'description'],
    ['Brak elementu zestawu', 'missing'],
    ['Reklamacja usługi', 'service'],
    ['Odstąpienie od umowy – 14 dni', 'withdrawal'],
  ]),
  dictionary(4, 'Godziny infolinii', [
    ['poniedziałek–piątek', '08:00', '20:00'],
    ['sobota', '08:00', '20:00'],
    ['niedziela', '', '', 'nieczynne'],
  ]),
  dictionary(5, 'Powody zwrotu', [
    ['Produkt nie spełnia oczekiwań'],
    ['Zły rozmiar lub wymiar'],
    ['Otrzymano inny produkt'],
    ['Nietrafiony prezent'],
    ['Inny powód'],
  ]),
  dictionary(6, 'Banki do szybkiego przelewu', [
    ['Bank Rzeczny', 'rzeczny', '#1F5FBF'],
    ['Bank Jeziorny', 'jeziorny', '#0B7A75'],
    ['Bank Górski', 'gorski', '#7A4A21'],
    ['Kasa Nizinna', 'nizinna', '#B3162B'],
    ['Bank Nadmorski', 'nadmorski', '#1B5FAA'],
  ]),
  dictionary(7, 'Stany produktów outletowych', [
    ['powystawowy', 'Egzemplarz z ekspozycji, możliwe drobne ślady'],
    ['po zwrocie', 'Sprawdzony przez serwis, bez śladów używania'],
    ['uszkodzone opakowanie', 'Nowy produkt w zastępczym kartonie'],
  ]),
  dictionary(8, 'Zgody marketingowe', [
    ['E-mail', 'email'],
    ['SMS', 'sms'],
    ['Telefon', 'phone'],
  ]),
  dictionary(9, 'Towary zaplombowane', [
    ['Zwrócisz, jeżeli plomba na opakowaniu jest nienaruszona – to artykuł higieniczny.', 'uroda-i-zdrowie/higiena-jamy-ustnej'],
    ['Zwrócisz, jeżeli plomba na opakowaniu jest nienaruszona – to artykuł higieniczny.', 'uroda-i-zdrowie/golenie'],
  ]),
];

function technology(id: number, name: string, icon: string, description: string): Technology {
  return { id, name, icon, description };
}

/** Technologies that products name. */
export const technologies: readonly Technology[] = [
  technology(
    1,
    'Silnik inwerterowy',
    'cpu',
    'Silnik bez szczotek dobiera obroty płynnie: pracuje ciszej, zużywa mniej energii i ma mniej części, które się ścierają.',
  ),
  technology(
    2,
    'No Frost',
    'snowflake',
    'Suche, krążące powietrze nie pozwala tworzyć się szronowi, dlatego urządzenia nie trzeba rozmrażać.',
  ),
  technology(
    3,
    'Pompa ciepła',
    'flame',
    'Ciepło z wilgotnego powietrza wraca do obiegu, co zmniejsza zużycie energii i temperaturę suszenia.',
  ),
  technology(4, 'Piroliza', 'sparkles', 'Wysoka temperatura zamienia zabrudzenia w popiół, który wystarczy zetrzeć.'),
  technology(5, 'OLED', 'sun', 'Piksele świecą samodzielnie i mogą zgasnąć całkowicie, co daje czerń bez poświaty.'),
  technology(6, 'Dolby Atmos', 'volume-2', 'Dźwięk ma opisane położenie w przestrzeni, także nad słuchaczem.'),
  technology(7, 'Wi-Fi 7', 'wifi', 'Szersze kanały i praca na kilku pasmach jednocześnie zmniejszają opóźnienia.'),
  technology(8, 'LiDAR', 'radar', 'Wiązka lasera mierzy odległości i tworzy mapę pomieszczenia nawet w ciemności.'),
];

const icons: Readonly<Record<string, string>> = {
  poziom_halasu: 'volume-1',
  klasa_energetyczna: 'leaf',
  pojemnosc_prania: 'washing-machine',
  moc: 'zap',
  sterowanie_smart: 'wifi',
  bateria: 'battery-charging',
  czas_pracy: 'battery-charging',
  odpornosc: 'droplets',
  przekatna: 'monitor',
  pamiec_wbudowana: 'hard-drive',
  waga: 'weight',
  gwarancja: 'shield-check',
  kolor: 'palette',
};

/** Pictograms of features that have a common symbol. */
export const featurePictograms: readonly FeaturePictogram[] = [...families.values()].flatMap((family) =>
  family.definitions.flatMap(({ featureId, code, name }) => {
    const icon = icons[code];
    return icon === undefined ? [] : [{ featureId, icon, label: name }];
  }),
);
