import { flag, number, select } from '../../attributes/spec.ts';

export const face = number('przekatna_zegarka', 'Przekątna ekranu', '″', { short: 'Ekran' });

export const panel = select('typ_ekranu', 'Typ ekranu', ['AMOLED', 'OLED LTPO', 'IPS LCD', 'E Ink', 'Mini LED']);

export const days = number('czas_pracy_dni', 'Czas pracy', 'dni');

export const gps = select('gps', 'GPS', ['dwuzakresowy', 'wbudowany', 'z telefonu']);

export const calls = flag('rozmowy', 'Rozmowy z nadgarstka');
