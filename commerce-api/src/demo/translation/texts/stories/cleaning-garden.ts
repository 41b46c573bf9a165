import type { StoryTexts } from './story-texts.ts';

/** Vacuum cleaners without a cable, heaters, humidifiers, and what is used in the garden and on the way. */
export const cleaningGarden: StoryTexts = {
  texts: {
    'Zna układ mieszkania': 'Знає план помешкання',
    'Laser skanuje pokoje i tworzy mapę już przy pierwszym przejeździe. W aplikacji zaznaczysz strefy zakazane i ustalisz kolejność pomieszczeń.':
      'Лазер сканує кімнати й створює карту вже під час першого прибирання. У застосунку можна позначити заборонені зони та встановити порядок приміщень.',
    'Stacja robi resztę': 'Решту робить станція',
    'Po powrocie robot opróżnia pojemnik, a stacja myje mopy czystą wodą i suszy je ciepłym powietrzem. Zaglądasz do niej raz na kilka tygodni.':
      'Після повернення робот спорожнює контейнер, а станція миє швабри чистою водою й сушить їх теплим повітрям. Заглядати до неї досить раз на кілька тижнів.',
    'Worek na kilka tygodni': 'Мішок на кілька тижнів',
    'Stacja wysysa kurz do zamkniętego worka, więc nie opróżniasz pojemnika po każdym sprzątaniu.':
      'Станція відсмоктує пил у закритий мішок, тому не треба спорожняти контейнер після кожного прибирання.',
    'Mopy, które naprawdę szorują': 'Швабри, що справді відтирають',
    'Dwie obracające się tarcze dociskają do podłogi i usuwają zaschnięte plamy.':
      'Два обертові диски притискаються до підлоги й видаляють засохлі плями.',
    'Inaczej na dywanie': 'Інакше на килимі',
    'Czujnik rozpoznaje dywan, zwiększa moc ssania i omija go z mokrym mopem.':
      'Датчик розпізнає килим, збільшує потужність усмоктування, а з мокрою шваброю його оминає.',
    'Harmonogram z telefonu': 'Розклад із телефона',
    'Ustaw sprzątanie na czas, gdy nikogo nie ma w domu, albo wyślij robota tylko pod stół po obiedzie.':
      'Заплануйте прибирання на час, коли нікого немає вдома, або відправте робота лише під стіл після обіду.',

    'Cyklon oddziela kurz od powietrza, dlatego moc nie spada wraz z zapełnianiem pojemnika.':
      'Циклон відокремлює пил від повітря, тому потужність не падає, коли контейнер наповнюється.',
    'Odkurza i mopuje': 'Пилососить і миє',
    'Nakładka mopująca zbiera kurz i przeciera podłogę wilgotną ściereczką za jednym przejściem.':
      'Насадка для вологого прибирання збирає пил і протирає підлогу вологою серветкою за один прохід.',
    'Akumulator na klik': 'Акумулятор одним клацанням',
    'Baterię wyjmiesz jednym ruchem. Zapasowa podwaja czas sprzątania, a po latach wymienisz ją bez serwisu.':
      'Батарея виймається одним рухом. Запасна подвоює час прибирання, а за кілька років її можна замінити без сервісу.',
    'Czystsze powietrze': 'Чистіше повітря',
    'Filtr HEPA 13 zatrzymuje drobny pył i alergeny, które zwykły odkurzacz oddaje do pokoju.':
      'Фільтр HEPA 13 затримує дрібний пил і алергени, які звичайний пилосос повертає в кімнату.',
    'Stacja opróżnia pojemnik': 'Станція спорожнює контейнер',
    'Po odstawieniu na stację kurz trafia do worka, który wystarcza na kilka tygodni.':
      'На станції пил потрапляє в мішок, якого вистачає на кілька тижнів.',

    'Grzeje także po wyłączeniu': 'Гріє й після вимкнення',
    'Olej oddaje ciepło jeszcze długo i nie wysusza powietrza.': 'Масло ще довго віддає тепло й не пересушує повітря.',
    'Ciepło od razu': 'Тепло одразу',
    'Nadmuch ogrzewa łazienkę w kilka minut.': 'Потік повітря обігріває ванну кімнату за кілька хвилин.',
    'Ciepło bez szumu': 'Тепло без шуму',
    'Powietrze ogrzewa się samo i unosi, więc w sypialni nic nie słychać.':
      'Повітря нагрівається й піднімається само, тому в спальні нічого не чутно.',
    'Stała temperatura': 'Стала температура',
    'Termostat wyłącza grzanie po osiągnięciu wybranej temperatury i nie marnuje prądu.':
      'Термостат вимикає нагрівання, коли досягнуто вибраної температури, і не марнує струм.',
    'Bezpieczny przy dzieciach': 'Безпечний поруч із дітьми',
    'Przewrócony grzejnik wyłącza się sam.': 'Перекинутий обігрівач вимикається сам.',
    'Ciepły dom na powrót': 'Теплий дім до вашого повернення',
    'W aplikacji ustawisz godziny i temperaturę.': 'У застосунку можна встановити години й температуру.',

    'Przyjemna wilgotność': 'Приємна вологість',
    'Bez białego osadu': 'Без білого нальоту',
    'Woda odparowuje z maty tak jak w naturze, więc na meblach nie osiada kamień, a pokoju nie da się przewilżyć.':
      'Вода випаровується з мату, як у природі, тому на меблях не осідає наліт, а кімнату неможливо перезволожити.',
    'Delikatna mgiełka': 'Ніжний туман',
    'Przetwornik zamienia wodę w zimną mgłę. Najlepiej używać wody filtrowanej lub demineralizowanej.':
      'Перетворювач перетворює воду на холодний туман. Найкраще користуватися фільтрованою або демінералізованою водою.',
    'Pełny zbiornik wystarcza na całą noc, a wodę dolewasz od góry, bez odwracania pojemnika.':
      'Повного резервуара вистачає на цілу ніч, а воду доливають згори, не перевертаючи його.',
    'Pilnuje poziomu': 'Стежить за рівнем',
    'Higrostat mierzy wilgotność i wyłącza nawilżanie po osiągnięciu wybranego poziomu.':
      'Гігростат вимірює вологість і вимикає зволоження, коли досягнуто вибраного рівня.',
    'Cicha noc': 'Тиха ніч',
    'Tryb nocny przyciemnia wyświetlacz i zmniejsza obroty.': 'Нічний режим притемнює дисплей і зменшує оберти.',

    'Bez kabla i spalin': 'Без кабелю та вихлопів',
    'Zawsze gotowa': 'Завжди готова',
    'Wystarczy przedłużacz. Silnik nie wymaga oleju, świec ani ładowania.':
      'Досить подовжувача. Двигун не потребує ні оливи, ні свічок, ні заряджання.',
    'Trawa zamiast nawozu': 'Трава замість добрива',
    'Zaślepka do mulczowania rozdrabnia ścięte źdźbła, które nawożą trawnik i chronią go przed wysychaniem.':
      'Заглушка для мульчування подрібнює скошену траву, яка удобрює газон і захищає його від висихання.',
    'Wysokość w jednej dźwigni': 'Висота одним важелем',
    'Mało miejsca w garażu': 'Мало місця в гаражі',
    'Składany uchwyt pozwala postawić kosiarkę pionowo przy ścianie.':
      'Складана ручка дає змогу поставити газонокосарку вертикально біля стіни.',

    'Miękko po kostce': 'М’яко по бруківці',
    'Bez łatania': 'Без латання',
    'Pełnych opon nie przebijesz i nie trzeba sprawdzać ciśnienia.': 'Суцільні шини не проколюються, і не треба перевіряти тиск.',
    'Pewne hamowanie': 'Надійне гальмування',
    'Do bagażnika i pod biurko': 'У багажник і під стіл',
    'Kierownica składa się w kilka sekund i zapina o tylny błotnik.': 'Кермо складається за кілька секунд і фіксується на задньому крилі.',
  },
  templates: [
    [
      '{=} zbiera kurz, okruchy i sierść z podłóg i krótkich dywanów. Na jednym ładowaniu sprząta do {#} min.',
      '{=} збирає пил, крихти та шерсть із підлоги та килимів із коротким ворсом. На одному заряді прибирає до {#} хв.',
    ],
    ['Siła ssania {#} Pa', 'Сила всмоктування {#} Па'],
    ['Siła ssania {#} AW', 'Сила всмоктування {#} AW'],
    ['{#} min bez kabla', '{#} хв без кабелю'],
    [
      'W trybie normalnym {=} pracuje do {#} min, czyli tyle, ile zwykle zajmuje posprzątanie mieszkania. Ładowanie trwa {#} godz.',
      'У звичайному режимі {=} працює до {#} хв – стільки зазвичай триває прибирання помешкання. Заряджання триває {#} год.',
    ],
    ['Ciepło na {#} m²', 'Тепло на {#} м²'],
    [
      '{=} ma moc {#} W i szybko dogrzeje pokój poza sezonem grzewczym.',
      '{=} має потужність {#} Вт і швидко обігріє кімнату поза опалювальним сезоном.',
    ],
    [
      '{=} oddaje do {#} ml/h pary i nadaje się do pokoju o powierzchni {#} m².',
      '{=} віддає до {#} мл/год пари й підходить для кімнати площею {#} м².',
    ],
    ['Trawnik do {#} m²', 'Газон до {#} м²'],
    [
      'Szerokość koszenia {#} cm pozwala szybko skosić ogród o powierzchni do {#} m² i zmieścić się między rabatami.',
      'Ширина косіння {#} см дає змогу швидко скосити ділянку площею до {#} м² і пройти між клумбами.',
    ],
    [
      '{=} korzysta z akumulatora 36 V, który pasuje też do podkaszarki i dmuchawy tej samej marki.',
      '{=} працює від акумулятора 36 В, який підходить також до тримера та повітродувки того самого бренду.',
    ],
    [
      'Centralna regulacja ma {}. Kosz mieści {#} l i pokazuje, kiedy jest pełny.',
      'Центральне регулювання має {}. Кошик уміщує {#} л і показує, коли він повний.',
    ],
    ['Zasięg {#} km', 'Запас ходу {#} км'],
    [
      '{=} jedzie najwyżej 20 km/h, czyli tyle, ile wolno na drodze dla rowerów. Zasięg zależy od wagi i pogody.',
      '{=} їде щонайбільше 20 км/год – саме стільки дозволено на велосипедній доріжці. Запас ходу залежить від ваги й погоди.',
    ],
    ['Pompowane opony {#}″ tłumią drgania na nierównych chodnikach.', 'Надувні шини {#}″ гасять вібрації на нерівних тротуарах.'],
    ['Hamulce: {}. Światła i dzwonek są w standardzie.', 'Гальма: {}. Фари та дзвінок – у стандартній комплектації.'],
  ],
};
