import type { StoryTexts } from './story-texts.ts';

/** Cables, chargers, cameras, drones and earbuds. */
export const connected: StoryTexts = {
  texts: {
    'Układ w wtyczce pozwala naładować także laptopa pełną mocą.':
      'Мікросхема у штекері дає змогу заряджати на повній потужності навіть ноутбук.',
    'Obraz 8K i 4K przy 120 Hz': 'Зображення 8K і 4K за 120 Hz',
    'Wystarcza do konsoli i telewizora z odświeżaniem 120 Hz, także z HDR.':
      'Вистачає для консолі й телевізора з частотою оновлення 120 Hz, зокрема з HDR.',
    'Oplot, który się nie strzępi': 'Обплетення, що не розлохмачується',
    'Nylonowa plecionka znosi zginanie, a przewód nie plącze się w plecaku.':
      'Нейлонове обплетення витримує згинання, а кабель не заплутується в рюкзаку.',
    'Mocne wtyczki': 'Міцні штекери',
    'Wzmocnione przejście przy wtyczce chroni żyły w miejscu, w którym kable psują się najczęściej.':
      'Посилений перехід біля штекера захищає жили там, де кабелі псуються найчастіше.',

    'Bez szukania wtyczki': 'Не треба шукати штекер',
    'Telefon odkładasz na podstawkę, a magnesy ustawiają go we właściwym miejscu.':
      'Покладіть телефон на підставку, а магніти встановлять його в правильне положення.',
    'Do gniazda w aucie': 'Для гнізда в автомобілі',
    'Pasuje do gniazda 12 i 24 V, a dioda pomaga trafić do portu po zmroku.':
      'Підходить до гнізд 12 і 24 В, а світлодіод допомагає знайти порт у темряві.',
    'Kilka urządzeń naraz': 'Кілька пристроїв водночас',
    'Porty dzielą moc między siebie, więc obok telefonu naładujesz słuchawki.':
      'Порти ділять потужність між собою, тож разом із телефоном можна заряджати навушники.',
    'Bezpieczne ładowanie': 'Безпечне заряджання',
    'Układ pilnuje temperatury i napięcia, a po naładowaniu ogranicza prąd.':
      'Електроніка стежить за температурою й напругою, а після повного заряджання обмежує струм.',
    'Składana wtyczka': 'Складана вилка',
    'Bolce chowają się w obudowie i nie rysują rzeczy w torbie.': 'Штирі ховаються в корпус і не дряпають речей у сумці.',

    'Ostre zdjęcia z ręki': 'Чіткі знімки з рук',
    'Stabilizowana matryca kompensuje drżenie dłoni, więc wieczorem obejdziesz się bez statywu.':
      'Стабілізована матриця компенсує тремтіння рук, тож увечері можна обійтися без штатива.',
    'Autofokus śledzi twarz i oko, także gdy osoba odwróci się na chwilę od kamery.':
      'Автофокус стежить за обличчям та оком, навіть якщо людина на мить відвернеться від камери.',
    'Ekran w każdą stronę': 'Екран у будь-який бік',
    'Obracany ekran ułatwia zdjęcia znad tłumu, z poziomu ziemi i nagrania, w których to Ty jesteś przed obiektywem.':
      'Поворотний екран полегшує знімання над натовпом, від землі та відео, де перед об’єктивом – ви.',
    'Uszczelniony korpus': 'Захищений корпус',
    'Kurz i drobny deszcz nie kończą sesji, pod warunkiem użycia uszczelnionego obiektywu.':
      'Пил і дрібний дощ не завадять зніманню, якщо об’єктив теж захищений.',
    'Zdjęcia od razu w telefonie': 'Фото одразу в телефоні',
    'Aplikacja pobiera wybrane ujęcia przez Wi-Fi i pozwala sterować aparatem zdalnie.':
      'Застосунок завантажує вибрані кадри через Wi-Fi і дає змогу керувати фотоапаратом дистанційно.',

    'Trójosiowy gimbal utrzymuje poziom nawet w podmuchach, więc ujęcia są płynne bez obróbki.':
      'Триосьовий підвіс тримає рівень навіть під поривами вітру, тож кадри плавні без обробки.',
    'Stabilizacja elektroniczna wygładza drgania, a zdjęcia zapiszesz wprost w telefonie.':
      'Електронна стабілізація згладжує тремтіння, а знімки зберігаються просто в телефоні.',
    'Widzi przeszkody': 'Бачить перешкоди',
    'Lekki i prosty w przepisach': 'Легкий і без зайвих формальностей',
    'Dron klasy C0 waży mniej niż 250 g, dlatego polatasz nim bez egzaminu. Rejestracja operatora jest wymagana ze względu na kamerę.':
      'Дрон класу C0 важить менше ніж 250 г, тому літати можна без іспиту. Через камеру потрібна реєстрація оператора.',
    'Na pierwsze loty': 'Для перших польотів',
    'Osłony śmigieł i tryb zawisu wybaczają błędy. Startuje i ląduje jednym przyciskiem.':
      'Захист пропелерів і режим зависання пробачають помилки. Злітає й сідає одним натисканням кнопки.',
    'Powrót do domu': 'Повернення додому',
    'Po utracie sygnału lub przy niskiej baterii dron wraca w miejsce startu.':
      'Якщо зникне сигнал або розрядиться акумулятор, дрон повернеться на місце зльоту.',

    'Wycisz miasto': 'Приглушіть місто',
    'Pot i lekki deszcz im nie zaszkodzą, więc nadają się na trening.':
      'Піт і легкий дощ їм не зашкодять, тож вони підходять для тренувань.',
    'Wyraźne rozmowy': 'Чіткі розмови',
    'Ładowanie bez kabla': 'Заряджання без кабелю',
    'Połóż etui na ładowarce indukcyjnej obok telefonu.': 'Покладіть футляр на бездротовий зарядний пристрій поруч із телефоном.',
    'Dwa urządzenia jednocześnie': 'Два пристрої одночасно',
    'Oglądasz film na tablecie, a gdy zadzwoni telefon, słuchawki przełączą się same.':
      'Ви дивитеся фільм на планшеті, а коли задзвонить телефон, навушники перемкнуться самі.',
  },
  templates: [
    ['{#} m między urządzeniami', '{#} м між пристроями'],
    ['{=} ma złącza {} i przesyła dane z prędkością do {}.', '{=} має роз’єми {} і передає дані зі швидкістю до {}.'],
    ['Do {#} W', 'До {#} Вт'],

    ['{#} W dla telefonu', '{#} Вт для телефона'],
    [
      '{=} zasili także laptopa przez USB-C, a telefon naładuje do połowy w około pół godziny.',
      '{=} живить і ноутбук через USB-C, а телефон заряджає до половини приблизно за пів години.',
    ],
    [
      '{=} ładuje telefon przez noc albo w przerwie obiadowej i dobiera moc do urządzenia.',
      '{=} заряджає телефон за ніч або за обідню перерву й добирає потужність до пристрою.',
    ],

    ['Matryca: {}, {}', 'Матриця: {}, {}'],
    [
      '{=} zachowuje szczegóły w cieniach i światłach, a pliki RAW dają swobodę w obróbce.',
      '{=} зберігає деталі в тінях і світлих ділянках, а файли RAW дають свободу в обробці.',
    ],
    ['Filmy {=} kl./s', 'Відео {=} кадрів/с'],

    ['Do {#} min w powietrzu', 'До {#} хв у повітрі'],
    [
      '{=} lata do {} na jednym akumulatorze w bezwietrznej pogodzie. Akumulatory w zestawie: {#}.',
      '{=} літає до {} на одному акумуляторі в безвітряну погоду. Акумуляторів у комплекті: {#}.',
    ],
    ['Nagrania {=} kl./s', 'Відео {=} кадрів/с'],
    [
      'Czujniki ({}) zatrzymują drona przed gałęzią i pomagają miękko wylądować.',
      'Датчики ({}) зупиняють дрон перед гілкою та допомагають м’яко приземлитися.',
    ],

    ['{#} godz. z etui', '{#} год із футляром'],
    [
      'Same słuchawki grają do {}, a etui doładuje je w kieszeni. Razem daje to {} muzyki.',
      'Самі навушники грають до {}, а футляр дозаряджає їх у кишені. Разом це {} музики.',
    ],
    [
      '{=} wygasza szum ulicy i klimatyzacji, a jednym dotknięciem włączysz tryb przepuszczania dźwięków, na przykład przy kasie.',
      '{=} приглушує шум вулиці та кондиціонера, а одним дотиком можна ввімкнути режим прозорості, наприклад біля каси.',
    ],
    ['Odporność {=}', 'Захист {=}'],
    [
      'Liczba mikrofonów: {#}. Algorytm oddziela głos od wiatru i rozmów w tle.',
      'Кількість мікрофонів: {#}. Алгоритм відокремлює голос від вітру й розмов навколо.',
    ],
  ],
};
