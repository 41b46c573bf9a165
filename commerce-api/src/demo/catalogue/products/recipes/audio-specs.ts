import { flag, number, select } from '../../attributes/spec.ts';

export const anc = flag('redukcja_halasu', 'Aktywna redukcja hałasu (ANC)', { short: 'ANC' });

export const driver = number('przetwornik', 'Średnica przetwornika', 'mm', { facet: false });

export const codec = select('kodeki', 'Najlepszy kodek', ['LDAC', 'aptX Adaptive', 'AAC', 'SBC'], {
  hint: 'Kodek decyduje o jakości muzyki przesyłanej przez Bluetooth. LDAC i aptX Adaptive przenoszą najwięcej szczegółów, o ile obsługuje je telefon.',
});

export const mics = select('liczba_mikrofonow', 'Liczba mikrofonów', ['1', '2', '4', '6', '8']);

export const multipoint = flag('multipoint', 'Łączność z dwoma urządzeniami');

export const build = select('budowa', 'Budowa', ['wokółuszne zamknięte', 'nauszne', 'wokółuszne otwarte', 'dokanałowe', 'douszne']);

export const band = { accessories: [], services: [] } as const;
