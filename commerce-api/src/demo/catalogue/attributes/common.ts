import { bodyColours } from '../../../model/media.ts';
import { capitalise } from '../text.ts';
import { colours } from './colours.ts';
import { multi, number, select, text } from './spec.ts';

/** Data that nearly every product has. */
export const colour = select(
  'kolor',
  'Kolor',
  bodyColours.map((body) => capitalise(colours[body].m)),
);
export const height = number('wysokosc', 'Wysokość', 'cm', { facet: false });
export const width = number('szerokosc', 'Szerokość', 'cm', { facet: false });
export const depth = number('glebokosc', 'Głębokość', 'cm', { facet: false });
export const weight = number('waga', 'Waga', 'kg', { facet: false });
export const warranty = select('gwarancja', 'Gwarancja', ['24 miesiące', '36 miesięcy', '60 miesięcy'], { facet: false });
export const included = text('w_zestawie', 'W zestawie');
export const makerCode = text('kod_producenta', 'Kod producenta');

export const energyClass = select('klasa_energetyczna', 'Klasa energetyczna', ['A', 'B', 'C', 'D', 'E', 'F', 'G'], {
  hint: 'Skala od A (najbardziej efektywne) do G obowiązuje od 1 marca 2021 r. Szczegóły znajdziesz na etykiecie energetycznej i w karcie informacyjnej produktu.',
});
export const noise = number('poziom_halasu', 'Poziom hałasu', 'dB', {
  short: 'Hałas',
  hint: 'Im niższa wartość, tym ciszej pracuje urządzenie. Różnica 3 dB oznacza podwojenie mocy akustycznej, a 10 dB odbieramy jako dwa razy głośniej.',
});
export const power = number('moc', 'Moc', 'W');
export const wifi = select('sterowanie_smart', 'Sterowanie smartfonem', ['tak', 'nie'], { short: 'Wi-Fi' });
export const connectivity = multi(
  'lacznosc',
  'Łączność bezprzewodowa',
  [
    'Wi-Fi',
    'Wi-Fi 6',
    'Wi-Fi 6E',
    'Wi-Fi 7',
    'Bluetooth 5.2',
    'Bluetooth 5.3',
    'Bluetooth 5.4',
    'NFC',
    'GPS',
    '5G',
    'LTE',
    'radio 2,4 GHz',
  ],
  {
    short: 'Łączność',
  },
);
export const batteryHours = number('czas_pracy', 'Czas pracy na baterii', 'godz.', { short: 'Czas pracy' });
export const batteryMinutes = number('czas_pracy_min', 'Maksymalny czas pracy', 'min', { short: 'Czas pracy' });
export const capacityLitres = number('pojemnosc_l', 'Pojemność', 'l');
export const diagonal = number('przekatna', 'Przekątna ekranu', '″', { short: 'Ekran' });
export const resolution = select(
  'rozdzielczosc',
  'Rozdzielczość ekranu',
  [
    '8K (7680 × 4320)',
    '4K UHD (3840 × 2160)',
    'UWQHD (3440 × 1440)',
    'QHD (2560 × 1440)',
    'WUXGA (1920 × 1200)',
    '2.8K (2880 × 1800)',
    'Full HD (1920 × 1080)',
    'HD (1366 × 768)',
    'FHD+ (2400 × 1080)',
    'QHD+ (3200 × 1440)',
    'HD+ (1600 × 720)',
    '2K (2000 × 1200)',
    '2.8K (2800 × 1840)',
    '300 ppi (1448 × 1072)',
    '300 ppi (1680 × 1264)',
  ],
  { short: 'Rozdzielczość' },
);
export const refresh = select(
  'odswiezanie',
  'Częstotliwość odświeżania',
  ['50 Hz', '60 Hz', '75 Hz', '90 Hz', '100 Hz', '120 Hz', '144 Hz', '165 Hz', '180 Hz', '240 Hz', '360 Hz'],
  {
    short: 'Odświeżanie',
    hint: 'Informuje, ile razy w ciągu sekundy ekran wyświetla nowy obraz. Wyższa wartość oznacza płynniejszy ruch w grach, sporcie i podczas przewijania.',
  },
);
export const ram = select(
  'pamiec_ram',
  'Pamięć RAM',
  ['2 GB', '3 GB', '4 GB', '6 GB', '8 GB', '12 GB', '16 GB', '24 GB', '32 GB', '64 GB'],
  { short: 'RAM' },
);
export const storage = select(
  'pamiec_wbudowana',
  'Pamięć wbudowana',
  ['8 GB', '16 GB', '32 GB', '64 GB', '128 GB', '256 GB', '512 GB', '1 TB', '2 TB', '4 TB'],
  { short: 'Pamięć' },
);
export const water = select('odpornosc', 'Klasa odporności', ['brak', 'IPX4', 'IPX5', 'IPX7', 'IP54', 'IP67', 'IP68', '5 ATM', '10 ATM'], {
  hint: 'Kod IP opisuje odporność na pył (pierwsza cyfra) i wodę (druga cyfra). 5 ATM i 10 ATM oznaczają odporność zegarka na ciśnienie statyczne odpowiadające 50 i 100 metrom słupa wody.',
  short: 'Odporność',
});
