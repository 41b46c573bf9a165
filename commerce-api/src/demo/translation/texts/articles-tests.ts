/** Tests and technologies of the blog, what stands below every article, and its authors. */
export const tests: Readonly<Record<string, string>> = {
  'Zobacz też:': 'Дивіться також:',
  'Od dwunastu lat pisze o sprzęcie domowym. W jej kuchni stały już 43 ekspresy i jeden kot.':
    'Дванадцять років пише про домашню техніку. На її кухні побували вже 43 кавомашини й один кіт.',
  'Kalibruje telewizory w krakowskim salonie, po pracy fotografuje Tatry.':
    'Калібрує телевізори в краківському магазині, після роботи фотографує Татри.',
  'Składa komputery, ustawia routery i tłumaczy, dlaczego to nie wina kabla.':
    'Складає комп’ютери, налаштовує роутери й пояснює, чому кабель не винен.',
  'Mierzy czas, głośność i zużycie energii. Wierzy licznikom bardziej niż ulotkom.':
    'Вимірює час, гучність і споживання енергії. Вірить лічильникам більше, ніж рекламі.',

  'Sprawdzamy: frytkownica beztłuszczowa kontra piekarnik': 'Перевіряємо: мультипіч проти духової шафи',
  'Te same frytki, ten sam kurczak, dwa urządzenia i licznik energii.':
    'Та сама картопля фрі, та сама курка, два прилади й лічильник енергії.',
  Czas: 'Час',
  'Frytkownica nagrzewa się w 2–3 minuty, piekarnik w 12. Porcja frytek dla dwóch osób była gotowa po 16 minutach, w piekarniku po 33.':
    'Мультипіч нагрівається за 2–3 хвилини, духова шафа – за 12. Порція картоплі фрі для двох була готова за 16 хвилин, у духовій шафі – за 33.',
  Energia: 'Енергія',
  'Licznik pokazał 0,35 kWh wobec 0,9 kWh. Przy dużej blasze dla czterech osób różnica maleje, bo frytkownica wymaga dwóch tur.':
    'Лічильник показав 0,35 kWh проти 0,9 kWh. Коли готуєте велике деко на чотирьох, різниця менша, бо мультипечі потрібні два заходи.',
  Smak: 'Смак',
  'Skrzydełka wyszły bardziej chrupiące, ciasto drożdżowe – lepsze w piekarniku.':
    'Крильця вийшли хрусткішими, а дріжджове тісто краще вдалося в духовій шафі.',
  Wniosek: 'Висновок',
  'Dla jednej lub dwóch osób frytkownica jest szybsza i tańsza w użyciu. Dużej rodzinie przyda się jako drugie urządzenie.':
    'Для однієї чи двох осіб мультипіч швидша й дешевша в користуванні. Великій родині вона стане в пригоді як другий прилад.',

  'Cztery pary słuchawek z ANC w jednym pociągu': 'Чотири пари навушників із шумозаглушенням в одному поїзді',
  'Trasa Warszawa–Gdańsk, trzy godziny hałasu i cztery modele z różnych półek cenowych.':
    'Маршрут Варшава–Гданськ, три години шуму та чотири моделі з різних цінових категорій.',
  'Jak testowaliśmy': 'Як ми тестували',
  'Każdy model nosiliśmy po 40 minut przy tej samej głośności. Ocenialiśmy szum torów, rozmowy i komunikaty.':
    'Кожну модель ми носили по 40 хвилин на однаковій гучності. Оцінювали шум колій, розмови й оголошення.',
  Wyniki: 'Результати',
  'Jednostajny szum wyciszały wszystkie, ale tylko dwie pary radziły sobie z głosami. Wygoda okazała się równie ważna jak redukcja.':
    'Рівномірний шум приглушували всі, але з голосами впоралися лише дві пари. Зручність виявилася не менш важливою за шумозаглушення.',
  Rozmowy: 'Розмови',
  'Najwięcej mikrofonów nie oznaczało najlepszego głosu. Liczyło się tłumienie wiatru na peronie.':
    'Найбільше мікрофонів не означало найкращого голосу. Важливим було приглушення вітру на пероні.',
  Rada: 'Порада',
  'Przymierz słuchawki w salonie i załóż je na kwadrans, najlepiej w okularach.':
    'Приміряйте навушники в магазині й побудьте в них чверть години, найкраще в окулярах.',

  'Wi-Fi 7 w praktyce: komu się przyda': 'Wi-Fi 7 на практиці: кому воно знадобиться',
  'Nowy standard obiecuje dziesiątki gigabitów. Sprawdziliśmy go w mieszkaniu z łączem 1 Gb/s.':
    'Новий стандарт обіцяє десятки гігабітів. Ми перевірили його в помешканні з інтернетом 1 Gb/s.',
  'Co się zmieniło': 'Що змінилося',
  'Szersze kanały i jednoczesna praca na kilku pasmach. Opóźnienia w grach spadły o kilka milisekund, a prędkość w salonie osiągnęła limit łącza.':
    'Ширші канали та одночасна робота в кількох діапазонах. Затримки в іграх зменшилися на кілька мілісекунд, а швидкість у вітальні сягнула межі підключення.',
  'Ściany dalej rządzą': 'Стіни й далі вирішують',
  'W ostatnim pokoju wynik był podobny do Wi-Fi 6. Zasięg zależy od pasma i konstrukcji budynku.':
    'В останній кімнаті результат був схожий на Wi-Fi 6. Покриття залежить від діапазону та конструкції будинку.',
  Urządzenia: 'Пристрої',
  'Potrzebny jest telefon lub laptop z Wi-Fi 7. Starsze działają jak dotąd.':
    'Потрібен телефон або ноутбук із Wi-Fi 7. Старіші працюють, як і досі.',
  'Dla osób z łączem powyżej 1 Gb/s, domowym serwerem lub wieloma urządzeniami naraz.':
    'Для тих, хто має інтернет понад 1 Gb/s, домашній сервер або багато пристроїв одночасно.',

  'Ile kosztuje strona? Laser, atrament i zbiorniki na tusz': 'Скільки коштує сторінка? Лазерний, струменевий друк і контейнери чорнил',
  'Tania drukarka potrafi być droga po pierwszej wymianie wkładów. Policzyliśmy.':
    'Дешевий принтер може виявитися дорогим після першої заміни картриджів. Ми порахували.',
  Metoda: 'Метод',
  'Wydrukowaliśmy po 500 stron tekstu na trzech urządzeniach i podzieliliśmy cenę materiałów przez ich wydajność.':
    'Ми надрукували по 500 сторінок тексту на трьох пристроях і поділили ціну матеріалів на їхній ресурс.',
  Wynik: 'Результат',
  'Zbiorniki na tusz: około 2 grosze za stronę. Laser mono: 8 groszy. Atrament z wkładami: ponad 20 groszy.':
    'Контейнери чорнил: близько 2 грошів за сторінку. Чорно-білий лазерний принтер: 8 грошів. Струменевий із картриджами: понад 20 грошів.',
  'Nie tylko koszt': 'Не лише вартість',
  'Laser nie zasycha, więc nadaje się do rzadkiego druku. Zbiorniki lubią regularność – raz w tygodniu choć jedna strona.':
    'Лазерний принтер не засихає, тож підходить, якщо друкувати зрідка. Контейнери люблять регулярність: хоча б одна сторінка на тиждень.',
  'Do zdjęć wybierz atrament i dobry papier. Laser kolorowy sprawdza się w ulotkach i wykresach.':
    'Для знімків виберіть струменевий принтер і гарний папір. Кольоровий лазерний добре друкує листівки та діаграми.',

  'Test długodystansowy: szczoteczka soniczna po roku': 'Тривалий тест: звукова зубна щітка через рік',
  'Rok codziennego mycia, cztery końcówki i jedna wizyta u higienistki.':
    'Рік щоденного чищення, чотири насадки й один візит до гігієністки.',
  'Po roku trzyma 24 dni zamiast 30. To dobry wynik, bo ładowaliśmy ją dopiero po rozładowaniu.':
    'Через рік вона тримає 24 дні замість 30. Це добрий результат, бо заряджали ми її лише після повного розряджання.',
  'Wymiana co trzy miesiące kosztowała łącznie mniej niż pasta do zębów. Zamienniki trzymały się gorzej.':
    'Заміна кожні три місяці коштувала загалом менше, ніж зубна паста. Неоригінальні трималися гірше.',
  Efekt: 'Ефект',
  'Higienistka zauważyła mniej osadu przy dziąsłach. Największa zmiana to równe dwie minuty, których pilnuje minutnik.':
    'Гігієністка помітила менше нальоту біля ясен. Найбільша зміна – рівно дві хвилини, за якими стежить таймер.',
  Czystość: 'Чистота',
  'Pod końcówką zbiera się pasta. Raz w tygodniu warto ją zdjąć i opłukać.':
    'Під насадкою збирається паста. Раз на тиждень варто зняти її та сполоснути.',
};
