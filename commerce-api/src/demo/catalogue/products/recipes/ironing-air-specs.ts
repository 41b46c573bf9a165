import { flag, number, select } from '../../attributes/spec.ts';

export const steamRate = number('wyrzut_pary', 'Stały wyrzut pary', 'g/min', { short: 'Para' });

export const sole = select('stopa', 'Stopa', ['ceramiczna', 'stal nierdzewna', 'tytanowa', 'ceramiczno-tytanowa']);

export const auto = flag('automatyczne_wylaczanie', 'Automatyczne wyłączanie');

export const descale = flag('ochrona_przed_kamieniem', 'Ochrona przed kamieniem');

export const room = number('powierzchnia', 'Zalecana powierzchnia', 'm²', { short: 'Powierzchnia' });

export const night = flag('tryb_nocny', 'Tryb nocny');

export const rate = number('wydajnosc_nawilzania', 'Wydajność nawilżania', 'ml/h', { short: 'Wydajność' });
