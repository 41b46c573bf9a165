import type { StoryTexts } from './story-texts.ts';

/** Hobs, hoods, ovens and microwaves, kettles, toasters and kitchen mixers. */
export const cooking: StoryTexts = {
  texts: {
    'Ciepło tylko tam, gdzie garnek': 'Тепло лише там, де каструля',
    'Płomień pod kontrolą': 'Полум’я під контролем',
    'Palniki mają zapalarkę w pokrętle i zabezpieczenie, które odcina gaz, gdy płomień zgaśnie.':
      'Конфорки мають розпалювання в ручці та захист, який перекриває газ, якщо полум’я згасне.',
    'Pola, które się łączą': 'Зони, що об’єднуються',
    'Połącz dwa pola w jedną strefę i postaw na niej brytfannę lub grill. Temperatura będzie równa na całej długości.':
      'Об’єднайте дві конфорки в одну зону й поставте на неї жаровню або гриль. Температура буде рівномірною по всій довжині.',
    'Stabilne ruszty z żeliwa': 'Стійкі чавунні решітки',
    'Ciężkie ruszty nie przesuwają się pod garnkiem i dobrze trzymają ciepło.':
      'Важкі решітки не зсуваються під каструлею й добре тримають тепло.',
    'Jeden ruch palca': 'Один рух пальця',
    'Suwak ustawia moc od razu, bez wielokrotnego naciskania. Blokada chroni panel przed dziećmi i podczas wycierania.':
      'Повзунок одразу встановлює потужність, без багаторазових натискань. Блокування захищає панель від дітей і під час витирання.',
    'Łatwe czyszczenie': 'Легке чищення',
    'Gładka powierzchnia bez wystających ramek pozwala zetrzeć okruchy jednym ruchem.':
      'Гладка поверхня без виступних рамок дає змогу стерти крихти одним рухом.',
    'Szybki start': 'Швидкий старт',
    'Booster zwiększa moc wybranego pola na czas gotowania wody na makaron.':
      'Booster збільшує потужність вибраної конфорки, поки закипає вода для макаронів.',

    'Z kominem albo bez': 'З витяжним каналом або без нього',
    'Okap może odprowadzać powietrze do wentylacji lub pracować jako pochłaniacz z filtrem węglowym, który dokupisz osobno.':
      'Витяжка може відводити повітря у вентиляцію або працювати в режимі рециркуляції з вугільним фільтром, який продається окремо.',
    'Filtry do zmywarki': 'Фільтри для посудомийної машини',
    'Aluminiowe filtry tłuszczowe wyjmiesz jednym ruchem i umyjesz w zmywarce raz w miesiącu.':
      'Алюмінієві жирові фільтри виймаються одним рухом, а мити їх можна раз на місяць у посудомийній машині.',
    'Dobre światło nad płytą': 'Добре світло над варильною поверхнею',
    'Kontrolowany hałas': 'Контрольований шум',

    'Czyści się wysoką temperaturą': 'Очищення високою температурою',
    'Piroliza zamienia tłuszcz i resztki w popiół. Po programie wystarczy przetrzeć komorę wilgotną ściereczką.':
      'Піроліз перетворює жир і залишки їжі на попіл. Після програми досить протерти камеру вологою серветкою.',
    'Mniej szorowania': 'Менше відтирання',
    'Wkłady katalityczne wchłaniają tłuszcz podczas pieczenia, dlatego ścianki myjesz rzadziej.':
      'Каталітичні панелі вбирають жир під час випікання, тому стінки доводиться мити рідше.',
    'Pieczenie z parą': 'Випікання з парою',
    'Dodatek pary sprawia, że chleb ma chrupiącą skórkę, a mięso zostaje soczyste w środku.':
      'Завдяки парі хліб має хрустку скоринку, а м’ясо залишається соковитим усередині.',
    'Sonda pilnuje pieczeni': 'Термощуп стежить за печенею',
    'Wbij sondę w mięso i wybierz temperaturę. Piekarnik wyłączy się, gdy środek będzie gotowy.':
      'Установіть термощуп у м’ясо й виберіть температуру. Духовка вимкнеться, коли середина буде готова.',
    'Drzwi bez trzaskania': 'Дверцята без стуку',
    'Zawiasy z hamulcem domykają drzwi cicho i powoli. Przednia szyba pozostaje chłodna.':
      'Петлі з доводчиком зачиняють дверцята тихо й повільно. Переднє скло залишається прохолодним.',
    'Jasna obsługa': 'Зрозуміле керування',
    'Przepisy w aplikacji': 'Рецепти в застосунку',
    'Wybierz danie w telefonie, a piekarnik sam ustawi temperaturę, funkcję i czas.':
      'Виберіть страву в телефоні, і духовка сама встановить температуру, функцію та час.',

    'Chrupiąca skórka': 'Хрустка скоринка',
    'Grill zapiecze tosty, zapiekanki i skrzydełka bez rozgrzewania piekarnika.':
      'Гриль запече тости, запіканки та крильця без розігрівання духовки.',
    'Mały piekarnik': 'Мала духовка',
    'Konwekcja piecze gorącym powietrzem jak w piekarniku, dlatego upieczesz nawet ciasto.':
      'Конвекція запікає гарячим повітрям, як у духовці, тому можна спекти навіть пиріг.',
    'Płaskie dno': 'Пласке дно',
    'Fale rozprowadza mieszadło pod dnem, więc talerz nie musi się obracać i zmieści się także naczynie prostokątne.':
      'Хвилі розподіляє мішалка під дном, тому тарілка не мусить обертатися й уміститься навіть прямокутний посуд.',

    'Szybko gotowa woda': 'Вода закипає швидко',
    'Odpowiednia temperatura': 'Відповідна температура',
    'Wybierz temperaturę do zielonej herbaty, kawy przelewowej albo mleka dla dziecka. Czajnik wyłączy się, gdy ją osiągnie.':
      'Виберіть температуру для зеленого чаю, фільтр-кави або молока для дитини. Чайник вимкнеться, коли її досягне.',
    'Ciepło na dłużej': 'Тепло на довше',
    'Funkcja podtrzymania utrzymuje wybraną temperaturę przez pół godziny, więc druga herbata jest od razu.':
      'Функція підтримання зберігає вибрану температуру пів години, тож друга чашка чаю буде готова одразу.',
    'Przemyślany materiał': 'Продуманий матеріал',
    Bezpieczeństwo: 'Безпека',
    'Czajnik wyłącza się po zagotowaniu, po podniesieniu z podstawy i gdy zabraknie w nim wody.':
      'Чайник вимикається після закипання, після зняття з підставки та коли в ньому немає води.',

    'Równo opieczone tosty': 'Рівномірно підсмажені тости',
    'Prosto z zamrażarki': 'Одразу з морозильної камери',
    'Funkcja rozmrażania najpierw ogrzewa pieczywo, a potem je opieka. Chleb nie zdąży się zestarzeć.':
      'Функція розморожування спочатку нагріває хліб, а потім його підсмажує. Він не встигне зачерствіти.',
    'Ciepłe bułki': 'Теплі булочки',
    'Ruszt nad szczelinami podgrzeje rogale i bułki, nie zgniatając ich.':
      'Решітка над щілинами підігріє рогалики та булочки, не мнучи їх.',
    'Porządek na blacie': 'Порядок на стільниці',
    'Okruchy zbierają się na wysuwanej tacce, a nadmiar kabla zwiniesz pod obudową.':
      'Крихти збираються на висувному піддоні, а надлишок кабелю намотується під корпусом.',
    'Bezpieczny w użyciu': 'Безпечний у користуванні',
    'Toster wyłącza się, gdy kromka się zablokuje, a ścianki nie parzą w palce.':
      'Тостер вимикається, якщо скибка застрягне, а стінки не обпікають пальців.',

    'Miesza w całej misie': 'Змішує в усій чаші',
    'Końcówka obraca się wokół własnej osi i jednocześnie krąży po misie. Składniki łączą się równo, bez zgarniania łyżką.':
      'Насадка обертається навколо власної осі й водночас рухається по всій чаші. Інгредієнти змішуються рівномірно, без зішкрібання ложкою.',
    'Metalowa przekładnia': 'Металевий редуктор',
    'Koła zębate z metalu przenoszą moc bez poślizgu i służą dłużej niż plastikowe.':
      'Металеві шестерні передають потужність без проковзування й служать довше за пластикові.',
    'Więcej niż mikser': 'Більше ніж міксер',
    'Stabilny na blacie': 'Стійкий на стільниці',
    'Ciężka podstawa z przyssawkami nie przesuwa się nawet przy wyrabianiu chleba.':
      'Важка основа з присосками не зсувається навіть під час замішування тіста на хліб.',
  },
  templates: [
    [
      '{=} podgrzewa dno naczynia, a nie szkło. Woda wrze szybciej, a to, co wykipi, nie przypala się do płyty.',
      '{=} нагріває дно посуду, а не скло. Вода закипає швидше, а те, що збігло, не пригорає до поверхні.',
    ],
    ['Do {#} m³/h czystego powietrza', 'До {#} м³/год чистого повітря'],
    [
      '{=} na najwyższym biegu wymienia {#} m³/h, więc zapach smażenia nie rozchodzi się po mieszkaniu.',
      '{=} на найвищій швидкості оновлює {#} м³/год, тому запах смаження не розходиться помешканням.',
    ],
    [
      'Oświetlenie {} pokazuje prawdziwy kolor potraw i zużywa kilka watów.',
      'Освітлення {} показує справжній колір страв і споживає кілька ватів.',
    ],
    [
      'Na najwyższym biegu okap osiąga {#} dB, na pierwszym wystarczy do codziennego gotowania i można swobodnie rozmawiać.',
      'На найвищій швидкості шум витяжки сягає {#} дБ, а першої досить для щоденного готування, і можна вільно розмовляти.',
    ],
    ['{#} l na cztery poziomy', '{#} л на чотири рівні'],
    [
      'Komora o pojemności {#} l mieści dużą blachę z indykiem albo dwie z ciasteczkami. Termoobieg równo rozprowadza ciepło, więc wypieki rumienią się jednakowo.',
      'Камера об’ємом {#} л уміщує велике деко з індичкою або два з печивом. Конвекція рівномірно розподіляє тепло, тому випічка рум’яниться однаково.',
    ],
    [
      'Sterowanie: {}. Zegar pozwala opóźnić start i wyłączyć pieczenie o wybranej godzinie.',
      'Керування: {}. Годинник дає змогу відкласти старт і завершити випікання у вибраний час.',
    ],
    ['{#} W i {#} l', '{#} Вт і {#} л'],
    [
      'Moc {#} W podgrzeje obiad w dwie–trzy minuty, a komora o pojemności {#} l mieści duży talerz.',
      'Потужність {#} Вт розігріє обід за дві–три хвилини, а камера об’ємом {#} л уміщує велику тарілку.',
    ],
    [
      'Wnętrze ({}) przetrzesz wilgotną ściereczką. Rozmrażanie według wagi nie dogotowuje brzegów.',
      'Внутрішню поверхню ({}) легко протерти вологою серветкою. Розморожування за вагою не проварює країв.',
    ],
    [
      'Grzałka o mocy {#} W zagotuje pełne {#} l w kilka minut, a jedną szklankę w niecałą minutę.',
      'Нагрівач потужністю {#} Вт закип’ятить повні {#} л за кілька хвилин, а одну склянку – менш ніж за хвилину.',
    ],
    [
      'Obudowa: {}. Płaska grzałka jest ukryta pod dnem, dlatego kamień łatwo usunąć.',
      'Корпус: {}. Плаский нагрівач схований під дном, тому накип легко видалити.',
    ],
    [
      '{=} ma {#} stopni opieczenia i samoczynnie centruje kromki, dlatego obie strony rumienią się tak samo.',
      '{=} має {#} ступенів підсмажування й сам центрує скибки, тому обидва боки рум’яняться однаково.',
    ],
    ['{#} W do ciasta drożdżowego', '{#} Вт для дріжджового тіста'],
    [
      '{=} wyrobi do {#} kg ciasta. Misa ma pojemność {#} l i osłonę przeciw rozpryskom.',
      '{=} замісить до {#} кг тіста. Чаша має об’єм {#} л і кришку від бризок.',
    ],
    ['W zestawie: {}. Przystawki mocujesz bez narzędzi.', 'У комплекті: {}. Насадки кріпляться без інструментів.'],
  ],
};
