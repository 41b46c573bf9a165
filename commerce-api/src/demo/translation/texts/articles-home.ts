/** Tips for daily use in the blog. */
export const tips: Readonly<Record<string, string>> = {
  'Jak obniżyć rachunki za prąd: 9 nawyków z pralnią i kuchnią w roli głównej':
    'Як зменшити рахунки за електроенергію: 9 звичок для пральні та кухні',
  'Nie trzeba od razu wymieniać sprzętu. Zacznij od ustawień.': 'Не обов’язково одразу міняти техніку. Почніть із налаштувань.',
  Pralnia: 'Пральня',
  'Pierz w programie eco i 30°C, gdy ubrania nie są mocno zabrudzone. Wiruj na 1200–1400 obrotach przed suszeniem. Czyść filtr suszarki po każdym użyciu – zapchany wydłuża cykl nawet o jedną trzecią.':
    'Періть у програмі eco за 30°C, якщо речі не дуже забруднені. Перед сушінням віджимайте на 1200–1400 обертах. Чистьте фільтр сушильної машини після кожного використання: забитий подовжує цикл навіть на третину.',
  Kuchnia: 'Кухня',
  'Gotuj pod przykryciem i w garnku dopasowanym do pola. Czajnik napełniaj tyle, ile potrzebujesz. Zmywarkę uruchamiaj pełną, bez płukania naczyń pod kranem.':
    'Готуйте під кришкою й у каструлі, що відповідає розміру зони. У чайник наливайте стільки води, скільки потрібно. Посудомийну машину вмикайте повною, не споліскуючи посуд під краном.',
  Salon: 'Вітальня',
  'Wyłącz tryb szybkiego startu w telewizorze i konsoli, jeżeli nie korzystasz z nich codziennie. Zmniejsz jasność ekranu wieczorem – oczy też odpoczną.':
    'Вимкніть режим швидкого запуску в телевізорі та консолі, якщо не користуєтеся ними щодня. Увечері зменшуйте яскравість екрана: очі теж відпочинуть.',
  'Kiedy wymiana się opłaca': 'Коли заміна окуповується',
  'Lodówka sprzed 15 lat zużywa rocznie nawet 200 kWh więcej niż nowa w klasie C. Policz różnicę i pomnóż przez cenę energii.':
    'Холодильник 15-річної давності споживає за рік навіть на 200 kWh більше, ніж новий класу C. Порахуйте різницю та помножте на ціну енергії.',

  'Kamień w czajniku, ekspresie i pralce – jak go usunąć': 'Накип у чайнику, кавомашині та пральній машині – як його усунути',
  'Twarda woda skraca życie grzałek. Sprawdź, jak działać, żeby nie zaszkodzić.':
    'Жорстка вода скорочує життя нагрівачів. Дізнайтеся, як діяти, щоб не нашкодити.',
  'Zagotuj wodę z dwiema łyżkami kwasku cytrynowego, odczekaj kwadrans i wypłucz dwa razy.':
    'Закип’ятіть воду з двома ложками лимонної кислоти, зачекайте чверть години та двічі сполосніть.',
  'Używaj środka zaleconego przez producenta i wbudowanego programu. Ocet niszczy uszczelki i zostaje w smaku.':
    'Користуйтеся засобом, який радить виробник, і вбудованою програмою. Оцет псує ущільнювачі й лишає присмак.',
  'Raz na kwartał włącz pusty program 60–90°C ze środkiem do pralek. Na co dzień zostawiaj uchyloną szufladę i drzwi.':
    'Раз на квартал запускайте програму 60–90°C без білизни, із засобом для пральних машин. Щодня лишайте шухлядку та дверцята прочиненими.',
  Zapobieganie: 'Як запобігти',
  'Ustaw twardość wody w urządzeniu i wymieniaj filtry. Pasek testowy znajdziesz w pudełku z ekspresem.':
    'Налаштуйте в приладі жорсткість води та міняйте фільтри. Тестову смужку ви знайдете в коробці з кавомашиною.',

  'Wi-Fi w całym mieszkaniu: gdzie postawić router': 'Wi-Fi в усьому помешканні: де поставити роутер',
  'Najlepszy router schowany w szafce z licznikami nie da zasięgu. Kilka zasad, które nic nie kosztują.':
    'Найкращий роутер, схований у шафці з лічильниками, не дасть покриття. Кілька правил, які нічого не коштують.',
  'Środek i wysokość': 'Центр і висота',
  'Ustaw router w centrum mieszkania, na wysokości około metra, z dala od kaloryfera, lustra i akwarium.':
    'Поставте роутер у центрі помешкання, на висоті близько метра, подалі від радіатора, дзеркала та акваріума.',
  Pasma: 'Діапазони',
  '2,4 GHz sięga dalej, 5 i 6 GHz są szybsze. Włącz wspólną nazwę sieci i pozwól urządzeniom wybierać.':
    '2,4 GHz сягає далі, 5 і 6 GHz швидші. Увімкніть спільну назву мережі й дозвольте пристроям вибирати.',
  'Kiedy mesh': 'Коли потрібна система mesh',
  'Jeżeli za dwiema ścianami prędkość spada poniżej jednej czwartej, drugi punkt da więcej niż mocniejszy router.':
    'Якщо за двома стінами швидкість падає нижче чверті, друга точка дасть більше, ніж потужніший роутер.',
  'Telewizor, konsolę i komputer stacjonarny podłącz przewodem. Zwolnisz pasmo dla telefonów.':
    'Телевізор, консоль і стаціонарний комп’ютер підключіть кабелем. Так ви звільните діапазон для телефонів.',

  'Pierwszy robot kuchenny: co naprawdę ułatwia': 'Перший планетарний міксер: що він справді полегшує',
  'Ciasto drożdżowe, bezy i pierogi bez bólu nadgarstka. Sprawdzamy, kiedy robot się zwraca.':
    'Дріжджове тісто, безе та вареники без болю в зап’ясті. З’ясовуємо, коли міксер окуповується.',
  'Dla kogo': 'Для кого',
  'Jeżeli pieczesz raz w tygodniu, robot oszczędzi kilka godzin w miesiącu. Do okazjonalnej śmietany wystarczy mikser ręczny.':
    'Якщо ви печете раз на тиждень, він заощадить кілька годин на місяць. Щоб інколи збити вершки, вистачить ручного міксера.',
  'Misa i moc': 'Чаша та потужність',
  '5 litrów to dwie blachy ciasta. Przy drożdżowym liczy się moment obrotowy i metalowa przekładnia, nie sama moc w watach.':
    '5 літрів – це два дека тіста. Для дріжджового важливі крутний момент і металева передача, а не сама потужність у ватах.',
  Przystawki: 'Насадки',
  'Maszynka do mięsa i szatkownica zastępują dwa urządzenia. Sprawdź, czy są w zestawie, czy trzeba je dokupić.':
    'М’ясорубка та овочерізка замінюють два прилади. Перевірте, чи вони в комплекті, чи їх треба докупити.',
  Mycie: 'Миття',
  'Stalowe końcówki myjesz w zmywarce, aluminiowe – ręcznie, bo ciemnieją.':
    'Сталеві насадки мийте в посудомийній машині, алюмінієві – вручну, бо вони темніють.',

  'Bezpieczny smartfon: ustawienia na pierwszy dzień': 'Безпечний смартфон: налаштування першого дня',
  'Kwadrans po wyjęciu z pudełka, który oszczędzi kłopotów za rok.': 'Чверть години після розпакування, що вбереже від клопоту за рік.',
  'Blokada i kopia': 'Блокування та копія',
  'Ustaw kod co najmniej sześciocyfrowy, odcisk palca i automatyczną kopię zdjęć. Zapisz kody odzyskiwania konta na papierze.':
    'Установіть код щонайменше із шести цифр, відбиток пальця та автоматичне копіювання знімків. Запишіть коди відновлення акаунта на папері.',
  Aktualizacje: 'Оновлення',
  'Zainstaluj wszystkie i włącz pobieranie nocą. Sprawdź, do kiedy producent zapewnia poprawki.':
    'Установіть усі та ввімкніть завантаження вночі. Перевірте, доки виробник випускатиме виправлення.',
  Uprawnienia: 'Дозволи',
  'Latarka nie potrzebuje kontaktów. Przejrzyj listę uprawnień i wyłącz zbędne.':
    'Ліхтарику не потрібні контакти. Перегляньте список дозволів і вимкніть зайві.',
  'Gdy telefon zginie': 'Якщо телефон загубиться',
  'Włącz lokalizowanie i sprawdź, czy potrafisz zdalnie zablokować urządzenie z komputera.':
    'Увімкніть визначення місця та перевірте, чи вмієте дистанційно заблокувати пристрій із комп’ютера.',

  'Trawnik bez spalin: jak przygotować kosiarkę do sezonu': 'Газон без вихлопів: як підготувати газонокосарку до сезону',
  'Ostry nóż i naładowany akumulator to połowa sukcesu. Druga to wysokość koszenia.':
    'Гострий ніж і заряджений акумулятор – половина успіху. Друга половина – висота скошування.',
  Nóż: 'Ніж',
  'Odłącz zasilanie, odkręć nóż i naostrz go pod kątem fabrycznym. Niewyważony powoduje drgania i niszczy łożyska.':
    'Відключіть живлення, відкрутіть ніж і нагостріть його під заводським кутом. Незбалансований спричиняє вібрацію та руйнує підшипники.',
  'Po zimie doładuj do pełna w temperaturze pokojowej. W sezonie nie zostawiaj go na słońcu.':
    'Після зими зарядіть його повністю за кімнатної температури. У сезон не залишайте на сонці.',
  'Pierwsze koszenie': 'Перше скошування',
  'Ustaw najwyższy stopień i skróć trawę najwyżej o jedną trzecią. Kosić zaczynamy, gdy trawnik wyschnie.':
    'Виставте найвищий рівень і вкоротіть траву щонайбільше на третину. Косити починаємо, коли газон висохне.',
  'Po pracy': 'Після роботи',
  'Wyczyść spód obudowy szczotką. Myjka ciśnieniowa uszkadza uszczelki.':
    'Почистьте низ корпусу щіткою. Мийка високого тиску пошкоджує ущільнювачі.',
};
