import { multi, select } from '../../attributes/spec.ts';

export const speeds = select('liczba_predkosci', 'Liczba prędkości', ['1', '2', '3', '5', '6', '8', '10', 'płynna regulacja']);

export const parts = multi('akcesoria_robota', 'Akcesoria', [
  'trzepaczka',
  'hak do ciasta',
  'mieszadło',
  'maszynka do mięsa',
  'szatkownica',
  'kielich blendera',
  'rozdrabniacz',
  'kubek z miarką',
  'bidon',
]);
