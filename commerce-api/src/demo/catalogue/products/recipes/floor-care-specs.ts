import { select } from '../../attributes/spec.ts';

export const dock = select('stacja_robota', 'Stacja', ['opróżnia, myje i suszy mopy', 'opróżnia pojemnik', 'ładująca']);
