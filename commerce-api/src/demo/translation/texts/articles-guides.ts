/** Buying guides of the blog. */
export const guides: Readonly<Record<string, string>> = {
  'Jak wybrać pralkę? Pojemność, obroty i klasa energetyczna': 'Як вибрати пральну машину? Місткість, оберти та клас енергоефективності',
  'Większy bęben nie zawsze znaczy lepszy. Podpowiadamy, jak dobrać pralkę do mieszkania, liczby osób i rachunków za prąd.':
    'Більший барабан не завжди означає кращий. Підказуємо, як дібрати пральну машину до помешкання, кількості людей і рахунків за електроенергію.',
  'Pojemność: policz osoby, nie kilogramy': 'Місткість: рахуйте людей, а не кілограми',
  'Singlowi i parze wystarczy 6–7 kg, czteroosobowej rodzinie 8–9 kg. Bęben 10 kg ma sens, gdy pierzesz kołdry lub robisz jedno duże pranie w tygodniu. Pralka uruchamiana w połowie pusta zużyje niewiele mniej wody niż pełna.':
    'Одній людині чи парі вистачить 6–7 кг, родині з чотирьох осіб – 8–9 кг. Барабан на 10 кг має сенс, якщо ви перете ковдри або робите одне велике прання на тиждень. Напівпорожня машина споживає лише трохи менше води, ніж повна.',
  'Zmierz łazienkę': 'Виміряйте ванну кімнату',
  'Do głębokości obudowy dolicz 5 cm na węże. Model wąski ma do 47 cm i zwykle mieści 5–7 kg. Ładowana od góry potrzebuje tylko 40 cm szerokości, ale nie postawisz na niej suszarki.':
    'До глибини корпусу додайте 5 см на шланги. Вузька модель має до 47 см і зазвичай вміщує 5–7 кг. Машині з верхнім завантаженням досить 40 см завширшки, але на неї не поставиш сушильну.',
  'Obroty i klasa': 'Оберти та клас',
  '1400 obr./min to złoty środek: pranie jest wilgotne, a nie mokre, i mniej się gniecie niż przy 1600. Klasę A w programie eco odczytuj razem z zużyciem na 100 cykli, które podajemy na stronie produktu.':
    '1400 об/хв – золота середина: білизна волога, а не мокра, і менше мнеться, ніж за 1600. Клас A у програмі eco розглядайте разом зі споживанням на 100 циклів, яке ми вказуємо на сторінці товару.',
  'Co warto mieć, a co niekoniecznie': 'Що варто мати, а що необов’язково',
  'Silnik inwerterowy i zabezpieczenie przed zalaniem – tak. Para przydaje się do koszul, automatyczne dozowanie oszczędza detergent. Aplikacja bywa wygodna, lecz nie powinna decydować o zakupie.':
    'Інверторний двигун і захист від протікання – так. Пара стане в пригоді для сорочок, автоматичне дозування заощаджує мийний засіб. Застосунок буває зручним, але не має визначати вибір.',

  'OLED, QLED czy LED – który telewizor do Twojego salonu': 'OLED, QLED чи LED – який телевізор для вашої вітальні',
  'Technologię ekranu najlepiej dobrać do światła w pokoju, a dopiero potem do budżetu.':
    'Технологію екрана найкраще добирати до світла в кімнаті, а вже потім – до бюджету.',
  'Ciemny pokój: OLED': 'Темна кімната: OLED',
  'Piksele gasną całkowicie, więc nocne sceny mają głębię. OLED świetnie wypada w grach dzięki błyskawicznej reakcji. Jeżeli telewizor przez cały dzień pokazuje jeden kanał z logo, włącz przesuwanie pikseli.':
    'Пікселі гаснуть повністю, тож нічні сцени мають глибину. OLED чудово показує себе в іграх завдяки миттєвій реакції. Якщо телевізор цілий день показує один канал із логотипом, увімкніть зсув пікселів.',
  'Jasny salon: QLED lub Mini LED': 'Світла вітальня: QLED або Mini LED',
  'Mocne podświetlenie wygrywa z oknem. Mini LED ma setki stref, które przygasają niezależnie, dlatego zbliża się do OLED pod względem kontrastu.':
    'Потужне підсвічування перемагає світло з вікна. Mini LED має сотні зон, що пригасають незалежно одна від одної, тому за контрастом наближається до OLED.',
  'Sypialnia i kuchnia: LED': 'Спальня та кухня: LED',
  'Do wiadomości i seriali wystarczy LED 32–43″. Zwróć uwagę na kąt widzenia i system, bo to one wpływają na wygodę.':
    'Для новин і серіалів вистачить LED 32–43″. Зверніть увагу на кут огляду та операційну систему: від них залежить зручність.',
  'Jak dobrać przekątną': 'Як вибрати діагональ',
  'Dla obrazu 4K odległość od kanapy w centymetrach podziel przez 3. Przy 2,5 metra dobrze wypadnie 65″ i więcej, przy dwóch metrach – 55″.':
    'Для зображення 4K поділіть відстань від дивана в сантиметрах на 3. За 2,5 метра добре підійде 65″ і більше, за двох метрів – 55″.',

  'Lodówka No Frost: zalety, wady i ustawienia': 'Холодильник No Frost: переваги, недоліки та налаштування',
  'Bez rozmrażania, ale z suchszym powietrzem. Wyjaśniamy, jak korzystać z lodówki No Frost.':
    'Без розморожування, але із сухішим повітрям. Пояснюємо, як користуватися холодильником No Frost.',
  'Jak to działa': 'Як це працює',
  'Wentylator rozprowadza zimne powietrze, a wilgoć skrapla się na parowniku ukrytym za ścianką. Grzałka co pewien czas rozpuszcza szron, którego nigdy nie widzisz.':
    'Вентилятор розганяє холодне повітря, а волога осідає на випарнику, схованому за стінкою. Нагрівач час від часу розтоплює іній, якого ви ніколи не бачите.',
  'Pełny czy tylko w zamrażarce': 'Повний чи лише в морозильнику',
  'Pełny No Frost chłodzi równo na każdej półce. Wersja tylko w zamrażarce jest tańsza, ale w chłodziarce na tylnej ściance mogą pojawiać się krople – to normalne.':
    'Повний No Frost охолоджує рівномірно на кожній полиці. Версія лише в морозильнику дешевша, але в холодильній камері на задній стінці можуть з’являтися краплі – це нормально.',
  'Dobre ustawienia': 'Правильні налаштування',
  'Chłodziarka 4–5°C, zamrażarka −18°C. Każdy stopień mniej to kilka procent więcej energii. Po dużych zakupach włącz szybkie chłodzenie.':
    'Холодильна камера 4–5°C, морозильник −18°C. Кожен градус нижче – це на кілька відсотків більше енергії. Після великих закупів увімкніть швидке охолодження.',
  Przechowywanie: 'Зберігання',
  'Wędliny i sery trzymaj w pudełkach, warzywa w szufladzie świeżości. Nie zasłaniaj wylotów powietrza.':
    'Ковбаси й сири тримайте в контейнерах, овочі – у шухляді свіжості. Не затуляйте отворів, з яких виходить повітря.',

  'Robot sprzątający: na co patrzeć oprócz siły ssania': 'Робот-пилосос: на що дивитися, крім сили всмоктування',
  'Tysiące paskali dobrze wyglądają na pudełku. W mieszkaniu ważniejsze są mapa, progi i mopy.':
    'Тисячі паскалів добре виглядають на коробці. У помешканні важливіші карта, пороги та мопи.',
  'Laser tworzy mapę po ciemku i w kilkanaście minut. Kamera dodatkowo omija kable i skarpetki. Żyroskop wystarczy tylko w kawalerce.':
    'Лазер складає карту навіть у темряві й за кільканадцять хвилин. З камерою робот ще й оминає кабелі та шкарпетки. Гіроскопа вистачить хіба що в однокімнатній квартирі.',
  'Opróżnianie do worka to spokój na kilka tygodni. Mycie i suszenie mopów usuwa największą wadę tańszych robotów: nieświeży zapach wilgotnej ściereczki.':
    'Спорожнення в мішок – це спокій на кілька тижнів. Миття та сушіння мопів усуває найбільший недолік дешевших роботів: затхлий запах вологої ганчірки.',
  'Dywany i progi': 'Килими та пороги',
  'Sprawdź wysokość progów – większość robotów pokonuje 2 cm. Przy dywanach przyda się unoszenie mopa.':
    'Перевірте висоту порогів: більшість роботів долає 2 см. Для килимів знадобиться підіймання мопа.',
  'Zwierzęta w domu': 'Тварини в домі',
  'Szukaj szczotki, na którą nie nawijają się włosy, i pojemnika łatwego do umycia.':
    'Шукайте щітку, на яку не намотується шерсть, і контейнер, який легко помити.',

  'Ekspres automatyczny czy kolbowy? Test smaku i cierpliwości':
    'Автоматична кавомашина чи ріжкова кавоварка? Випробування смаку й терпіння',
  'Jeden robi kawę za Ciebie, drugi z Tobą. Sprawdzamy, komu który bardziej posłuży.':
    'Одна готує каву замість вас, друга – разом із вами. З’ясовуємо, кому яка підійде більше.',
  'Automat: rano bez myślenia': 'Автомат: ранок без роздумів',
  'Wsypujesz ziarna, wybierasz napój i po minucie pijesz. System mleczny robi latte za dotknięciem, ale wymaga codziennego płukania.':
    'Ви засипаєте зерна, вибираєте напій і за хвилину п’єте. Молочна система готує лате одним дотиком, але потребує щоденного промивання.',
  'Kolba: rytuał': 'Ріжок: ритуал',
  'Dobierasz grubość mielenia, dawkę i docisk. Pierwsze kawy bywają kwaśne lub gorzkie, za to po kilku tygodniach smak potrafi przewyższyć kawiarnię.':
    'Ви добираєте помел, дозу й силу притискання. Перші чашки бувають кислими чи гіркими, зате за кілька тижнів смак може перевершити кав’ярню.',
  Koszty: 'Витрати',
  'Do kolby dolicz młynek żarnowy i ubijak. W automacie licz filtry wody i środek do odkamieniania.':
    'До ріжкової кавоварки додайте жорнову кавомолку й темпер. Для автомата враховуйте фільтри води та засіб від накипу.',
  Ziarna: 'Зерна',
  'Świeżość jest ważniejsza niż marka: najlepiej 2–6 tygodni od palenia. Ciemno palone dają gęstszą cremę, jaśniejsze – owocowy aromat.':
    'Свіжість важливіша за марку: найкраще 2–6 тижнів після обсмажування. Темне обсмажування дає густішу крему, світліше – фруктовий аромат.',

  'Laptop na studia: rozsądne minimum na 2026 rok': 'Ноутбук для навчання: розумний мінімум на 2026 рік',
  'Pięć lat to długo. Oto parametry, które pozwolą nie myśleć o wymianie przed obroną.':
    'П’ять років – це довго. Ось характеристики, з якими можна не думати про заміну до захисту диплома.',
  'Pamięć i dysk': 'Пам’ять і диск',
  '16 GB RAM i 512 GB SSD to minimum. Sprawdź, czy pamięć można rozbudować – wtedy za dwa lata kupisz tylko moduł.':
    '16 GB RAM і 512 GB SSD – це мінімум. Перевірте, чи можна розширити пам’ять: тоді за два роки купите лише модуль.',
  '14–16 cali, matowy, Full HD lub WUXGA. Proporcje 16:10 mieszczą więcej tekstu. Jasność od 300 nitów wystarczy do biblioteki.':
    '14–16 дюймів, матовий, Full HD або WUXGA. Пропорції 16:10 вміщують більше тексту. Яскравості від 300 ніт вистачить для бібліотеки.',
  'Bateria i waga': 'Батарея та вага',
  'Realne 7–8 godzin i do 1,6 kg. Ładowanie przez USB-C oznacza jedną ładowarkę do laptopa i telefonu.':
    'Реальні 7–8 годин і до 1,6 кг. Заряджання через USB-C означає один зарядний пристрій для ноутбука й телефону.',
  'Kierunek ma znaczenie': 'Спеціальність має значення',
  'Architektura i grafika potrzebują osobnej karty graficznej, prawo i filologia – wygodnej klawiatury.':
    'Для архітектури та графіки потрібна окрема відеокарта, для права й філології – зручна клавіатура.',

  'Jaki aparat dla początkującego: kompakt czy bezlusterkowiec': 'Який фотоапарат для початківця: компакт чи бездзеркальна камера',
  'Telefon robi dobre zdjęcia. Kiedy warto kupić aparat i jaki wybrać na początek?':
    'Телефон робить гарні знімки. Коли варто купити фотоапарат і який вибрати для початку?',
  'Co zyskujesz': 'Що ви отримаєте',
  'Większa matryca zbiera więcej światła, a obiektyw naprawdę przybliża. Do tego dochodzi wizjer i przyjemność świadomego fotografowania.':
    'Більша матриця збирає більше світла, а об’єктив справді наближає. До цього додаються видошукач і задоволення від усвідомленої зйомки.',
  Kompakt: 'Компакт',
  'Mieści się w kieszeni i jest zawsze gotowy. Model z matrycą 1″ wyraźnie wyprzedza telefon po zmroku.':
    'Вміщується в кишені й завжди напоготові. Модель із матрицею 1″ помітно випереджає телефон у темну пору.',
  'Wymienne obiektywy i szybki autofokus. Zacznij od APS-C z zoomem, a po pół roku dokup jasny obiektyw stałoogniskowy.':
    'Змінні об’єктиви та швидкий автофокус. Почніть із APS-C із зумом, а за пів року докупіть світлосильний об’єктив із фіксованою фокусною відстанню.',
  'Czego nie żałować': 'На чому не варто економити',
  'Druga bateria, dobra karta pamięci i torba. Statyw może poczekać.':
    'Друга батарея, хороша карта пам’яті та сумка. Штатив може зачекати.',
};
