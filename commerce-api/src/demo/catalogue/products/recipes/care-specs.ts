import { flag } from '../../attributes/spec.ts';

export const wet = flag('na_mokro', 'Golenie na mokro i sucho');

export const display = flag('wyswietlacz', 'Wyświetlacz poziomu');
