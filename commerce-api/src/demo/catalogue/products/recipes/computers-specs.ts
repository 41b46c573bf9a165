import { flag, multi, select, text } from '../../attributes/spec.ts';

export const cpu = select('procesor_komputera', 'Procesor', [
  '4 rdzenie',
  '6 rdzeni',
  '8 rdzeni',
  '10 rdzeni',
  '12 rdzeni',
  '14 rdzeni',
  '16 rdzeni',
  '24 rdzenie',
]);

export const clock = text('taktowanie', 'Maksymalne taktowanie');

export const gpu = select(
  'karta_graficzna',
  'Karta graficzna',
  ['zintegrowana', 'dedykowana 6 GB', 'dedykowana 8 GB', 'dedykowana 12 GB', 'dedykowana 16 GB'],
  { short: 'Grafika' },
);

export const os = select('system_komputera', 'System', ['Windows 11 Home', 'Windows 11 Pro', 'Linux', 'bez systemu']);

export const ports = multi('porty_komputera', 'Złącza', [
  'USB-C z zasilaniem',
  'USB-C',
  'Thunderbolt 4',
  'USB-A',
  'HDMI',
  'DisplayPort',
  'RJ-45',
  'czytnik kart',
  'audio 3,5 mm',
]);

export const upgrade = flag('rozbudowa_pamieci', 'Możliwość rozbudowy RAM');
