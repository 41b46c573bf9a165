import { flag, number, select } from '../../attributes/spec.ts';

export const link = select('podlaczenie', 'Podłączenie', [
  'przewodowe',
  'bezprzewodowe 2,4 GHz',
  'Bluetooth',
  'przewodowe, 2,4 GHz i Bluetooth',
  '2,4 GHz i Bluetooth',
]);

export const lit = select('podswietlenie', 'Podświetlenie', ['RGB', 'białe', 'brak']);

export const quiet = flag('cicha_praca', 'Cicha praca');

export const speed = number('predkosc_druku', 'Prędkość druku', 'str./min', { short: 'Prędkość' });
