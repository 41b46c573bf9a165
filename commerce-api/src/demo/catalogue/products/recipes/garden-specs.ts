import { select } from '../../attributes/spec.ts';

export const voltage = select('napiecie', 'Napięcie', ['12 V', '18 V', '36 V', '40 V', '230 V']);

export const cells = select('akumulator', 'Akumulator w zestawie', [
  '2 Ah',
  '2 × 2 Ah',
  '4 Ah',
  '2 × 4 Ah',
  '5 Ah',
  'bez akumulatora',
  'nie dotyczy',
]);
