import type { StoryTexts } from './story-texts.ts';

/** Printers and their ink, routers, disks, USB sticks and memory cards. */
export const printersStorage: StoryTexts = {
  texts: {
    'Tusz w butelkach': 'Чорнило в пляшках',
    'Toner nie zasycha': 'Тонер не засихає',
    'Obie strony bez obracania': 'Обидва боки без перегортання',
    'Druk dwustronny zużywa o połowę mniej papieru i nie wymaga przekładania kartek.':
      'Двосторонній друк витрачає вдвічі менше паперу й не потребує перекладання аркушів.',
    'Skan i kopia': 'Сканування та копіювання',
    'Podajnik sam pobiera kolejne kartki, więc wielostronicową umowę zeskanujesz do jednego pliku.':
      'Податчик сам бере наступні аркуші, тому багатосторінковий договір сканується в один файл.',
    'Dokument zeskanujesz do telefonu lub wprost do poczty.': 'Документ можна сканувати на телефон або одразу в електронну пошту.',
    'Druk z telefonu': 'Друк із телефона',
    'Zdjęcie lub bilet wyślesz z telefonu przez Wi-Fi, bez instalowania sterowników.':
      'Фотографію або квиток надсилайте на друк із телефона через Wi-Fi, без установлення драйверів.',

    'Nalewasz bez rękawiczek': 'Заправляння без рукавичок',
    'Butelka ma klucz pasujący tylko do właściwego zbiornika i sama przestaje lać, gdy jest pełny.':
      'Горловина пляшки підходить лише до свого резервуара, а чорнило саме перестає литися, коли він повний.',
    'Nie zasycha': 'Не засихає',
    'Toner może czekać miesiącami, a wydruk nie rozmazuje się od wody.': 'Тонер може чекати місяцями, а відбиток не розмазується від води.',
    'Rzadsza wymiana': 'Рідша заміна',
    'Zwiększona pojemność obniża koszt strony w porównaniu ze zwykłym wkładem.':
      'Збільшений об’єм знижує вартість сторінки порівняно зі звичайним картриджем.',
    'Wymiana w minutę': 'Заміна за хвилину',
    'Drukarka prowadzi przez wymianę na ekranie i sama rozpoznaje poziom.':
      'Принтер підказує кроки заміни на екрані й сам розпізнає рівень.',
    'Tusz.': 'Чорнило.',
    'Toner.': 'Тонер.',

    'Jedna sieć w każdym pokoju': 'Одна мережа в кожній кімнаті',
    'Rzeczywisty zasięg zależy od ścian, dlatego router najlepiej ustawić na środku mieszkania, nie w szafce.':
      'Справжня зона покриття залежить від стін, тому роутер найкраще поставити посередині помешкання, а не в шафці.',
    'Internet dla dzieci': 'Інтернет для дітей',
    'W aplikacji ustawisz godziny dostępu i zablokujesz wybrane kategorie stron.':
      'У застосунку можна встановити години доступу й заблокувати вибрані категорії сайтів.',
    'Bezpieczny od pierwszego dnia': 'Безпечний із першого дня',
    'Router sam pobiera poprawki, używa WPA3 i pozwala utworzyć osobną sieć dla gości.':
      'Роутер сам завантажує оновлення, використовує WPA3 і дає змогу створити окрему мережу для гостей.',
    'Wykorzystasz pełną prędkość łącza światłowodowego, a komputer i telewizor podłączysz kablem.':
      'Використовуйте повну швидкість оптоволоконної лінії, а комп’ютер і телевізор підключайте кабелем.',

    'Wystarczy miejsca na system, zdjęcia i bibliotekę gier. Program do klonowania przeniesie dane ze starego dysku.':
      'Місця вистачить для системи, знімків і бібліотеки ігор. Програма клонування перенесе дані зі старого диска.',
    'Trwałość z gwarancją': 'Гарантована довговічність',
    'Radiator w zestawie': 'Радіатор у комплекті',
    'Aluminiowy radiator utrzymuje temperaturę, dzięki czemu dysk nie zwalnia przy długim kopiowaniu.':
      'Алюмінієвий радіатор стримує нагрівання, тому диск не сповільнюється під час тривалого копіювання.',
    'Dane tylko dla Ciebie': 'Дані лише для вас',
    'Szyfrowanie sprzętowe AES 256 zabezpiecza pliki hasłem bez spadku prędkości.':
      'Апаратне шифрування AES 256 захищає файли паролем без втрати швидкості.',
    'Mieści się w kieszeni': 'Уміщується в кишені',
    'Obudowa wytrzymuje upadek z dwóch metrów, a jednym przewodem podłączysz dysk do laptopa i telefonu.':
      'Корпус витримує падіння з двох метрів, а підключити диск до ноутбука й телефона можна одним кабелем.',

    'Dwie wtyczki': 'Два роз’єми',
    'Jedną stroną podłączysz go do komputera, drugą do telefonu lub tabletu.':
      'Один бік підключається до комп’ютера, другий – до телефона або планшета.',
    'Dane pod hasłem': 'Дані під паролем',
    'Program z pamięci szyfruje pliki, więc zgubiony pendrive nie zdradzi ich nikomu.':
      'Програма на накопичувачі шифрує файли, тому загублений накопичувач нікому їх не видасть.',
    'Wszędzie zadziała': 'Працює скрізь',
    'Nie wymaga sterowników i jest czytany przez komputery, telewizory i radia samochodowe.':
      'Не потребує драйверів, його читають комп’ютери, телевізори та автомагнітоли.',
    'Pendrive.': 'USB-накопичувач.',

    'Do telefonu, konsoli i kamery': 'Для телефона, консолі та камери',
    'Format microSD pasuje do konsol przenośnych, dronów, kamer i telefonów z gniazdem karty.':
      'Формат microSD підходить для портативних консолей, дронів, камер і телефонів із гніздом для карти.',
    'Do aparatu': 'Для фотоапарата',
    'Pełny format SD pasuje do bezlusterkowców i czytników w laptopach.':
      'Повний формат SD підходить для бездзеркальних камер і картрідерів у ноутбуках.',
    'Adapter w zestawie': 'Адаптер у комплекті',
    'Z adapterem kartę odczyta też zwykłe gniazdo SD w laptopie.': 'З адаптером карту прочитає і звичайне гніздо SD у ноутбуці.',
    'Odporna na pogodę': 'Стійка до погоди',
    'Znosi wodę, mróz i prześwietlenie na lotnisku.': 'Витримує воду, мороз і сканування в аеропорту.',
    'Karta pamięci.': 'Карта пам’яті.',
  },
  templates: [
    ['Do {#} str./min', 'До {#} стор./хв'],
    [
      '{=} drukuje do {#} str./min, a pierwsza strona wychodzi po kilku sekundach od wybudzenia.',
      '{=} друкує до {#} стор./хв, а перша сторінка виходить за кілька секунд після пробудження.',
    ],
    [
      'Zbiorniki napełniasz z butelek, bez wkładów i chipów. Strona kosztuje orientacyjnie {#} gr.',
      'Резервуари наповнюються з пляшок, без картриджів і чипів. Сторінка коштує орієнтовно {#} gr.',
    ],
    [
      'Możesz drukować raz w miesiącu i nie martwić się o dysze. Strona kosztuje orientacyjnie {#} gr.',
      'Можна друкувати раз на місяць і не перейматися соплами. Сторінка коштує орієнтовно {#} gr.',
    ],
    ['{#} stron z jednego wkładu', '{#} сторінок з одного картриджа'],
    [
      '{=} to oryginalny materiał do drukarek tej samej marki, więc kolory wychodzą tak jak na ekranie.',
      '{=} – оригінальний витратний матеріал для принтерів того самого бренду, тому кольори такі ж, як на екрані.',
    ],
    ['Wi-Fi {=} w domu', 'Wi-Fi {=} удома'],
    [
      '{=} osiąga łącznie {#} Mb/s i obsługuje dziesiątki urządzeń: od laptopa po żarówki.',
      '{=} досягає загалом {#} Мбіт/с і обслуговує десятки пристроїв: від ноутбука до лампочок.',
    ],
    [
      'Punkty ({#} szt.) tworzą wspólną sieć o tej samej nazwie. Telefon sam przełącza się na najbliższy, bez przerywania rozmowy.',
      'Вузли ({#} шт.) утворюють спільну мережу з однаковою назвою. Телефон сам перемикається на найближчий, не перериваючи розмови.',
    ],
    ['Zasięg do {#} m²', 'Покриття до {#} м²'],
    ['Port WAN {#} Gb/s', 'Порт WAN {#} Гбіт/с'],
    ['Odczyt do {#} MB/s', 'Читання до {#} MB/s'],
    [
      '{=} kopiuje duże pliki z prędkością do {#} MB/s, a zapisuje do {#} MB/s. Gry i programy ładują się bez czekania.',
      '{=} копіює великі файли зі швидкістю до {#} MB/s, а записує до {#} MB/s. Ігри та програми завантажуються без очікування.',
    ],
    ['{#} GB na dane', '{#} GB для даних'],
    ['{#} TB na dane', '{#} TB для даних'],
    [
      'Producent dopuszcza zapis {#} TB danych, czyli dziesiątek gigabajtów dziennie przez lata.',
      'Виробник допускає запис {#} TB даних, тобто десятків гігабайтів щодня протягом років.',
    ],
    ['{#} GB przy kluczach', '{#} GB поруч із ключами'],
    ['{#} TB przy kluczach', '{#} TB поруч із ключами'],
    [
      '{=} przeniesie dokumenty, zdjęcia i instalator systemu. Odczyt sięga {#} MB/s.',
      '{=} перенесе документи, знімки та інсталятор системи. Швидкість читання сягає {#} MB/s.',
    ],
    ['{#} GB na zdjęcia', '{#} GB для знімків'],
    ['{#} TB na zdjęcia', '{#} TB для знімків'],
    [
      '{=} zapisuje serie zdjęć i filmy bez przerw. Klasa {=} mówi, jakie nagranie nadąży zapisać.',
      '{=} записує серії знімків і відео без перерв. Клас {=} показує, яке відео карта встигає записати.',
    ],
  ],
};
