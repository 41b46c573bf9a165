import { batteryMinutes, power } from '../../attributes/common.ts';
import { flag, multi, number, select } from '../../attributes/spec.ts';
import type { Recipe } from '../recipe.ts';

const ions = flag('jonizacja', 'Jonizacja');
const heat = select('poziomy_temperatury', 'Poziomy temperatury', ['2', '3', '4', '5']);
const air = number('predkosc_powietrza', 'Prędkość powietrza', 'km/h', { short: 'Nadmuch' });
const tips = multi('koncowki_suszarki', 'Końcówki', ['koncentrator', 'dyfuzor', 'wygładzająca', 'szczotka']);
const foldable = flag('skladana_raczka', 'Składana rączka');
const cool = flag('zimny_nadmuch', 'Zimny nadmuch');

export const hairDryer: Recipe = {
  id: 'hair-dryer',
  illustration: 'hair-dryer',
  gender: 'f',
  domain: 'hair',
  groups: [
    ['Podstawowe', [power, air, heat]],
    ['Pielęgnacja', [ions, cool, tips]],
    ['Wygoda', [foldable]],
  ],
  cards: [power, ions, air],
  lines: ['Bryza', 'Jedwab', 'Loki', 'Blask', 'Salon'],
  colours: ['rose', 'white', 'black', 'navy', 'sand'],
  colourVariants: 0.5,
  build: ({ random: r, leaf, tier }) => {
    const travel = leaf === 'suszarki-podrozne';
    const watts = travel ? r.pick([1000, 1200, 1400]) : r.pick([1600, 1800, 2000, 2200, 2400]);
    const fast = !travel && tier > 0.95 && r.chance(0.4);
    const speed = travel ? r.pick([50, 60]) : fast ? r.pick([110, 120, 135]) : r.pick([70, 80, 90]);
    const ionic = r.chance(0.7);
    return {
      kind: travel ? 'Suszarka podróżna' : 'Suszarka do włosów',
      tail: `${watts} W${ionic ? ' z jonizacją' : ''}`,
      prefix: 'HD',
      digits: `${watts / 100}`,
      price: 45 + watts * 0.05 + (ionic ? 30 : 0) + (fast ? 420 : 0) + (travel ? -20 : 0),
      values: {
        moc: watts,
        predkosc_powietrza: speed,
        poziomy_temperatury: travel ? '2' : r.pick(['3', '4']),
        jonizacja: ionic,
        zimny_nadmuch: r.chance(0.9),
        koncowki_suszarki: ['koncentrator', ...(travel ? [] : r.sample(['dyfuzor', 'wygładzająca', 'szczotka'], r.int(0, 2)))],
        skladana_raczka: travel,
      },
      size: [22, 9, 20],
      kilograms: travel ? 0.35 : 0.55,
      included: travel ? 'suszarka, koncentrator, woreczek, instrukcja' : 'suszarka, końcówki, instrukcja',
    };
  },
  story: (s) => [
    ['Szybko, ale delikatnie', `Moc ${s.show(power)} i nadmuch ${s.show(air)} suszą włosy głównie powietrzem, a nie temperaturą.`],
    s.is(ions, true) && ['Mniej puszenia', 'Jony ujemne neutralizują ładunki, dzięki czemu włosy łatwiej się rozczesują i błyszczą.'],
    s.is(cool, true) && ['Utrwalenie fryzury', 'Zimny nadmuch na koniec zamyka łuskę włosa i utrzymuje kształt.'],
    s.has(tips, 'dyfuzor') && ['Loki bez przesuszenia', 'Dyfuzor rozprasza powietrze i podnosi włosy u nasady.'],
    s.is(foldable, true) && ['Do kosmetyczki', `${s.name} ma składaną rączkę i przełącznik napięcia, więc pojedzie także poza Europę.`],
    ['Filtr, który się czyści', 'Tylną kratkę zdejmiesz i przepłuczesz, aby silnik nie tracił mocy.'],
  ],
  praise: [
    'Włosy suche w pięć minut.',
    'Lekka, ręka nie boli.',
    'Naprawdę mniej się puszą.',
    'Końcówki trzymają się na magnes, super.',
    'Cichsza od poprzedniej.',
  ],
  complaints: ['Przycisk zimnego nadmuchu trzeba trzymać.', 'Kabel mógłby być dłuższy.', 'Najwyższa temperatura jest za gorąca.'],
  questions: [['Czy nadaje się do włosów kręconych?', 'Tak, najlepiej z dyfuzorem. Sprawdź, czy jest na liście końcówek.']],
  accessories: [],
  complementary: ['szczoteczki-soniczne'],
  services: [],
};

const blade = select('system_golenia', 'System golenia', ['rotacyjny', 'foliowy']);
const wet = flag('na_mokro', 'Golenie na mokro i sucho');
const trimmer = flag('trymer', 'Wysuwany trymer');
const clean = flag('stacja_czyszczaca', 'Stacja czyszcząca');
const display = flag('wyswietlacz', 'Wyświetlacz poziomu');
const heads = select('liczba_ostrzy', 'Głowice', ['2', '3', '4', '5']);

export const shaver: Recipe = {
  id: 'shaver',
  illustration: 'shaver',
  gender: 'f',
  domain: 'shave',
  groups: [
    ['Podstawowe', [blade, heads, batteryMinutes]],
    ['Wygoda', [wet, trimmer, clean, display]],
  ],
  cards: [blade, batteryMinutes, wet],
  lines: ['Ostrze', 'Gładki', 'Brzytwa', 'Klasyk'],
  colours: ['black', 'graphite', 'blue', 'silver'],
  colourVariants: 0.3,
  build: ({ random: r, tier }) => {
    const system = r.pick(['rotacyjny', 'foliowy']);
    const minutes = r.pick([40, 45, 50, 60, 60, 90]);
    const station = tier > 0.95 && r.chance(0.4);
    const water = r.chance(0.85);
    return {
      kind: system === 'rotacyjny' ? 'Golarka rotacyjna' : 'Golarka foliowa',
      tail: `${minutes} min${station ? ' ze stacją czyszczącą' : ''}`,
      prefix: 'G',
      digits: `${minutes / 10}`,
      price: 110 + minutes * 3 + (station ? 260 : 0) + (water ? 40 : 0),
      values: {
        system_golenia: system,
        liczba_ostrzy: system === 'rotacyjny' ? '3' : r.pick(['3', '4', '5']),
        czas_pracy_min: minutes,
        na_mokro: water,
        trymer: r.chance(0.85),
        stacja_czyszczaca: station,
        wyswietlacz: r.chance(0.5),
      },
      size: [16, 6, 6],
      kilograms: 0.2,
      included: station
        ? 'golarka, stacja czyszcząca, kartridż, zasilacz, etui, instrukcja'
        : 'golarka, zasilacz, nasadka ochronna, szczoteczka, instrukcja',
    };
  },
  story: (s) => [
    s.is(blade, 'rotacyjny')
      ? ['Dopasowuje się do twarzy', `Głowice ${s.name} uginają się w kilku kierunkach i prowadzą ostrza wzdłuż szczęki bez dociskania.`]
      : ['Blisko skóry', `Cienka folia ${s.name} chroni skórę, a ostrza ścinają zarost tuż przy niej.`],
    s.is(wet, true) && ['Na sucho i pod prysznicem', 'Możesz użyć pianki, a po goleniu opłukać głowicę pod kranem.'],
    [`${s.show(batteryMinutes)} pracy`, 'Pięć minut szybkiego ładowania wystarcza na jedno golenie.'],
    s.is(clean, true) && ['Stacja dba o ostrza', 'Po odstawieniu golarka jest myta, smarowana i ładowana.'],
    s.is(trimmer, true) && ['Wąsy i baczki', 'Wysuwany trymer wyrówna krawędzie bez wymiany końcówki.'],
  ],
  praise: [
    'Goli dokładnie i nie ciągnie.',
    'Skóra nie piecze po goleniu.',
    'Bateria starcza na ponad miesiąc.',
    'Świetna pod prysznicem.',
    'Dobry prezent dla taty.',
  ],
  complaints: ['Dłuższy zarost wymaga najpierw trymera.', 'Wymienne ostrza są drogie.', 'Etui dość cienkie.'],
  questions: [['Jak często wymienia się ostrza?', 'Producent zaleca co 18–24 miesiące. Numer części podaje instrukcja.']],
  accessories: [],
  complementary: ['trymery', 'szczoteczki-soniczne'],
  services: [],
};

const lengths = select('liczba_dlugosci', 'Liczba długości', ['10', '15', '20', '39', '40']);
const step = select('skok_dlugosci', 'Skok długości', ['0,2 mm', '0,5 mm', '1 mm']);
const use = multi('zastosowanie_trymera', 'Zastosowanie', ['broda', 'włosy', 'ciało', 'nos i uszy']);

export const beardTrimmer: Recipe = {
  ...shaver,
  id: 'trimmer',
  gender: 'm',
  groups: [
    ['Podstawowe', [use, lengths, step, batteryMinutes]],
    ['Wygoda', [wet, display]],
  ],
  cards: [use, step, batteryMinutes],
  lines: ['Zarost', 'Barber', 'Broda', 'Kontur'],
  build: ({ random: r }) => {
    const many = r.chance(0.5);
    const minutes = r.pick([60, 70, 90, 100, 120]);
    const gap = r.pick(['0,2 mm', '0,5 mm', '0,5 mm', '1 mm']);
    const range = gap === '0,2 mm' ? r.pick(['20', '40']) : gap === '0,5 mm' ? r.pick(['20', '39']) : r.pick(['10', '15']);
    return {
      kind: many ? 'Trymer wielofunkcyjny' : 'Trymer do brody',
      tail: `${range} długości ${minutes} min`,
      prefix: 'TB',
      digits: range,
      price: 75 + minutes * 0.9 + (many ? 60 : 0) + (gap === '0,2 mm' ? 60 : 0),
      values: {
        zastosowanie_trymera: many ? ['broda', 'włosy', 'ciało', 'nos i uszy'] : ['broda'],
        liczba_dlugosci: range,
        skok_dlugosci: gap,
        czas_pracy_min: minutes,
        na_mokro: r.chance(0.7),
        wyswietlacz: r.chance(0.4),
      },
      size: [17, 5, 4],
      kilograms: 0.18,
      included: many
        ? 'trymer, sześć nasadek, etui, szczoteczka, olejek, instrukcja'
        : 'trymer, dwie nasadki, szczoteczka, olejek, instrukcja',
    };
  },
  story: (s) => [
    [`${s.show(lengths)} długości`, `Skok ${s.show(step)} pozwala utrzymać równy zarost od kilkudniowego po pełną brodę.`],
    s.has(use, 'włosy') && ['Jeden do wszystkiego', `Nasadki w zestawie ${s.name}: ${s.show(use)}. Wymieniasz je jednym kliknięciem.`],
    ['Ostrza ze stali nierdzewnej', 'Ostrza ostrzą się same w trakcie pracy i nie wymagają oliwienia po każdym użyciu.'],
    s.is(wet, true) && ['Mycie pod kranem', 'Całą głowicę opłuczesz wodą, a trymera użyjesz także pod prysznicem.'],
    [`${s.show(batteryMinutes)} bez kabla`, 'Ładowanie przez USB-C oznacza jeden przewód mniej w podróży.'],
  ],
  praise: [
    'Tnie równo, nie szarpie.',
    'Nasadki siedzą sztywno.',
    'Do fryzjera chodzę teraz rzadziej.',
    'Ładowanie USB-C bardzo wygodne.',
    'Poręczny i lekki.',
  ],
  complaints: ['Blokada długości mogłaby być mocniejsza.', 'Trochę głośny.', 'Brakuje stojaka.'],
  questions: [['Czy można nim ostrzyc włosy?', 'Tak, jeżeli w wierszu „Zastosowanie” są włosy.']],
  complementary: ['golarki'],
};

const moves = number('ruchy', 'Liczba ruchów na minutę', null, { short: 'Ruchy/min' });
const modes = select('tryby_szczotkowania', 'Tryby', ['1', '2', '3', '4', '5']);
const pressureSensor = flag('czujnik_nacisku', 'Czujnik nacisku');
const batteryDays = number('czas_pracy_dni', 'Czas pracy', 'dni');
const brushHeads = select('liczba_koncowek', 'Końcówki w zestawie', ['1', '2', '3', '4', '8']);
const travelCase = flag('etui_podrozne', 'Etui podróżne');

export const toothbrush: Recipe = {
  id: 'toothbrush',
  illustration: 'toothbrush',
  gender: 'f',
  domain: 'teeth',
  groups: [
    ['Podstawowe', [moves, modes, batteryDays]],
    ['Wygoda', [pressureSensor, brushHeads, travelCase]],
  ],
  cards: [moves, modes, batteryDays],
  lines: ['Perła', 'Biel', 'Mięta', 'Iskra', 'Fala'],
  colours: ['white', 'black', 'rose', 'blue', 'green', 'navy'],
  colourVariants: 0.6,
  build: ({ random: r, leaf }) => {
    const child = leaf === 'szczoteczki-dla-dzieci';
    const speed = child ? r.pick([14000, 16000, 20000]) : r.pick([31000, 38000, 42000, 62000]);
    const count = child ? r.pick(['1', '2']) : r.pick(['3', '4', '5']);
    const days = r.pick([14, 21, 30, 60, 90]);
    const box = !child && r.chance(0.5);
    return {
      kind: child ? 'Szczoteczka soniczna dla dzieci' : 'Szczoteczka soniczna',
      tail: `${String(speed / 1000)} tys. ruchów`,
      prefix: 'S',
      digits: `${speed / 1000}`,
      price: (child ? 60 : 80) + speed * 0.003 + Number(count) * 18 + (box ? 40 : 0),
      values: {
        ruchy: speed,
        tryby_szczotkowania: count,
        czas_pracy_dni: days,
        czujnik_nacisku: !child && r.chance(0.6),
        liczba_koncowek: r.pick(['1', '2', '4', '8']),
        etui_podrozne: box,
      },
      size: [24, 3, 3],
      kilograms: 0.12,
      included: box ? 'szczoteczka, końcówki, etui, przewód ładujący, instrukcja' : 'szczoteczka, końcówki, przewód ładujący, instrukcja',
    };
  },
  story: (s) => [
    [`${s.show(moves)} ruchów na minutę`, `${s.name} usuwa osad drganiami, które docierają między zęby i wzdłuż linii dziąseł.`],
    s.leaf === 'szczoteczki-dla-dzieci' && [
      'Mycie jak zabawa',
      'Mała główka z miękkim włosiem i melodyjka odmierzająca dwie minuty pomagają wyrobić dobry nawyk.',
    ],
    s.is(pressureSensor, true) && ['Ochrona dziąseł', 'Gdy naciskasz zbyt mocno, szczoteczka zmniejsza obroty i ostrzega światłem.'],
    ['Minutnik co 30 sekund', 'Krótka wibracja przypomina, aby przejść do kolejnej części jamy ustnej.'],
    [`Do ${s.show(batteryDays)} na jednym ładowaniu`, 'Na urlop nie musisz zabierać ładowarki.'],
    s.is(travelCase, true) && ['Etui w zestawie', 'Sztywne etui mieści szczoteczkę i dwie końcówki.'],
  ],
  praise: [
    'Zęby jak po wizycie u higienistki.',
    'Bateria trzyma ponad miesiąc.',
    'Dziąsła przestały krwawić.',
    'Syn sam przypomina o myciu.',
    'Cichsza, niż się spodziewa{łem|łam}.',
  ],
  complaints: ['Pierwsze dni łaskocze.', 'Końcówki mogłyby być tańsze.', 'Podstawka się ślizga.'],
  questions: [['Czy pasują końcówki innych firm?', 'Zalecamy oryginalne. Zamienniki mogą nie trzymać się stabilnie.']],
  accessories: [],
  complementary: ['suszarki-do-wlosow', 'golarki'],
  services: [],
};
