/** Terms of the glossary and what they mean. Terms that the dictionary of features knows are there. */
export const glossary: Readonly<Record<string, string>> = {
  // Names and abbreviations, which are the same in both languages.
  ...Object.fromEntries(
    [
      'ANC',
      'BLIK',
      'CADR',
      'Dolby Atmos',
      'DPI',
      'DVB-T2',
      'E Ink',
      'EPREL',
      'eSIM',
      'GPSR',
      'HDR',
      'HEPA',
      'IP68',
      'LiDAR',
      'NFC',
      'No Frost',
      'OLED',
      'Power Delivery',
      'RRSO',
      'SDS+',
    ].map((name) => [name, name]),
  ),
  'Aktywna redukcja hałasu w słuchawkach.': 'Активне шумозаглушення в навушниках.',
  'Aktywna redukcja hałasu w słuchawkach. Mikrofony mierzą hałas otoczenia, a słuchawki odtwarzają falę o przeciwnej fazie, która go osłabia. Najlepiej działa na jednostajny szum: silnik, klimatyzację, pociąg.':
    'Активне шумозаглушення в навушниках. Мікрофони вимірюють шум довкола, а навушники відтворюють хвилю у протифазі, яка його послаблює. Найкраще діє на рівномірний шум: двигун, кондиціонер, поїзд.',
  Autofokus: 'Автофокус',
  'Automatyczne ustawianie ostrości.': 'Автоматичне наведення на різкість.',
  'Automatyczne ustawianie ostrości. Aparat sam znajduje obiekt i utrzymuje na nim ostrość. Nowe modele rozpoznają twarz, oko, zwierzę lub pojazd.':
    'Автоматичне наведення на різкість. Камера сама знаходить об’єкт і утримує на ньому різкість. Нові моделі розпізнають обличчя, око, тварину чи транспорт.',
  'Płatność kodem z aplikacji banku.': 'Оплата кодом із банківського застосунку.',
  'Płatność kodem z aplikacji banku. Sześciocyfrowy kod ważny 2 minuty wpisujesz w sklepie i potwierdzasz w telefonie. Nikt poza Tobą nie powinien go znać.':
    'Оплата кодом із банківського застосунку. Шестицифровий код, дійсний 2 хвилини, ви вводите в магазині та підтверджуєте в телефоні. Ніхто, крім вас, не має його знати.',
  Booster: 'Бустер',
  'Chwilowe zwiększenie mocy pola płyty.': 'Тимчасове збільшення потужності зони варильної поверхні.',
  'Chwilowe zwiększenie mocy pola płyty. Płyta indukcyjna na kilka minut oddaje wybranemu polu dodatkową moc, zwykle kosztem sąsiedniego. Przydaje się do szybkiego zagotowania wody.':
    'Тимчасове збільшення потужності зони варильної поверхні. Індукційна поверхня на кілька хвилин віддає вибраній зоні додаткову потужність, зазвичай коштом сусідньої. Стає в пригоді, щоб швидко закип’ятити воду.',
  'Wydajność oczyszczacza powietrza.': 'Продуктивність очищувача повітря.',
  'Wydajność oczyszczacza powietrza. Podaje, ile metrów sześciennych czystego powietrza urządzenie dostarcza w godzinę. Wartość podziel przez kubaturę pokoju: wynik powinien być co najmniej 3.':
    'Продуктивність очищувача повітря. Показує, скільки кубічних метрів чистого повітря прилад подає за годину. Поділіть значення на об’єм кімнати: результат має бути щонайменше 3.',
  Crema: 'Крема',
  'Pianka na espresso.': 'Пінка на еспресо.',
  'Pianka na espresso. Powstaje z olejków i dwutlenku węgla pod ciśnieniem około 9 barów. Gęsta i orzechowa świadczy o świeżych ziarnach.':
    'Пінка на еспресо. Утворюється з олій і вуглекислого газу під тиском близько 9 бар. Густа й горіхова свідчить про свіжі зерна.',
  'Dźwięk przestrzenny z wysokością.': 'Просторовий звук із висотою.',
  'Dźwięk przestrzenny z wysokością. Oprócz kanałów wokół słuchacza opisuje położenie dźwięku nad głową. Wymaga soundbara lub głośników z kanałami sufitowymi.':
    'Просторовий звук із висотою. Окрім каналів навколо слухача, описує розташування звуку над головою. Потребує саундбара або колонок зі стельовими каналами.',
  'Czułość myszy.': 'Чутливість миші.',
  'Czułość myszy. Liczba punktów, o które przesunie się kursor na cal ruchu. Do biura wystarcza 1600, w grach liczy się głównie stabilność czujnika.':
    'Чутливість миші. Кількість точок, на яку курсор зміститься за дюйм руху. Для офісу вистачає 1600, в іграх важлива насамперед стабільність датчика.',
  'Standard naziemnej telewizji cyfrowej.': 'Стандарт наземного цифрового телебачення.',
  'Standard naziemnej telewizji cyfrowej. W Polsce obowiązuje z kodowaniem HEVC. Wszystkie telewizory w naszej ofercie mają taki tuner.':
    'Стандарт наземного цифрового телебачення. У Польщі діє з кодуванням HEVC. Усі телевізори в нашому асортименті мають такий тюнер.',
  'Papier elektroniczny.': 'Електронний папір.',
  'Papier elektroniczny. Ekran, który pobiera energię tylko przy zmianie strony i odbija światło jak kartka. Stosowany w czytnikach.':
    'Електронний папір. Екран, що споживає енергію лише під час зміни сторінки й відбиває світло, як аркуш. Використовується в електронних книгах.',
  'Europejski rejestr etykiet energetycznych.': 'Європейський реєстр енергетичних етикеток.',
  'Europejski rejestr etykiet energetycznych. Baza, w której producenci publikują dane z etykiet. Odsyła do niej kod QR na etykiecie produktu.':
    'Європейський реєстр енергетичних етикеток. База, у якій виробники публікують дані з етикеток. До неї веде QR-код на етикетці товару.',
  'Wbudowana karta SIM.': 'Вбудована SIM-картка.',
  'Wbudowana karta SIM. Profil operatora pobierasz przez internet, bez plastikowej karty. Można mieć kilka profili, na przykład krajowy i na podróż.':
    'Вбудована SIM-картка. Профіль оператора ви завантажуєте через інтернет, без пластикової картки. Можна мати кілька профілів, наприклад домашній і для подорожі.',
  'Rozporządzenie o bezpieczeństwie produktów.': 'Регламент про безпеку товарів.',
  'Rozporządzenie o bezpieczeństwie produktów. Od 13 grudnia 2024 r. przy produkcie podaje się dane producenta, a dla towarów spoza Unii także osoby odpowiedzialnej w UE.':
    'Регламент про безпеку товарів. Із 13 грудня 2024 р. біля товару вказують дані виробника, а для товарів з-поза Євросоюзу – також відповідальної особи в ЄС.',
  'Szeroki zakres jasności obrazu.': 'Широкий діапазон яскравості зображення.',
  'Szeroki zakres jasności obrazu. Pokazuje więcej szczegółów w cieniach i światłach. O efekcie decyduje jasność szczytowa ekranu i kontrast.':
    'Широкий діапазон яскравості зображення. Показує більше деталей у тінях і світлих ділянках. Ефект залежить від пікової яскравості екрана та контрасту.',
  'Filtr o wysokiej skuteczności.': 'Фільтр високої ефективності.',
  'Filtr o wysokiej skuteczności. Klasa H13 zatrzymuje co najmniej 99,95% najtrudniejszych do wychwycenia cząstek. Filtra nie wolno odkurzać ani prać, jeżeli producent tego nie przewidział.':
    'Фільтр високої ефективності. Клас H13 затримує щонайменше 99,95% найважчих для вловлювання частинок. Фільтр не можна пилососити чи прати, якщо виробник цього не передбачив.',
  'Czujnik, który pilnuje wilgotności.': 'Датчик, що стежить за вологістю.',
  'Czujnik, który pilnuje wilgotności. Wyłącza nawilżacz po osiągnięciu zadanego poziomu, najczęściej 45–55%.':
    'Датчик, що стежить за вологістю. Вимикає зволожувач, коли досягнуто заданого рівня, найчастіше 45–55%.',
  Indukcja: 'Індукція',
  'Ogrzewanie naczynia polem magnetycznym.': 'Нагрівання посуду магнітним полем.',
  'Ogrzewanie naczynia polem magnetycznym. Ciepło powstaje w dnie garnka, a szkło nagrzewa się tylko od niego. Potrzebne są naczynia z magnetycznym dnem.':
    'Нагрівання посуду магнітним полем. Тепло виникає в дні каструлі, а скло нагрівається лише від нього. Потрібен посуд із магнітним дном.',
  'Klasa odporności na pył i wodę.': 'Клас захисту від пилу та води.',
  'Klasa odporności na pył i wodę. Szóstka oznacza pełną pyłoszczelność, ósemka – zanurzenie głębsze niż metr, w warunkach podanych przez producenta. Odporność maleje z czasem.':
    'Клас захисту від пилу та води. Шістка означає повну пилонепроникність, вісімка – занурення глибше ніж на метр, за умов, які вказує виробник. Із часом захист слабшає.',
  'Ocena zużycia energii od A do G.': 'Оцінка споживання енергії від A до G.',
  'Ocena zużycia energii od A do G. Skala z 2021 roku jest ostrzejsza od dawnej z plusami, dlatego klasa C lub D może oznaczać nowoczesne urządzenie.':
    'Оцінка споживання енергії від A до G. Шкала 2021 року суворіша за давню з плюсами, тому клас C чи D може означати сучасний прилад.',
  'Pomiar odległości laserem.': 'Вимірювання відстані лазером.',
  'Pomiar odległości laserem. Robot sprzątający obraca wiązką światła i tworzy mapę pokoju, także po ciemku.':
    'Вимірювання відстані лазером. Робот-пилосос обертає промінь світла та складає карту кімнати, навіть у темряві.',
  Mesh: 'Mesh-мережа',
  'Sieć Wi-Fi z kilku współpracujących punktów.': 'Мережа Wi-Fi з кількох узгоджених точок.',
  'Sieć Wi-Fi z kilku współpracujących punktów. Urządzenia mają wspólną nazwę sieci i same przełączają telefon na najbliższy punkt.':
    'Мережа Wi-Fi з кількох узгоджених точок. Пристрої мають спільну назву мережі й самі перемикають телефон на найближчу точку.',
  'Rozdrabnianie trawy i pozostawianie jej na trawniku.': 'Подрібнення трави, яка лишається на газоні.',
  'Rozdrabnianie trawy i pozostawianie jej na trawniku. Drobne źdźbła szybko się rozkładają i nawożą glebę. Kosi się wtedy częściej, a niżej.':
    'Подрібнення трави, яка лишається на газоні. Дрібні стебла швидко розкладаються та удобрюють ґрунт. Косити тоді треба частіше й нижче.',
  'Łączność na kilka centymetrów.': 'Зв’язок на кілька сантиметрів.',
  'Łączność na kilka centymetrów. Służy do płatności zbliżeniowych i szybkiego parowania słuchawek.':
    'Зв’язок на кілька сантиметрів. Служить для безконтактної оплати та швидкого під’єднання навушників.',
  'Chłodzenie bez szronu.': 'Охолодження без інею.',
  'Chłodzenie bez szronu. Wentylator rozprowadza suche powietrze, a wilgoć skrapla się poza komorą. Nie trzeba rozmrażać, ale żywność warto przykrywać.':
    'Охолодження без інею. Вентилятор розганяє сухе повітря, а волога осідає поза камерою. Розморожувати не треба, але продукти варто накривати.',
  'Ekran ze świecących pikseli.': 'Екран із пікселів, що світяться самі.',
  'Ekran ze świecących pikseli. Każdy piksel można wyłączyć, stąd pełna czerń. Przy statycznym obrazie przez wiele godzin dziennie warto włączyć zabezpieczenia przed wypaleniem.':
    'Екран із пікселів, що світяться самі. Кожен піксель можна вимкнути, звідси повна чорнота. Якщо нерухоме зображення показується багато годин на день, варто ввімкнути захист від вигоряння.',
  Omnibus: 'Омнібус',
  'Dyrektywa o informowaniu o cenach.': 'Директива про інформування щодо цін.',
  'Dyrektywa o informowaniu o cenach. Sklep ogłaszający obniżkę podaje najniższą cenę z 30 dni przed jej wprowadzeniem.':
    'Директива про інформування щодо цін. Магазин, який оголошує знижку, вказує найнижчу ціну за 30 днів до її запровадження.',
  'Czyszczenie piekarnika temperaturą.': 'Очищення духової шафи температурою.',
  'Czyszczenie piekarnika temperaturą. W około 480°C tłuszcz zamienia się w popiół. Na czas programu drzwi są zablokowane, a blachy trzeba wyjąć.':
    'Очищення духової шафи температурою. За близько 480°C жир перетворюється на попіл. На час програми дверцята заблоковано, а дека треба вийняти.',
  'Układ odzyskujący ciepło.': 'Система, що повертає тепло.',
  'Układ odzyskujący ciepło. W suszarce do ubrań ogrzewa powietrze energią odebraną z pary wodnej, dzięki czemu zużywa o połowę mniej prądu.':
    'Система, що повертає тепло. У сушильній машині нагріває повітря енергією, відібраною у водяної пари, і завдяки цьому споживає вдвічі менше струму.',
  'Standard szybkiego ładowania przez USB-C.': 'Стандарт швидкого заряджання через USB-C.',
  'Standard szybkiego ładowania przez USB-C. Ładowarka i urządzenie uzgadniają napięcie i moc, do 240 W w najnowszej wersji.':
    'Стандарт швидкого заряджання через USB-C. Зарядний пристрій і те, що він заряджає, узгоджують напругу й потужність, до 240 W у найновішій версії.',
  'Rzeczywista roczna stopa oprocentowania.': 'Реальна річна відсоткова ставка.',
  'Rzeczywista roczna stopa oprocentowania. Całkowity koszt kredytu w stosunku rocznym. Pozwala porównać oferty o różnej liczbie rat.':
    'Реальна річна відсоткова ставка. Повна вартість кредиту в перерахунку на рік. Дає змогу порівняти пропозиції з різною кількістю платежів.',
  'Uchwyt narzędziowy do młotowiertarek.': 'Патрон для перфораторів.',
  'Uchwyt narzędziowy do młotowiertarek. Wiertło porusza się w uchwycie w przód i w tył, więc udar trafia w ścianę, a nie w rękę.':
    'Патрон для перфораторів. Бур рухається в патроні вперед і назад, тож удар іде в стіну, а не в руку.',
  Światłowód: 'Оптоволокно',
  'Łącze przesyłające dane światłem.': 'Лінія, що передає дані світлом.',
  'Łącze przesyłające dane światłem. Zapewnia prędkości od 300 Mb/s do kilku Gb/s. Router podłącza się kablem do zakończenia ONT operatora.':
    'Лінія, що передає дані світлом. Забезпечує швидкість від 300 Mb/s до кількох Gb/s. Роутер під’єднують кабелем до термінала ONT оператора.',
  'Żywotność TBW': 'Ресурс TBW',
  'Ilość danych do zapisania w ramach gwarancji dysku.': 'Обсяг даних, який можна записати в межах гарантії на диск.',
  'Ilość danych do zapisania w ramach gwarancji dysku. Podawana w terabajtach. Domowy komputer zapisuje zwykle 5–15 TB rocznie.':
    'Обсяг даних, який можна записати в межах гарантії на диск. Вказується в терабайтах. Домашній комп’ютер зазвичай записує 5–15 TB на рік.',
};
