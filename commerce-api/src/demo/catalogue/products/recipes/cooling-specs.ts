import { number, select } from '../../attributes/spec.ts';
import type { EnergyClass } from '../../../../model/product.ts';

export const frost = select(
  'system_chlodzenia',
  'System chłodzenia',
  ['pełny No Frost', 'No Frost w zamrażarce', 'Low Frost', 'statyczny'],
  {
    short: 'Chłodzenie',
    hint: 'No Frost: wentylator osusza powietrze, więc na ściankach nie zbiera się lód i urządzenia nie trzeba rozmrażać.',
  },
);

export const yearly = number('zuzycie_energii_rok', 'Roczne zużycie energii', 'kWh', { short: 'Energia/rok', facet: false });

export const compressor = select('sprezarka', 'Sprężarka', ['inwerterowa', 'standardowa']);

export const climate = select('klasa_klimatyczna', 'Klasa klimatyczna', ['SN-T', 'N-T', 'SN-ST'], {
  facet: false,
  hint: 'Określa temperatury otoczenia, w których urządzenie pracuje poprawnie: SN-T to od 10 do 43°C.',
});

export const factor: Readonly<Record<EnergyClass, number>> = { A: 0.42, B: 0.52, C: 0.65, D: 0.8, E: 1, F: 1.25, G: 1.5 };
