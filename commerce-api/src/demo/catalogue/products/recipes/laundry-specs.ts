import { flag, multi, select, steps } from '../../attributes/spec.ts';

export const load = select('pojemnosc_prania', 'Pojemność prania', steps([5, 6, 7, 8, 9, 10, 11], 'kg'), { short: 'Wsad' });

export const dryLoad = select('pojemnosc_suszenia', 'Pojemność suszenia', steps([4, 5, 6, 7, 8, 9], 'kg'), { short: 'Suszenie' });

export const spin = select('predkosc_wirowania', 'Maksymalna prędkość wirowania', steps([1000, 1200, 1400, 1600], 'obr./min'), {
  short: 'Wirowanie',
});

export const motor = select('silnik', 'Rodzaj silnika', ['inwerterowy', 'inwerterowy z napędem bezpośrednim', 'szczotkowy'], {
  hint: 'Silnik inwerterowy nie ma szczotek: jest cichszy, trwalszy i dokładniej dobiera obroty niż szczotkowy.',
});

export const steam = flag('funkcja_pary', 'Funkcja pary');

export const dosing = flag('automatyczne_dozowanie', 'Automatyczne dozowanie detergentu', { short: 'Dozowanie' });

export const programmes = multi('programy', 'Programy specjalne', [
  '15 minut',
  'bawełna',
  'wełna',
  'delikatne',
  'sportowe',
  'dziecięce',
  'pościel',
  'ciemne',
  'koszule',
  'antyalergiczny',
  'odświeżanie',
]);
