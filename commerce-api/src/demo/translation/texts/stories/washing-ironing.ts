import type { StoryTexts } from './story-texts.ts';

/** Washing machines, washer-dryers, irons and steam stations. */
export const washingIroning: StoryTexts = {
  texts: {
    'Para zamiast prasowania': 'Пара замість прасування',
    'Dodatek pary rozluźnia włókna i ogranicza zagniecenia. Program odświeżania przywraca ubraniom dobry wygląd bez pełnego prania.':
      'Пара розслабляє волокна та зменшує зминання. Програма освіження повертає одягу гарний вигляд без повного прання.',
    'Detergent odmierzany za Ciebie': 'Засіб для прання відміряється за вас',
    'Zbiornik na płyn napełniasz raz na kilkanaście prań. Pralka waży wsad i pobiera dokładnie tyle środka, ile potrzeba.':
      'Резервуар для рідини наповнюють раз на десяток прань. Пральна машина зважує білизну й бере рівно стільки засобу, скільки потрібно.',
    'Zbiornik na płyn napełniasz raz na kilkanaście prań, a urządzenie dobiera dawkę do wagi wsadu.':
      'Резервуар для рідини наповнюють раз на десяток прань, а машина добирає дозу за вагою білизни.',
    'Silnik bez szczotek': 'Двигун без щіток',
    'Rozsądne zużycie': 'Ощадливе споживання',
    'Sterowanie z telefonu': 'Керування з телефона',
    'Połącz pralkę z domową siecią Wi-Fi, aby uruchomić pranie w drodze do domu i dostać powiadomienie, gdy się skończy.':
      'Підключіть пральну машину до домашньої мережі Wi-Fi, щоб запустити прання дорогою додому й отримати сповіщення, коли воно закінчиться.',
    'Do małej łazienki': 'Для малої ванної кімнати',
    'Płytka obudowa mieści się tam, gdzie zwykła pralka zasłaniałaby przejście, a drzwi otwierają się szeroko.':
      'Неглибокий корпус уміщується там, де звичайна пральна машина перекрила б прохід, а дверцята відчиняються широко.',

    'Pranie i suszenie w jednej obudowie': 'Прання та сушіння в одному корпусі',
    'Mocne wirowanie przed suszeniem': 'Потужне віджимання перед сушінням',
    'Odświeżanie parą': 'Освіження парою',
    'Program z parą usuwa zapachy i wygładza koszule bez prania.': 'Програма з парою усуває запахи й розгладжує сорочки без прання.',
    'Silnik na lata': 'Двигун на роки',
    'Ustaw zakończenie prania i suszenia na godzinę powrotu do domu.':
      'Налаштуйте завершення прання та сушіння на час вашого повернення додому.',

    'Gładko za pierwszym razem': 'Гладко з першого разу',
    'Stopa, która sunie': 'Підошва, що легко ковзає',
    'Stopa (ceramiczna) łatwo prześlizguje się po tkaninie i nie przywiera do nadruków.':
      'Керамічна підошва легко ковзає по тканині й не прилипає до принтів.',
    'Stopa (tytanowa) łatwo prześlizguje się po tkaninie i nie przywiera do nadruków.':
      'Титанова підошва легко ковзає по тканині й не прилипає до принтів.',
    'Stopa (ceramiczno-tytanowa) łatwo prześlizguje się po tkaninie i nie przywiera do nadruków.':
      'Керамічно-титанова підошва легко ковзає по тканині й не прилипає до принтів.',
    'Stopa (stal nierdzewna) łatwo prześlizguje się po tkaninie i nie przywiera do nadruków.':
      'Підошва з нержавної сталі легко ковзає по тканині й не прилипає до принтів.',
    'Wyłączy się samo': 'Вимкнеться сама',
    'Jeżeli żelazko stoi bez ruchu, po kilku minutach odłączy grzałkę. Możesz spokojnie wyjść z domu.':
      'Якщо праска не рухається, за кілька хвилин вона вимкне нагрівач. Можна спокійно виходити з дому.',
    'Mniej kamienia': 'Менше накипу',
    'System antywapienny i funkcja samooczyszczania usuwają osad, dzięki czemu para pozostaje silna.':
      'Система проти накипу та функція самоочищення видаляють осад, тому пара залишається потужною.',
    'Duży zbiornik': 'Великий резервуар',

    'Wodę dolejesz w każdej chwili, bez czekania na ostygnięcie. Zbiornik wyjmujesz do napełnienia pod kranem.':
      'Воду можна долити будь-коли, не чекаючи охолодження. Резервуар виймається, щоб наповнити його під краном.',
    'Bez dobierania temperatury': 'Без добору температури',
    'Jedno ustawienie jest bezpieczne dla jedwabiu i jeansu, więc nie musisz sortować prania.':
      'Одне налаштування безпечне і для шовку, і для джинсової тканини, тому сортувати білизну не потрібно.',
    'Po kilku minutach bez użycia stacja odłącza zasilanie.': 'За кілька хвилин без використання станція вимикає живлення.',
    'Ochrona przed kamieniem': 'Захист від накипу',
    'Osad zbiera się w pojemniku, który opróżnisz raz na kilka tygodni.':
      'Осад збирається в контейнері, який досить спорожняти раз на кілька тижнів.',
  },
  templates: [
    ['{#} kg na jeden raz', '{#} кг за один раз'],
    [
      'Bęben o pojemności {#} kg mieści pranie z kilku dni, a wirowanie z prędkością do {#} obr./min sprawia, że ubrania wyjmujesz niemal gotowe do suszenia.',
      'Барабан на {#} кг уміщує білизну за кілька днів, а після віджимання зі швидкістю до {#} об/хв одяг виходить майже сухим.',
    ],
    [
      '{=} przyjmuje {#} kg wsadu. Maksymalne {#} obr./min wirowania skraca czas schnięcia, a delikatne tkaniny możesz odwirować na niższych obrotach.',
      '{=} уміщує {#} кг білизни. Віджимання до {#} об/хв скорочує час висихання, а делікатні тканини можна віджимати на нижчих обертах.',
    ],
    [
      'Silnik inwerterowy nie ma części, które się ścierają, dlatego pracuje równo przez lata. Hałas podczas wirowania to {#} dB.',
      'Інверторний двигун не має деталей, що стираються, тому рівно працює роками. Шум під час віджимання – {#} дБ.',
    ],
    [
      'Silnik inwerterowy z napędem bezpośrednim nie ma części, które się ścierają, dlatego pracuje równo przez lata. Hałas podczas wirowania to {#} dB.',
      'Інверторний двигун із прямим приводом не має деталей, що стираються, тому рівно працює роками. Шум під час віджимання – {#} дБ.',
    ],
    [
      'Na 100 cykli programu eco 40-60 urządzenie zużywa {#} kWh energii, a na jeden cykl {#} l wody. Dokładne dane znajdziesz na etykiecie energetycznej.',
      'За 100 циклів програми eco 40-60 машина споживає {#} кВт·год енергії, а за один цикл – {#} л води. Точні дані є на енергетичній етикетці.',
    ],
    [
      '{=} wypierze do {#} kg i wysuszy do {#} kg ubrań za jednym razem. To dobre rozwiązanie, gdy w łazience jest miejsce tylko na jedno urządzenie.',
      '{=} випере до {#} кг і висушить до {#} кг одягу за один раз. Це добре рішення, коли у ванній кімнаті є місце лише для однієї машини.',
    ],
    [
      'Prędkość do {#} obr./min usuwa większość wody, dzięki czemu suszenie trwa krócej i kosztuje mniej.',
      'Швидкість до {#} об/хв видаляє більшість води, тому сушіння триває менше й коштує дешевше.',
    ],
    [
      'Silnik inwerterowy pracuje równo i bez szczotek. Podczas wirowania hałas wynosi {#} dB.',
      'Інверторний двигун працює рівно й без щіток. Шум під час віджимання – {#} дБ.',
    ],
    [
      'Silnik inwerterowy z napędem bezpośrednim pracuje równo i bez szczotek. Podczas wirowania hałas wynosi {#} dB.',
      'Інверторний двигун із прямим приводом працює рівно й без щіток. Шум під час віджимання – {#} дБ.',
    ],
    [
      'Moc {#} W i stały wyrzut pary {#} g/min wygładzają bawełnę i len bez zwilżania. Na grube szwy działa uderzenie pary {#} g/min.',
      'Потужність {#} Вт і постійна подача пари {#} г/хв розгладжують бавовну й льон без зволожування. Для грубих швів є паровий удар {#} г/хв.',
    ],
    [
      'W zbiorniku mieści się {#} ml wody, a blokada kapania chroni ubrania przed plamami.',
      'Резервуар уміщує {#} мл води, а захист від протікання вберігає одяг від плям.',
    ],
    ['Para pod ciśnieniem {#} bar', 'Пара під тиском {#} бар'],
    [
      '{=} wtłacza {#} g/min pary głęboko we włókna. Często wystarczy przeprasować ubranie tylko z jednej strony.',
      '{=} подає {#} г/хв пари глибоко у волокна. Часто досить попрасувати одяг лише з одного боку.',
    ],
    ['Zbiornik {#} l', 'Резервуар {#} л'],
  ],
};
