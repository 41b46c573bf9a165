/** What categories say of themselves and how to choose: telephones, computers, games and photography. */
export const electronicsAdvice: Readonly<Record<string, string>> = {
  'Telefony, zegarki, tablety i akcesoria, które nosisz przy sobie.': 'Телефони, годинники, планшети та аксесуари, які ви носите з собою.',
  'Od prostych telefonów po flagowce z najlepszym aparatem.': 'Від простих телефонів до флагманів з найкращою камерою.',
  'Na kilka lat wybierz 8 GB RAM i 256 GB pamięci oraz producenta z długim wsparciem aktualizacjami.':
    'На кілька років виберіть 8 GB RAM і 256 GB пам’яті та виробника з довгою підтримкою оновлень.',
  'Najważniejsze są głośny dzwonek, proste menu, przycisk SOS i ładowanie w stacji.':
    'Найважливіші гучний дзвінок, просте меню, кнопка SOS і заряджання на станції.',
  'Zegarki, które mierzą sen, tętno i treningi.': 'Годинники, що вимірюють сон, пульс і тренування.',
  'Sprawdź zgodność z telefonem, czas pracy i to, czy zapłacisz zegarkiem zbliżeniowo.':
    'Перевірте сумісність із телефоном, час роботи й те, чи можна платити годинником безконтактно.',
  'Do biegania w terenie przyda się dwuzakresowy GPS, do pływania – odporność 5 ATM.':
    'Для бігу пересіченою місцевістю знадобиться двочастотний GPS, для плавання – захист 5 ATM.',
  'Zegarek z kartą SIM pozwala dzwonić i sprawdzić położenie dziecka w aplikacji.':
    'Годинник із SIM-карткою дає змогу телефонувати й перевіряти, де дитина, у застосунку.',
  'Do nauki, filmów i czytania.': 'Для навчання, фільмів і читання.',
  'Do notatek wybierz model z rysikiem i odświeżaniem 90–120 Hz, do filmów – z czterema głośnikami.':
    'Для нотаток виберіть модель зі стилусом і частотою 90–120 Hz, для фільмів – з чотирма динаміками.',
  'Gumowe etui i kontrola rodzicielska są ważniejsze niż wydajność.': 'Гумовий чохол і батьківський контроль важливіші за продуктивність.',
  'Ekran 300 ppi z ciepłym podświetleniem nie męczy oczu wieczorem; IPX8 pozwala czytać w wannie.':
    'Екран 300 ppi з теплим підсвічуванням не втомлює очі ввечері; IPX8 дає змогу читати у ванні.',
  'Ochrona i energia na cały dzień.': 'Захист та енергія на цілий день.',
  'Wybierz etui do dokładnego modelu telefonu; podwyższone ranty chronią ekran i aparat.':
    'Виберіть чохол для точної моделі телефону; вищі краї захищають екран і камеру.',
  '10000 mAh naładuje telefon około dwóch razy, 20000 mAh z Power Delivery – także laptopa.':
    '10000 mAh зарядить телефон приблизно двічі, 20000 mAh з Power Delivery – також ноутбук.',
  'Do telefonu wystarczy 20–30 W, do laptopa wybierz 65 W i więcej; moc ładowania ogranicza też telefon.':
    'Для телефону вистачить 20–30 W, для ноутбука виберіть 65 W і більше; потужність заряджання обмежує також телефон.',
  'Sprawdź złącza i moc: do ładowania laptopa potrzebny jest przewód USB-C na co najmniej 60 W.':
    'Перевірте роз’єми й потужність: для заряджання ноутбука потрібен кабель USB-C щонайменше на 60 W.',
  'Wybierz szkło do dokładnego modelu telefonu; pełne szkło chroni też zaokrąglone brzegi.':
    'Виберіть скло для точної моделі телефону; повне скло захищає також заокруглені краї.',
  'Laptopy, komputery i wszystko, co do nich podłączasz.': 'Ноутбуки, комп’ютери та все, що ви до них підключаєте.',
  'Do nauki, biura, podróży i gier.': 'Для навчання, офісу, подорожей та ігор.',
  'Do codziennej pracy wystarczy 16 GB RAM i dysk 512 GB; matowy ekran mniej męczy oczy.':
    'Для щоденної роботи вистачить 16 GB RAM і диска 512 GB; матовий екран менше втомлює очі.',
  'W grach najważniejsza jest karta graficzna, potem odświeżanie ekranu i chłodzenie.':
    'В іграх найважливіша відеокарта, потім частота екрана й охолодження.',
  'Do podróży wybierz wagę do 1,3 kg i co najmniej 12 godzin pracy na baterii.':
    'Для подорожей виберіть вагу до 1,3 кг і щонайменше 12 годин роботи від батареї.',
  'Gotowe zestawy do biura i do gier.': 'Готові комплекти для офісу та для ігор.',
  'Mały komputer biurowy jest cichy i zużywa mało prądu; sprawdź liczbę wyjść na monitory.':
    'Малий офісний комп’ютер тихий і споживає мало струму; перевірте кількість виходів на монітори.',
  'Zasilacz z zapasem mocy i 32 GB RAM pozwolą za kilka lat wymienić samą kartę graficzną.':
    'Блок живлення із запасом потужності та 32 GB RAM дадуть змогу за кілька років замінити саму відеокарту.',
  'Do pracy, grafiki i e-sportu.': 'Для роботи, графіки та кіберспорту.',
  'Regulowana wysokość i port USB-C z zasilaniem laptopa ułatwiają pracę przy biurku.':
    'Регульована висота й порт USB-C з живленням ноутбука полегшують роботу за столом.',
  'Do strzelanek wybierz 240 Hz, do gier fabularnych – rozdzielczość QHD lub 4K i HDR.':
    'Для шутерів виберіть 240 Hz, для рольових ігор – роздільність QHD або 4K і HDR.',
  'Wygodne pisanie i pewny ruch.': 'Зручне друкування й упевнений рух.',
  'Do biura wybierz cichą klawiaturę nożycową, do długiego pisania – mechaniczną z podpórką.':
    'Для офісу виберіть тиху ножичну клавіатуру, для довгого друкування – механічну з підставкою.',
  'Pionowa mysz odciąża nadgarstek, a cicha nie przeszkadza współpracownikom.':
    'Вертикальна миша розвантажує зап’ястя, а тиха не заважає колегам.',
  'Druk do domu i biura, także z tanimi pojemnikami na tusz.': 'Друк для дому й офісу, також із недорогими контейнерами чорнил.',
  'Laser nie zasycha i drukuje tanio tekst; policz koszt strony, a nie tylko cenę drukarki.':
    'Лазерний принтер не засихає і дешево друкує текст; рахуйте вартість сторінки, а не лише ціну принтера.',
  'Podajnik dokumentów i druk dwustronny oszczędzą czas, a pojemniki na tusz – pieniądze.':
    'Податчик документів і двосторонній друк заощадять час, а контейнери чорнил – гроші.',
  'Symbol wkładu znajdziesz pod pokrywą drukarki; porównuj koszt strony, a nie samą cenę opakowania.':
    'Символ картриджа знайдете під кришкою принтера; порівнюйте вартість сторінки, а не саму ціну упаковки.',
  'Zasięg w każdym pokoju.': 'Сигнал у кожній кімнаті.',
  'Wi-Fi 6 wystarczy do łącza 600 Mb/s, przy 1 Gb/s i wielu urządzeniach wybierz Wi-Fi 7.':
    'Wi-Fi 6 вистачить для лінії 600 Mb/s, при 1 Gb/s і багатьох пристроях виберіть Wi-Fi 7.',
  'Dwa punkty obejmą mieszkanie do 150 m², trzy – dom z piętrem.': 'Дві точки охоплять помешкання до 150 m², три – будинок із поверхом.',
  'Szybkie dyski do komputera i do plecaka.': 'Швидкі диски для комп’ютера та для рюкзака.',
  'Dysk M.2 PCIe 4.0 przyspieszy każdy nowszy komputer; do starszego laptopa wybierz 2,5″ SATA.':
    'Диск M.2 PCIe 4.0 пришвидшить кожен новіший комп’ютер; для старшого ноутбука виберіть 2,5″ SATA.',
  'Do kopii zdjęć wystarczy 1 TB, do montażu filmów – 2 TB i 2000 MB/s.':
    'Для копій фотографій вистачить 1 TB, для монтажу фільмів – 2 TB і 2000 MB/s.',
  'Do dokumentów wystarczy 64 GB; jeśli korzystasz też z telefonu, wybierz model z USB-C.':
    'Для документів вистачить 64 GB; якщо користуєтеся також телефоном, виберіть модель з USB-C.',
  'Do filmów 4K wybierz klasę V30 lub wyższą, do aparatu – format SD, do konsoli i drona – microSD.':
    'Для фільмів 4K виберіть клас V30 або вищий, для камери – формат SD, для консолі й дрона – microSD.',
  'Konsole i akcesoria dla graczy w każdym wieku.': 'Консолі та аксесуари для гравців будь-якого віку.',
  'Do telewizora i do ręki.': 'Для телевізора й для рук.',
  'Wersja bez napędu jest tańsza, ale gry kupisz tylko w wersji cyfrowej.':
    'Версія без приводу дешевша, але ігри купите лише в цифровій версії.',
  'Liczy się waga, czas pracy na baterii i ekran 120 Hz.': 'Важливі вага, час роботи від батареї та екран 120 Hz.',
  'Sprzęt, który słucha szybciej.': 'Техніка, що реагує швидше.',
  'Gałki z czujnikami Halla nie dryfują, a dodatkowe przyciski z tyłu przydają się w strzelankach.':
    'Стіки з датчиками Холла не дрейфують, а додаткові кнопки ззаду знадобляться в шутерах.',
  'Radio 2,4 GHz ma mniejsze opóźnienie niż Bluetooth; mikrofon powinien dać się odłączyć.':
    'Радіо 2,4 GHz має меншу затримку, ніж Bluetooth; мікрофон має від’єднуватися.',
  'Format 75% zostawia miejsce na mysz, a przełączniki hot-swap wymienisz bez lutowania.':
    'Формат 75% лишає місце для миші, а перемикачі hot-swap заміните без паяння.',
  'Lekka mysz do 65 g ułatwia szybkie ruchy, a czujnik od 20000 DPI wystarczy z zapasem.':
    'Легка миша до 65 г полегшує швидкі рухи, а датчика від 20000 DPI вистачить із запасом.',
  'Dobierz fotel do wagi i wzrostu; podłokietniki 4D odciążają nadgarstki.':
    'Виберіть крісло за вагою та зростом; підлокітники 4D розвантажують зап’ястя.',
  'Aparaty i drony, dzięki którym wrócisz z podróży z dobrymi zdjęciami.':
    'Фотоапарати й дрони, з якими ви повернетеся з подорожі з гарними знімками.',
  'Od kompaktów do kieszeni po bezlusterkowce pełnoklatkowe.': 'Від кишенькових компактів до повнокадрових бездзеркалок.',
  'Na początek wystarczy matryca APS-C z obiektywem zmiennoogniskowym, pełna klatka przyda się przy słabym świetle.':
    'Для початку вистачить матриці APS-C з об’єктивом зі змінною фокусною відстанню, повний кадр знадобиться при слабкому світлі.',
  'Matryca 1″ i jasny obiektyw dają wyraźnie lepsze zdjęcia niż telefon.':
    'Матриця 1″ і світлосильний об’єктив дають помітно кращі знімки, ніж телефон.',
  'Nagrania z powietrza w zgodzie z przepisami.': 'Зйомка з повітря за правилами.',
  'Model poniżej 250 g nie wymaga szkolenia A1/A3, ale operatora z kamerą i tak trzeba zarejestrować.':
    'Модель до 250 г не потребує навчання A1/A3, але оператора з камерою все одно треба зареєструвати.',
  'Do nauki wybierz dron z osłonami śmigieł i trybem zawisu.': 'Для навчання виберіть дрон із захистом пропелерів і режимом зависання.',
};
