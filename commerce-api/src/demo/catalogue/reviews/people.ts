import type { Random } from '../random.ts';

const men = [
  'Marek',
  'Piotr',
  'Tomasz',
  'Krzysztof',
  'Andrzej',
  'Paweł',
  'Michał',
  'Jan',
  'Marcin',
  'Grzegorz',
  'Łukasz',
  'Adam',
  'Zbigniew',
  'Jakub',
  'Mateusz',
  'Rafał',
  'Dawid',
  'Wojciech',
  'Kamil',
  'Sebastian',
  'Bartosz',
  'Przemysław',
  'Robert',
  'Maciej',
  'Dariusz',
  'Artur',
  'Filip',
  'Henryk',
  'Szymon',
  'Jacek',
] as const;
const women = [
  'Anna',
  'Maria',
  'Katarzyna',
  'Małgorzata',
  'Agnieszka',
  'Barbara',
  'Ewa',
  'Magdalena',
  'Joanna',
  'Monika',
  'Aleksandra',
  'Natalia',
  'Zofia',
  'Dorota',
  'Beata',
  'Karolina',
  'Justyna',
  'Iwona',
  'Renata',
  'Paulina',
  'Sylwia',
  'Weronika',
  'Julia',
  'Halina',
  'Izabela',
  'Kinga',
  'Oliwia',
  'Teresa',
  'Marta',
  'Patrycja',
] as const;
const initials = ['A.', 'B.', 'C.', 'D.', 'G.', 'J.', 'K.', 'L.', 'M.', 'N.', 'P.', 'R.', 'S.', 'T.', 'W.', 'Z.'] as const;

export interface Person {
  readonly name: string;
  readonly woman: boolean;
}

/** First name, sometimes with an initial; texts agree with the person's gender. */
export function person(r: Random): Person {
  const woman = r.chance(0.48);
  const first = r.pick(woman ? women : men);
  return { name: r.chance(0.35) ? `${first} ${r.pick(initials)}` : first, woman };
}
