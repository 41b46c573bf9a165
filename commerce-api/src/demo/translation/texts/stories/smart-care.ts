import type { StoryTexts } from './story-texts.ts';

/** Smart bulbs, plugs and cameras; shavers, trimmers and toothbrushes. */
export const smartCare: StoryTexts = {
  texts: {
    'Kolor na każdą porę': 'Колір на кожну пору дня',
    'W aplikacji wybierzesz ciepłe światło do kolacji, a chłodne do pracy.':
      'У застосунку можна вибрати тепле світло для вечері, а холодне – для роботи.',
    'Ciepłe lub chłodne': 'Тепле або холодне',
    'Barwę bieli zmienisz suwakiem od świecy po światło dzienne.': 'Відтінок білого змінюється повзунком: від світла свічки до денного.',
    'Włącza się sama': 'Вмикається сама',
    'Ustaw godzinę albo wschód słońca, a żarówka zapali się bez przypominania.':
      'Установіть годину або схід сонця, і лампа засвітиться без нагадувань.',
    'Działa z każdym systemem': 'Працює з кожною системою',
    'Standard Matter łączy ją z aplikacjami różnych producentów.': 'Стандарт Matter з’єднує її із застосунками різних виробників.',
    'Żarówka.': 'Лампа.',

    'Prąd pod kontrolą': 'Струм під контролем',
    'Wiesz, ile kosztuje': 'Ви знаєте, скільки це коштує',
    'Aplikacja liczy zużyte kilowatogodziny i pokazuje, co pobiera prąd w nocy.':
      'Застосунок рахує спожиті кіловат-години й показує, що споживає струм уночі.',
    'Na taras i do ogrodu': 'Для тераси та саду',
    'Klapka i uszczelka chronią gniazdo przed deszczem.': 'Кришка та ущільнювач захищають розетку від дощу.',
    'Każde gniazdo osobno': 'Кожна розетка окремо',
    'Telewizor zostaje włączony, a konsola i soundbar gasną na noc.':
      'Телевізор залишається ввімкненим, а консоль і саундбар вимикаються на ніч.',
    Harmonogram: 'Розклад',
    'Ustaw dni i godziny, a gniazdko zadziała także bez internetu.': 'Установіть дні й години, і розетка спрацює навіть без інтернету.',

    'Obraz Full HD': 'Зображення Full HD',
    'Obraz 2K': 'Зображення 2K',
    'Obraz 4K': 'Зображення 4K',
    'Prywatność jednym dotknięciem': 'Приватність одним дотиком',
    'Zasłonisz obiektyw w aplikacji, gdy jesteś w domu, a obraz jest szyfrowany.':
      'Коли ви вдома, об’єктив можна закрити в застосунку, а зображення шифрується.',
    'Rozgląda się sama': 'Оглядається сама',
    'Głowica obraca się i śledzi ruch, więc jedna kamera obejmie cały pokój.':
      'Голівка обертається й стежить за рухом, тому одна камера охопить усю кімнату.',
    'Na deszcz i mróz': 'Для дощу й морозу',
    'Szczelna obudowa pracuje przez cały rok pod gołym niebem.': 'Герметичний корпус працює просто неба цілий рік.',
    'Bez kabla': 'Без кабелю',
    'Akumulator wystarcza na kilka miesięcy, a naładujesz go przez USB-C.':
      'Акумулятора вистачає на кілька місяців, а заряджається він через USB-C.',
    'Nagrania zostają u Ciebie': 'Записи залишаються у вас',
    'Filmy zapisują się na karcie microSD, bez abonamentu.': 'Відео зберігаються на карті microSD, без передплати.',
    'Porozmawiasz z kurierem': 'Розмова з кур’єром',
    'Mikrofon i głośnik pozwalają odezwać się z każdego miejsca.': 'Мікрофон і динамік дають змогу відповісти з будь-якого місця.',

    'Golarka, zasilacz, nasadka ochronna, szczoteczka, instrukcja.':
      'Бритва, блок живлення, захисна насадка, щіточка для чищення, інструкція.',
    'Trymer, dwie nasadki, szczoteczka, olejek, instrukcja.': 'Тример, дві насадки, щіточка для чищення, мастило, інструкція.',
    'Trymer, sześć nasadek, etui, szczoteczka, olejek, instrukcja.':
      'Тример, шість насадок, футляр, щіточка для чищення, мастило, інструкція.',
    'Dopasowuje się do twarzy': 'Пристосовується до обличчя',
    'Blisko skóry': 'Близько до шкіри',
    'Na sucho i pod prysznicem': 'Насухо та під душем',
    'Możesz użyć pianki, a po goleniu opłukać głowicę pod kranem.':
      'Можна користуватися піною, а після гоління сполоснути голівку під краном.',
    'Pięć minut szybkiego ładowania wystarcza na jedno golenie.': 'П’яти хвилин швидкого заряджання вистачає на одне гоління.',
    'Stacja dba o ostrza': 'Станція дбає про леза',
    'Po odstawieniu golarka jest myta, smarowana i ładowana.': 'На станції бритва миється, змащується й заряджається.',
    'Wąsy i baczki': 'Вуса та бакенбарди',
    'Wysuwany trymer wyrówna krawędzie bez wymiany końcówki.': 'Висувний тример підрівняє контури без заміни насадки.',

    'Mycie jak zabawa': 'Чищення, наче гра',
    'Mała główka z miękkim włosiem i melodyjka odmierzająca dwie minuty pomagają wyrobić dobry nawyk.':
      'Мала голівка з м’якою щетиною та мелодія, що відлічує дві хвилини, допомагають виробити добру звичку.',
    'Ochrona dziąseł': 'Захист ясен',
    'Gdy naciskasz zbyt mocno, szczoteczka zmniejsza obroty i ostrzega światłem.':
      'Якщо натискати надто сильно, щітка зменшує оберти й попереджає світлом.',
    'Minutnik co 30 sekund': 'Таймер кожні 30 секунд',
    'Krótka wibracja przypomina, aby przejść do kolejnej części jamy ustnej.':
      'Коротка вібрація нагадує, що час перейти до наступної ділянки ротової порожнини.',
    'Do 21 dni na jednym ładowaniu': 'До 21 дня на одному заряді',
    'Na urlop nie musisz zabierać ładowarki.': 'У відпустку не потрібно брати зарядний пристрій.',
    'Etui w zestawie': 'Футляр у комплекті',
    'Sztywne etui mieści szczoteczkę i dwie końcówki.': 'Жорсткий футляр уміщує щітку та дві насадки.',

    'Jeden do wszystkiego': 'Один для всього',
    'Ostrza ze stali nierdzewnej': 'Леза з нержавної сталі',
    'Ostrza ostrzą się same w trakcie pracy i nie wymagają oliwienia po każdym użyciu.':
      'Леза самозаточуються під час роботи й не потребують змащування після кожного використання.',
    'Mycie pod kranem': 'Миття під краном',
    'Całą głowicę opłuczesz wodą, a trymera użyjesz także pod prysznicem.':
      'Усю голівку можна сполоснути водою, а тримером користуватися й під душем.',
    'Ładowanie przez USB-C oznacza jeden przewód mniej w podróży.': 'Заряджання через USB-C – це на один кабель менше в дорозі.',
  },
  templates: [
    ['{#} lm i gwint {=}', '{#} лм і цоколь {=}'],
    [
      '{=} wkręca się do zwykłej lampy i działa bez przeróbek instalacji.',
      '{=} вкручується у звичайний світильник і працює без переробки проводки.',
    ],
    [
      '{=} wyłączy żelazko, o którym nie pamiętasz, i włączy lampę, zanim wrócisz. Obciążenie do {#} W.',
      '{=} вимкне праску, про яку ви забули, і ввімкне світло до вашого повернення. Навантаження до {#} Вт.',
    ],
    [
      '{=} pokazuje dom na telefonie na żywo i wysyła powiadomienie, gdy zobaczy człowieka.',
      '{=} наживо показує дім на телефоні й надсилає сповіщення, коли бачить людину.',
    ],
    [
      'Głowice {=} uginają się w kilku kierunkach i prowadzą ostrza wzdłuż szczęki bez dociskania.',
      'Голівки {=} пружинять у кількох напрямках і ведуть леза вздовж щелепи без натискання.',
    ],
    [
      'Cienka folia {=} chroni skórę, a ostrza ścinają zarost tuż przy niej.',
      'Тонка сітка {=} захищає шкіру, а леза зрізають щетину впритул до неї.',
    ],
    ['{#} min pracy', '{#} хв роботи'],
    ['{#} ruchów na minutę', '{#} рухів за хвилину'],
    [
      '{=} usuwa osad drganiami, które docierają między zęby i wzdłuż linii dziąseł.',
      '{=} видаляє наліт вібраціями, які сягають міжзубних проміжків і лінії ясен.',
    ],
    ['Do {#} dni na jednym ładowaniu', 'До {#} днів на одному заряді'],
    ['{#} długości', '{#} варіантів довжини'],
    [
      'Skok {#} mm pozwala utrzymać równy zarost od kilkudniowego po pełną brodę.',
      'Крок {#} мм дає змогу підтримувати рівну довжину: від кількаденної щетини до повної бороди.',
    ],
    ['Nasadki w zestawie {=}: {}. Wymieniasz je jednym kliknięciem.', 'Насадки в комплекті {=}: {}. Їх замінюють одним клацанням.'],
  ],
};
