import type { StoryTexts } from './story-texts.ts';

/** Laptops, tablets, e-readers, monitors, keyboards and mice. */
export const laptopsTablets: StoryTexts = {
  texts: {
    'Gry w wysokich ustawieniach': 'Ігри на високих налаштуваннях',
    'Szybki dysk SSD uruchamia system w kilkanaście sekund i bezgłośnie otwiera duże pliki.':
      'Швидкий диск SSD запускає систему за лічені секунди й безшумно відкриває великі файли.',
    'Można rozbudować': 'Можна розширити',
    'Pamięć RAM i dysk są wymienne, a spód obudowy trzyma kilka zwykłych śrub.':
      'Оперативну пам’ять і диск можна замінити, а дно корпусу тримається на кількох звичайних гвинтах.',
    'Logowanie bez hasła': 'Вхід без пароля',
    'Zabezpieczenie: oba sposoby. Odblokowanie trwa ułamek sekundy.':
      'Захист: відбиток пальця та розпізнавання обличчя. Розблокування триває частку секунди.',

    'Rysik w pudełku': 'Стилус у коробці',
    'Rysik rozróżnia siłę nacisku, więc notujesz i szkicujesz jak na papierze. Przypina się magnetycznie do boku.':
      'Стилус розрізняє силу натиску, тому ви пишете й малюєте, як на папері. Магнітом кріпиться до бічної грані.',
    'Bezpieczny dla dziecka': 'Безпечний для дитини',
    'Gumowe etui chroni przed upadkiem, a tryb dziecięcy pozwala wybrać aplikacje i ustawić czas zabawy.':
      'Гумовий чохол захищає під час падіння, а дитячий режим дає змогу вибрати застосунки й установити час гри.',
    'Pamięć i wydajność': 'Пам’ять і продуктивність',
    'Cztery głośniki': 'Чотири динаміки',
    'Dźwięk stereo w poziomie i w pionie nadaje się do filmów bez słuchawek.':
      'Стереозвук у горизонтальному й вертикальному положенні підходить для фільмів без навушників.',

    'Jak papier, tylko lżejszy': 'Як папір, тільки легший',
    'Ciepłe światło wieczorem': 'Тепле світло ввечері',
    'Barwę podświetlenia zmienisz z zimnej na bursztynową, która mniej przeszkadza w zasypianiu.':
      'Відтінок підсвічування можна змінити з холодного на бурштиновий, який менше заважає засинати.',
    'W pamięci zmieszczą się tysiące książek albo kilkadziesiąt audiobooków. Pliki EPUB i MOBI wyślesz bez konwersji.':
      'У пам’яті вмістяться тисячі книжок або десятки аудіокниг. Файли EPUB і MOBI надсилаються без конвертації.',
    'Książka w wannie': 'Книжка у ванні',
    'Polskie abonamenty': 'Польські підписки',
    'Czytnik obsługuje krajowe serwisy książkowe, więc tytuły z abonamentu czytasz bez komputera.':
      'Пристрій підтримує польські книжкові сервіси, тому книжки за підпискою можна читати без комп’ютера.',
    'Tygodnie bez ładowarki': 'Тижні без зарядного пристрою',

    'Jeden kabel do laptopa': 'Один кабель до ноутбука',
    'Ustaw go na wysokość oczu': 'Установіть його на рівні очей',
    'Podstawa reguluje wysokość, pochylenie i obrót, a ekran ustawisz też pionowo, na przykład do kodu.':
      'Підставка регулює висоту, нахил і поворот, а екран можна поставити й вертикально, наприклад для коду.',
    'Zakrzywiony ekran': 'Вигнутий екран',
    'Delikatne wygięcie sprawia, że krawędzie są w tej samej odległości od oczu co środek.':
      'Завдяки легкому вигину краї розташовані на тій самій відстані від очей, що й центр.',
    'Wysokie odświeżanie i szybka matryca pokazują przeciwnika wcześniej, a synchronizacja z kartą graficzną usuwa rozrywanie obrazu.':
      'Висока частота оновлення та швидка матриця раніше показують суперника, а синхронізація з відеокартою усуває розриви зображення.',
    'Oczy odpoczną': 'Очі відпочинуть',
    'Podświetlenie bez migotania i filtr światła niebieskiego zmniejszają zmęczenie po całym dniu.':
      'Підсвічування без мерехтіння та фільтр синього світла зменшують утому наприкінці дня.',

    'Wygodne pisanie': 'Зручний набір тексту',
    'Wymień przełączniki bez lutowania': 'Заміна перемикачів без паяння',
    'Wystarczy chwytak z zestawu, aby zmienić charakter pisania lub naprawić pojedynczy klawisz.':
      'Знімача з комплекту досить, щоб змінити відчуття від набору або полагодити окрему клавішу.',
    'Bez kabla na biurku': 'Без кабелю на столі',
    'Nie przeszkadza innym': 'Не заважає іншим',
    'Niski skok i tłumione klawisze pozwalają pisać podczas rozmowy i wieczorem.':
      'Короткий хід і приглушені клавіші дають змогу друкувати під час розмови та ввечері.',
    'Podświetlenie po swojemu': 'Підсвічування на ваш смак',
    'Kolor każdego klawisza ustawisz w programie, a profil zapiszesz w pamięci klawiatury.':
      'Колір кожної клавіші налаштовується в програмі, а профіль зберігається в пам’яті клавіатури.',
    'Solidna podstawa': 'Надійна основа',
    'Gumowe stopki nie pozwalają jej jeździć po biurku, a kąt zmienisz nóżkami.':
      'Гумові ніжки не дають їй ковзати по столу, а кут змінюється відкидними опорами.',

    'Nadgarstek w naturalnej pozycji': 'Зап’ястя в природному положенні',
    'Pewny chwyt': 'Надійний хват',
    'Dokładny czujnik': 'Точний датчик',
    'Praca bez kabla': 'Робота без кабелю',
    'Ciche kliknięcia': 'Тихі клацання',
    'Przyciski klikają o wiele ciszej niż zwykłe, co docenią domownicy i współpracownicy.':
      'Кнопки клацають значно тихіше за звичайні – це оцінять і рідні, і колеги.',
    'Ruch trafia na ekran bez opóźnień, a teflonowe ślizgacze suną lekko i równo.':
      'Рух передається на екран без затримок, а тефлонові ніжки ковзають легко й рівно.',
  },
  templates: [
    ['{#} rdzeni i {#} GB RAM', '{#} ядер і {#} GB RAM'],
    ['{#} rdzenie i {#} GB RAM', '{#} ядра і {#} GB RAM'],
    [
      'Procesor ({}, do {#} GHz) wraz z {#} GB pamięci swobodnie obsługuje wiele kart przeglądarki, arkusze i wideorozmowy.',
      'Процесор ({}, до {#} ГГц) разом із {#} GB пам’яті легко справляється з багатьма вкладками браузера, таблицями та відеодзвінками.',
    ],
    [
      'Karta graficzna ({}) i ekran {#} Hz zapewniają płynną rozgrywkę. Dwa wentylatory odprowadzają ciepło poza klawiaturę.',
      'Відеокарта ({}) і екран {#} Hz забезпечують плавну гру. Два вентилятори відводять тепло від клавіатури.',
    ],
    [
      'Rozdzielczość {=} daje ostry tekst, a matryca ({}) ułatwia pracę przy oknie.',
      'Роздільна здатність {=} забезпечує чіткий текст, а матриця ({}) полегшує роботу біля вікна.',
    ],
    ['Dysk {#} GB', 'Диск {#} GB'],
    ['Dysk {#} TB', 'Диск {#} TB'],
    ['Do {#} godz. bez zasilacza', 'До {#} год без блока живлення'],
    [
      '{=} wytrzyma dzień spotkań. W razie potrzeby doładujesz go ładowarką USB-C od telefonu.',
      '{=} витримає день зустрічей. За потреби його можна підзарядити зарядним пристроєм USB-C від телефона.',
    ],
    ['Zabezpieczenie: {}. Odblokowanie trwa ułamek sekundy.', 'Захист: {}. Розблокування триває частку секунди.'],

    [
      'Ekran ({=}) o rozdzielczości {=} jest wygodny do filmów, lekcji i czytania.',
      'Екран ({=}) з роздільною здатністю {=} зручний для фільмів, навчання та читання.',
    ],
    [
      '{#} GB RAM i {=} na dane to dobry zapas na aplikacje i filmy pobrane na podróż.',
      '{#} GB RAM і {=} для даних – добрий запас для застосунків і фільмів, завантажених у дорогу.',
    ],
    [
      'Wystarcza na kilkanaście godzin filmów. Ładowanie odbywa się przez USB-C z mocą {#} W.',
      'Його вистачає більш ніж на десять годин перегляду фільмів. Заряджання – через USB-C потужністю {#} Вт.',
    ],
    [
      'Ekran E Ink {#}″ nie świeci w oczy, lecz odbija światło jak kartka. Litery są ostre także w pełnym słońcu.',
      'Екран E Ink {#}″ не світить в очі, а відбиває світло, як аркуш паперу. Літери чіткі й на яскравому сонці.',
    ],
    ['{#} GB na bibliotekę', '{#} GB для бібліотеки'],
    ['Obudowa o odporności IP{=} nie boi się wody i piasku.', 'Корпус із захистом IP{=} не боїться води та піску.'],
    [
      'Akumulator {#} mAh przy godzinie czytania dziennie wystarcza na kilka tygodni.',
      'Якщо читати годину на день, акумулятора {#} мА·год вистачає на кілька тижнів.',
    ],

    ['{#}″ w {=}', '{#}″ із роздільною здатністю {=}'],
    [
      '{=} mieści dwa dokumenty obok siebie, a tekst pozostaje ostry. Matryca {=} ma szerokie kąty widzenia.',
      '{=} уміщує два документи поруч, а текст залишається чітким. Матриця {=} має широкі кути огляду.',
    ],
    ['{#} Hz i {#} ms', '{#} Hz і {#} ms'],
    [
      'Port USB-C przesyła obraz i ładuje komputer z mocą {#} W. Klawiaturę i mysz podłączysz do monitora.',
      'Порт USB-C передає зображення й заряджає комп’ютер потужністю {#} Вт. Клавіатуру й мишу можна підключити до монітора.',
    ],
    [
      '{=} ma przełączniki optyczne i format {=}. Układ klawiszy jest zgodny z polskim programisty.',
      '{=} має оптичні перемикачі та формат {=}. Розкладка відповідає польській розкладці програміста.',
    ],
    [
      '{=} ma przełączniki magnetyczne i format {=}. Układ klawiszy jest zgodny z polskim programisty.',
      '{=} має магнітні перемикачі та формат {=}. Розкладка відповідає польській розкладці програміста.',
    ],
    [
      '{=} ma przełączniki {} i format {=}. Układ klawiszy jest zgodny z polskim programisty.',
      '{=} має {} перемикачі та формат {=}. Розкладка відповідає польській розкладці програміста.',
    ],
    [
      'Połączenie: {}. Jednym skrótem przełączysz się między komputerem a tabletem.',
      'З’єднання: {}. Однією комбінацією клавіш можна перемикатися між комп’ютером і планшетом.',
    ],
    [
      '{=} trzyma się jak do uścisku dłoni, co odciąża nadgarstek przy wielogodzinnej pracy.',
      '{=} тримають, як руку під час рукостискання, що розвантажує зап’ястя за багатогодинної роботи.',
    ],
    [
      'Profil: praworęczny. {=} waży {#} g i dobrze układa się w dłoni.',
      'Форма для правої руки. {=} важить {#} г і зручно лежить у долоні.',
    ],
    ['Profil: symetryczny. {=} waży {#} g i dobrze układa się w dłoni.', 'Симетрична форма. {=} важить {#} г і зручно лежить у долоні.'],
    [
      'Czułość do {#} DPI zmienisz przyciskiem pod kółkiem. Czujnik działa na większości biurek bez podkładki.',
      'Чутливість до {#} DPI змінюється кнопкою під коліщатком. Датчик працює на більшості столів без килимка.',
    ],
    ['Połączenie: {}. Bateria wystarcza na wiele tygodni.', 'З’єднання: {}. Заряду вистачає на багато тижнів.'],
    ['Próbkowanie {#} Hz', 'Частота опитування {#} Hz'],
  ],
};
