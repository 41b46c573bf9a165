/** EAN-13 of the range for internal use (2…), with its check digit. */
export function eanOf(id: number): string {
  const digits = `29${String(id).padStart(10, '0')}`;
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** Shipping codes that cannot carry the product (P-17). */
export function excludedMethods(large: boolean, kilograms: number): readonly string[] {
  const parcels = [
    'paczkomaty',
    'pickuppointorlen',
    'pickuppointpocztapolska',
    'pickuppointdhl',
    'pickuppointdpd',
    'pickuppointgls',
    'pickuppointups',
  ];
  const couriers = ['inpost', 'dpd', 'fedex', 'pocztex', 'dhl', 'gls', 'ups'];
  if (large) return ['electronic', ...parcels, ...couriers];
  return kilograms > 20 ? ['electronic', 'geis', 'neocourier', ...parcels] : ['electronic', 'geis', 'neocourier'];
}

const technologyRules: readonly (readonly [id: number, code: string, option: string])[] = [
  [1, 'silnik', 'inwerterowy'],
  [2, 'system_chlodzenia', 'pełny No Frost'],
  [3, 'rodzaj_suszenia', 'pompa ciepła'],
  [4, 'czyszczenie_piekarnika', 'piroliza'],
  [5, 'technologia_ekranu', 'OLED'],
  [6, 'formaty_dzwieku', 'Dolby Atmos'],
  [7, 'standard_wifi', 'Wi-Fi 7'],
  [8, 'nawigacja', 'laserowa LiDAR'],
];

/** Ids of the technologies mentioned in the values. */
export function technologies(values: Readonly<Record<string, unknown>>): readonly number[] {
  return technologyRules
    .filter(([, code, option]) => {
      const value = values[code];
      return value === option || (Array.isArray(value) && value.includes(option));
    })
    .map(([id]) => id);
}
