import type { Article } from './blog-post.ts';

/** Tests and technologies explained. */
export const tests: readonly Article[] = [
  {
    title: 'Sprawdzamy: frytkownica beztłuszczowa kontra piekarnik',
    author: 4,
    section: 3,
    leaf: 'frytkownice-beztluszczowe',
    daysOld: 9,
    illustration: 'air-fryer',
    body: 'black',
    background: '#FFF4E5',
    lead: 'Te same frytki, ten sam kurczak, dwa urządzenia i licznik energii.',
    parts: [
      [
        'Czas',
        'Frytkownica nagrzewa się w 2–3 minuty, piekarnik w 12. Porcja frytek dla dwóch osób była gotowa po 16 minutach, w piekarniku po 33.',
      ],
      [
        'Energia',
        'Licznik pokazał 0,35 kWh wobec 0,9 kWh. Przy dużej blasze dla czterech osób różnica maleje, bo frytkownica wymaga dwóch tur.',
      ],
      ['Smak', 'Skrzydełka wyszły bardziej chrupiące, ciasto drożdżowe – lepsze w piekarniku.'],
      [
        'Wniosek',
        'Dla jednej lub dwóch osób frytkownica jest szybsza i tańsza w użyciu. Dużej rodzinie przyda się jako drugie urządzenie.',
      ],
    ],
  },
  {
    title: 'Cztery pary słuchawek z ANC w jednym pociągu',
    author: 2,
    section: 3,
    leaf: 'sluchawki-nauszne',
    daysOld: 19,
    illustration: 'headphones',
    body: 'navy',
    background: '#EEF1F6',
    lead: 'Trasa Warszawa–Gdańsk, trzy godziny hałasu i cztery modele z różnych półek cenowych.',
    parts: [
      ['Jak testowaliśmy', 'Każdy model nosiliśmy po 40 minut przy tej samej głośności. Ocenialiśmy szum torów, rozmowy i komunikaty.'],
      [
        'Wyniki',
        'Jednostajny szum wyciszały wszystkie, ale tylko dwie pary radziły sobie z głosami. Wygoda okazała się równie ważna jak redukcja.',
      ],
      ['Rozmowy', 'Najwięcej mikrofonów nie oznaczało najlepszego głosu. Liczyło się tłumienie wiatru na peronie.'],
      ['Rada', 'Przymierz słuchawki w salonie i załóż je na kwadrans, najlepiej w okularach.'],
    ],
  },
  {
    title: 'Wi-Fi 7 w praktyce: komu się przyda',
    author: 3,
    section: 3,
    leaf: 'routery',
    daysOld: 32,
    illustration: 'router',
    body: 'white',
    background: '#E8F1FF',
    lead: 'Nowy standard obiecuje dziesiątki gigabitów. Sprawdziliśmy go w mieszkaniu z łączem 1 Gb/s.',
    parts: [
      [
        'Co się zmieniło',
        'Szersze kanały i jednoczesna praca na kilku pasmach. Opóźnienia w grach spadły o kilka milisekund, a prędkość w salonie osiągnęła limit łącza.',
      ],
      ['Ściany dalej rządzą', 'W ostatnim pokoju wynik był podobny do Wi-Fi 6. Zasięg zależy od pasma i konstrukcji budynku.'],
      ['Urządzenia', 'Potrzebny jest telefon lub laptop z Wi-Fi 7. Starsze działają jak dotąd.'],
      ['Dla kogo', 'Dla osób z łączem powyżej 1 Gb/s, domowym serwerem lub wieloma urządzeniami naraz.'],
    ],
  },
  {
    title: 'Ile kosztuje strona? Laser, atrament i zbiorniki na tusz',
    author: 3,
    section: 3,
    leaf: 'urzadzenia-wielofunkcyjne',
    daysOld: 52,
    illustration: 'printer',
    body: 'white',
    background: '#EEF1F6',
    lead: 'Tania drukarka potrafi być droga po pierwszej wymianie wkładów. Policzyliśmy.',
    parts: [
      ['Metoda', 'Wydrukowaliśmy po 500 stron tekstu na trzech urządzeniach i podzieliliśmy cenę materiałów przez ich wydajność.'],
      ['Wynik', 'Zbiorniki na tusz: około 2 grosze za stronę. Laser mono: 8 groszy. Atrament z wkładami: ponad 20 groszy.'],
      [
        'Nie tylko koszt',
        'Laser nie zasycha, więc nadaje się do rzadkiego druku. Zbiorniki lubią regularność – raz w tygodniu choć jedna strona.',
      ],
      ['Kolor', 'Do zdjęć wybierz atrament i dobry papier. Laser kolorowy sprawdza się w ulotkach i wykresach.'],
    ],
  },
  {
    title: 'Test długodystansowy: szczoteczka soniczna po roku',
    author: 4,
    section: 3,
    leaf: 'szczoteczki-soniczne',
    daysOld: 66,
    illustration: 'toothbrush',
    body: 'white',
    background: '#E9F7F4',
    lead: 'Rok codziennego mycia, cztery końcówki i jedna wizyta u higienistki.',
    parts: [
      ['Bateria', 'Po roku trzyma 24 dni zamiast 30. To dobry wynik, bo ładowaliśmy ją dopiero po rozładowaniu.'],
      ['Końcówki', 'Wymiana co trzy miesiące kosztowała łącznie mniej niż pasta do zębów. Zamienniki trzymały się gorzej.'],
      ['Efekt', 'Higienistka zauważyła mniej osadu przy dziąsłach. Największa zmiana to równe dwie minuty, których pilnuje minutnik.'],
      ['Czystość', 'Pod końcówką zbiera się pasta. Raz w tygodniu warto ją zdjąć i opłukać.'],
    ],
  },
];
