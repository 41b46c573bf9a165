import { number, select, text } from '../../attributes/spec.ts';

export const display = select('typ_ekranu', 'Typ ekranu', ['AMOLED', 'OLED LTPO', 'IPS LCD', 'E Ink', 'Mini LED']);

export const chip = text('procesor', 'Procesor');

export const battery = number('bateria', 'Bateria', 'mAh');

export const charging = number('moc_ladowania', 'Moc ładowania', 'W', { short: 'Ładowanie' });

export const system = select('system', 'System', ['Android 14', 'Android 15', 'Android 16', 'system własny']);

export const updates = select('aktualizacje', 'Aktualizacje zabezpieczeń', ['3 lata', '4 lata', '5 lat', '6 lat', '7 lat'], {
  hint: 'Przez tyle lat od premiery producent obiecuje poprawki bezpieczeństwa.',
});

export const sim = select('karta_sim', 'Karty SIM', ['nano-SIM + eSIM', '2 × nano-SIM', 'nano-SIM']);

// Phones of the first groups of their leaf, which every size of catalogue has.
/** The phone for which an accessory is made. */
export const fits = select(
  'pasuje_do',
  'Pasuje do',
  [
    'Bursztyn Nova 12 SE',
    'Perkun Wicher 5 S',
    'Perkun Wicher 3',
    'Perkun Wicher 3 Max',
    'Szafir Zenit 9 S',
    'Szafir Zenit 13',
    'Kwant Iskierka 17 Pro',
    'Jaskółka Lot 16 Max',
    'Jaskółka Gniazdo 11',
  ],
  { short: 'Do' },
);
