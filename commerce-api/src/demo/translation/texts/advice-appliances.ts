/** What categories say of themselves and how to choose: television, audio and household appliances. */
export const appliancesAdvice: Readonly<Record<string, string>> = {
  'Ekrany do salonu i sypialni, dźwięk do filmów i muzyki, słuchawki na drogę do pracy.':
    'Екрани для вітальні та спальні, звук для фільмів і музики, навушники в дорогу на роботу.',
  'Wybierz technologię ekranu, a potem przekątną dopasowaną do odległości od kanapy.':
    'Виберіть технологію екрана, а потім діагональ відповідно до відстані від дивана.',
  'OLED daje idealną czerń i szerokie kąty widzenia, dlatego najlepiej sprawdza się w zaciemnionym pokoju, przy filmach i grach.':
    'OLED дає ідеальний чорний колір і широкі кути огляду, тому найкраще підходить для затемненої кімнати, фільмів та ігор.',
  'QLED jest jasny i nasycony, więc dobrze radzi sobie w słonecznym salonie. Zwróć uwagę na liczbę stref podświetlenia.':
    'QLED яскравий і насичений, тож добре показує в сонячній вітальні. Зверніть увагу на кількість зон підсвічування.',
  'LED to najtańszy sposób na duży ekran. Do sypialni i kuchni wystarczy model 32–43″.':
    'LED – найдешевший шлях до великого екрана. Для спальні та кухні вистачить моделі 32–43″.',
  'Soundbar poprawi dialogi, a projektor zamieni ścianę w ekran kinowy.':
    'Саундбар зробить діалоги чіткішими, а проєктор перетворить стіну на екран кінотеатру.',
  'Do małego pokoju wystarczą 2.1 kanały, do filmów z efektami z góry wybierz soundbar z głośnikami sufitowymi i osobnym subwooferem.':
    'Для малої кімнати вистачить каналів 2.1, для фільмів з ефектами згори виберіть саундбар зі стельовими динаміками та окремим сабвуфером.',
  'Sprawdź jasność: do wieczornych seansów wystarczy 800 ANSI lm, do pokoju z zasłonami szukaj co najmniej 2000.':
    'Перевірте яскравість: для вечірніх переглядів вистачить 800 ANSI lm, для кімнати зі шторами шукайте щонайменше 2000.',
  'Do obrazu 4K przy 120 Hz potrzebny jest przewód 48 Gb/s, do zwykłego 4K wystarczy 18 Gb/s.':
    'Для зображення 4K при 120 Hz потрібен кабель 48 Gb/s, для звичайного 4K вистачить 18 Gb/s.',
  'Bezprzewodowe, z redukcją hałasu, do biegania i do biura.': 'Бездротові, із шумозаглушенням, для бігу та для офісу.',
  'Do podróży i biura wybierz model z aktywną redukcją hałasu, do domu – wygodne pady i dobre brzmienie.':
    'Для подорожей та офісу виберіть модель з активним шумозаглушенням, для дому – зручні амбушури та гарний звук.',
  'Zwróć uwagę na czas pracy z etui, klasę odporności i liczbę mikrofonów do rozmów.':
    'Зверніть увагу на час роботи з футляром, клас захисту та кількість мікрофонів для розмов.',
  'Na plażę, do kuchni i do całego mieszkania.': 'На пляж, на кухню та для всього помешкання.',
  'Na wyjazd liczy się klasa odporności IP67 i czas pracy na baterii; dwa takie same głośniki zwykle można połączyć w stereo.':
    'У дорозі важливі клас захисту IP67 і час роботи від батареї; дві однакові колонки зазвичай можна з’єднати в стерео.',
  'Głośniki Wi-Fi grają tę samą muzykę w kilku pokojach i nie przerywają, gdy ktoś zadzwoni na telefon.':
    'Колонки Wi-Fi грають ту саму музику в кількох кімнатах і не переривають її, коли хтось телефонує.',
  'Duże i małe AGD wolnostojące: od pralki po toster. Duży sprzęt wniesiemy i podłączymy.':
    'Велика й мала окремостояча техніка: від пральної машини до тостера. Велику техніку занесемо й підключимо.',
  'Dobierz pojemność do liczby domowników i sprawdź głębokość, jeśli masz małą łazienkę.':
    'Виберіть місткість за кількістю мешканців і перевірте глибину, якщо у вас мала ванна кімната.',
  'Dla 2–3 osób wystarczy 7 kg, dla czteroosobowej rodziny wybierz 8–9 kg. Modele wąskie mają do 47 cm głębokości.':
    'Для 2–3 осіб вистачить 7 кг, для родини з чотирьох осіб виберіть 8–9 кг. Вузькі моделі мають до 47 см глибини.',
  'Suszarka z pompą ciepła zużywa o połowę mniej prądu niż kondensacyjna i suszy delikatniej.':
    'Сушильна машина з тепловим насосом споживає вдвічі менше струму, ніж конденсаційна, і сушить делікатніше.',
  'Pamiętaj, że naraz wysuszysz mniej ubrań, niż wypierzesz: drugi z podanych ciężarów dotyczy suszenia.':
    'Пам’ятайте, що за раз висушите менше одягу, ніж виперете: друга з указаних ваг стосується сушіння.',
  'Zmierz wnękę, zostaw kilka centymetrów na wentylację i sprawdź, w którą stronę otwierają się drzwi.':
    'Виміряйте нішу, залиште кілька сантиметрів для вентиляції та перевірте, у який бік відчиняються двері.',
  'Pełny No Frost oznacza koniec z rozmrażaniem. Na jedną osobę przyjmij około 80–100 litrów pojemności.':
    'Повний No Frost – це кінець розморожуванню. На одну особу рахуйте близько 80–100 літрів об’єму.',
  'Szeroka lodówka potrzebuje miejsca na otwarcie obu drzwi; do kostkarki z przyłączem doprowadź wodę.':
    'Широкий холодильник потребує місця, щоб відчинити обидві дверцята; до льодогенератора з підключенням підведіть воду.',
  'Szufladowa jest wygodniejsza, skrzyniowa – tańsza i pojemniejsza. Do garażu wybierz model przystosowany do niskich temperatur.':
    'Морозильна шафа зручніша, скриня – дешевша й місткіша. Для гаража виберіть модель, пристосовану до низьких температур.',
  'Wolnostojące zmywarki 60 i 45 cm – do nowej kuchni i do wynajmowanego mieszkania.':
    'Окремостоячі посудомийні машини 60 і 45 см – для нової кухні та для орендованого помешкання.',
  'Model 60 cm mieści 12–15 kompletów naczyń; trzecia szuflada na sztućce oddaje miejsce w dolnym koszu.':
    'Модель 60 см вміщує 12–15 комплектів посуду; третя шухляда для приборів звільняє місце в нижньому кошику.',
  'Wąska zmywarka mieści 9–11 kompletów i zużywa 8–10 litrów wody na cykl.':
    'Вузька посудомийна машина вміщує 9–11 комплектів і споживає 8–10 літрів води за цикл.',
  'Kuchnie wolnostojące gazowe i elektryczne oraz kuchenki mikrofalowe.': 'Окремостоячі газові й електричні плити та мікрохвильові печі.',
  'Sprawdź, czy masz gaz ziemny, czy butlę: dysze do obu rodzajów są zwykle w zestawie, ale wymienia je serwisant.':
    'Перевірте, чи у вас природний газ, чи балон: форсунки для обох видів зазвичай у комплекті, але міняє їх майстер.',
  'Kuchnia indukcyjna wymaga zasilania trójfazowego i naczyń z magnetycznym dnem.':
    'Індукційна плита потребує трифазного живлення та посуду з магнітним дном.',
  'Do podgrzewania wystarczy 20 litrów i 700 W; grill i konwekcja zastąpią mały piekarnik.':
    'Для підігрівання вистачить 20 літрів і 700 W; гриль і конвекція замінять малу духовку.',
  'Pionowe bez kabla i roboty, które sprzątają same.': 'Вертикальні без кабелю та роботи, що прибирають самі.',
  'Patrz na czas pracy w trybie normalnym, a nie maksymalnym, i na to, czy akumulator można wymienić.':
    'Дивіться на час роботи у звичайному режимі, а не в максимальному, і на те, чи можна замінити акумулятор.',
  'Laserowa nawigacja mapuje mieszkanie w kilkanaście minut. Stacja z myciem mopów oszczędza najwięcej pracy.':
    'Лазерна навігація складає карту помешкання за кільканадцять хвилин. Станція з миттям мопів заощаджує найбільше праці.',
  'Worek jest higieniczniejszy dla alergików, pojemnik – tańszy w utrzymaniu. Do mieszkania wystarczy zasięg 8 metrów.':
    'Мішок гігієнічніший для алергіків, контейнер – дешевший в утриманні. Для квартири вистачить радіуса дії 8 метрів.',
  'Ekspresy, czajniki i tostery – wszystko na dobry początek dnia.': 'Кавомашини, чайники й тостери – усе для доброго початку дня.',
  'Jeśli pijesz kawę z mlekiem, wybierz model z automatycznym systemem spieniania i wyjmowanym zaparzaczem.':
    'Якщо п’єте каву з молоком, виберіть модель з автоматичним спінюванням і знімним заварником.',
  'Ekspres kolbowy daje najwięcej kontroli nad smakiem; przyda się do niego młynek żarnowy.':
    'Ріжкова кавоварка дає найбільше контролю над смаком; до неї знадобиться жорнова кавомолка.',
  'Regulacja temperatury przyda się do zielonej herbaty i kawy przelewowej, szkło łatwiej utrzymać w czystości niż stal.':
    'Регулювання температури знадобиться для зеленого чаю та фільтр-кави, скло легше тримати в чистоті, ніж сталь.',
  'Szerokie szczeliny przyjmą kromki domowego chleba, a ruszt podgrzeje bułki.':
    'Широкі щілини приймуть скибки домашнього хліба, а решітка підігріє булочки.',
  'Sprzęt, który sieka, miesza, ubija i piecze bez oleju.': 'Техніка, що подрібнює, змішує, збиває та пече без олії.',
  'Do koktajli wybierz blender kielichowy o mocy od 800 W, do zup – ręczny z metalową końcówką.':
    'Для коктейлів виберіть стаціонарний блендер потужністю від 800 W, для супів – ручний з металевою насадкою.',
  'Do ciasta drożdżowego liczy się moc od 1000 W i metalowa przekładnia, misa 5 litrów wystarczy na dwie blachy.':
    'Для дріжджового тіста важливі потужність від 1000 W і металева передача, чаші 5 літрів вистачить на два дека.',
  'Dla dwóch osób wystarczy 4 litry, dla rodziny – 6 litrów lub dwie komory.':
    'Для двох осіб вистачить 4 літрів, для родини – 6 літрів або дві камери.',
  'Żelazka i generatory pary, które wygładzą nawet len.': 'Праски та парогенератори, що випрасують навіть льон.',
  'Stały wyrzut pary od 40 g/min i powłoka ceramiczna to dobry punkt wyjścia.':
    'Постійний потік пари від 40 г/хв і керамічне покриття – добра відправна точка.',
  'Generator ma duży zbiornik i silniejszą parę, więc większe pranie wyprasujesz nawet dwa razy szybciej.':
    'Парогенератор має великий резервуар і сильнішу пару, тож більше прання випрасуєте навіть удвічі швидше.',
  'Czyste i odpowiednio wilgotne powietrze przez cały rok.': 'Чисте й достатньо вологе повітря цілий рік.',
  'Dobierz wydajność CADR do powierzchni pokoju i sprawdź cenę filtra na rok.':
    'Виберіть продуктивність CADR за площею кімнати й перевірте ціну фільтра на рік.',
  'Nawilżacz ewaporacyjny nie zostawia białego osadu i sam pilnuje wilgotności.':
    'Зволожувач випарного типу не лишає білого осаду й сам стежить за вологістю.',
  'Na metr kwadratowy przyjmij około 350 BTU/h. Przenośny nie wymaga montażu, split jest cichszy i oszczędniejszy.':
    'На квадратний метр рахуйте близько 350 BTU/h. Переносний не потребує монтажу, спліт тихіший і ощадливіший.',
  'Do sypialni wybierz model cichszy niż 45 dB z wyłącznikiem czasowym.':
    'Для спальні виберіть модель, тихішу за 45 dB, з таймером вимкнення.',
  'Na 10 m² ocieplonego pokoju wystarczy 1000 W; termostat ogranicza zużycie prądu.':
    'На 10 m² утепленої кімнати вистачить 1000 W; термостат обмежує споживання струму.',
  'Sprzęt, który znika w meblach: piekarniki, płyty, okapy, lodówki i zmywarki do zabudowy.':
    'Техніка, що зникає в меблях: духовки, варильні поверхні, витяжки, холодильники та посудомийні машини для вбудовування.',
  'Piekarnik i mikrofala w jednej linii zabudowy.': 'Духовка й мікрохвильова піч в одній лінії меблів.',
  'Piroliza czyści piekarnik wysoką temperaturą, dodatek pary poprawia pieczywo i mięsa.':
    'Піроліз очищує духовку високою температурою, додаткова пара покращує випічку та м’ясо.',
  'Sprawdź wysokość niszy: najczęściej 38 cm w szafce wiszącej lub słupku.':
    'Перевірте висоту ніші: найчастіше 38 см у навісній шафці або пеналі.',
  'Gotowanie bez zapachów w całym domu.': 'Готування без запахів у всьому домі.',
  'Łączone pola przyjmą brytfannę, a sterowanie suwakami jest szybsze niż przyciski plus i minus.':
    'Об’єднані зони приймуть гусятницю, а сенсорні повзунки швидші за кнопки плюс і мінус.',
  'Żeliwne ruszty są stabilne, a szkło pod palnikami łatwo wytrzeć.': 'Чавунні решітки стійкі, а скло під пальниками легко протерти.',
  'Wydajność powinna wymieniać powietrze w kuchni 10 razy na godzinę: powierzchnia × wysokość × 10.':
    'Витяжка має оновлювати повітря в кухні 10 разів на годину: площа × висота × 10.',
  'Lodówki i zamrażarki ukryte za frontem mebla.': 'Холодильники та морозильники, сховані за меблевим фасадом.',
  'Standardowa wnęka ma 178 cm; zwróć uwagę na system prowadzenia drzwi – ślizgowy lub płaski zawias.':
    'Стандартна ніша має 178 см; зверніть увагу на кріплення дверцят – ковзне або пласкі завіси.',
  'Zamrażarka pod blat ma 82 cm wysokości, słupek – 178 cm.': 'Морозильник під стільницю має 82 см висоти, пенал – 178 см.',
  'Cichy sprzęt do otwartej kuchni.': 'Тиха техніка для відкритої кухні.',
  'W otwartej kuchni wybierz model do 42 dB i z projekcją czasu na podłodze.':
    'У відкриту кухню виберіть модель до 42 dB і з проєкцією часу на підлогу.',
  'Front meblowy montuje się na zawiasach pralki; wybierz kierunek otwierania przed zakupem.':
    'Меблевий фасад кріпиться на завісах пральної машини; виберіть бік відчинення перед купівлею.',
  'Ekspres montuje się na wysokości oczu, w niszy 45 cm, i wysuwa na prowadnicach.':
    'Кавомашина встановлюється на висоті очей, у ніші 45 см, і висувається на напрямних.',
};
