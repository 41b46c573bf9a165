/** Titles and short texts of listings and content pages; bodies of pages, articles, news and the glossary have files of their own. */
export const pages: Readonly<Record<string, string>> = {
  'Duże i małe AGD wolnostojące: od pralki po toster. Duży sprzęt wniesiemy i podłączymy.':
    'Велика й мала окрема техніка: від пральної машини до тостера. Велику занесемо й підключимо.',
  'Sprzęt, który znika w meblach: piekarniki, płyty, okapy, lodówki i zmywarki do zabudowy.':
    'Техніка, що ховається в меблях: вбудовані духові шафи, поверхні, витяжки, холодильники та посудомийні машини.',
  'Laptopy, komputery i wszystko, co do nich podłączasz.': "Ноутбуки, комп'ютери та все, що до них під'єднують.",
  'Konsole i akcesoria dla graczy w każdym wieku.': 'Консолі та аксесуари для гравців будь-якого віку.',
  'Aparaty i drony, dzięki którym wrócisz z podróży z dobrymi zdjęciami.':
    'Камери та дрони, з якими ви повернетеся з подорожі з гарними фото.',
  'Kosiarki i elektronarzędzia do pracy w domu, garażu i na działce.': 'Газонокосарки та електроінструменти для дому, гаража й дачі.',
  'Sprzęt do włosów, golenia i zębów, polecany przez specjalistów.': 'Техніка для волосся, гоління та зубів, яку радять фахівці.',
  'Telefony, zegarki, tablety i akcesoria, które nosisz przy sobie.': 'Телефони, годинники, планшети й аксесуари, які ви носите з собою.',
  'Ekrany do salonu i sypialni, dźwięk do filmów i muzyki, słuchawki na drogę do pracy.':
    'Екрани для вітальні та спальні, звук для фільмів і музики, навушники на дорогу до роботи.',
  'Popularne marki': 'Популярні бренди',
  'Tak, od 300 zł. Przy części produktów obowiązują raty 0% – oznaczamy je etykietą, a w filtrach znajdziesz je w grupie „Oferta”.':
    'Так, від 300 zł. Для частини товарів діє розстрочка 0%: ми позначаємо їх етикеткою, а у фільтрах вони в групі «Пропозиція».',
  'Nie wiesz, co wybrać? Zajrzyj do poradników na blogu albo zapytaj doradcę w salonie lub przez telefon.':
    'Не знаєте, що вибрати? Зазирніть до порад у блозі або запитайте консультанта в магазині чи телефоном.',
  'Oszczędny dom': 'Ощадний дім',
  'AGD w klasie A i B w jednym miejscu': 'Побутова техніка класу A та B в одному місці',
  'Suma rat równa cenie': 'Сума платежів дорівнює ціні',
  'Czarny piątek': "Чорна п'ятниця",
  'Ceny szokowe do wyczerpania puli': 'Шокові ціни, доки є запас',
  'Wyprawka studenta': 'Набір студента',
  'Zdrowa kuchnia': 'Здорова кухня',
  'Weekend z AGD': 'Вихідні побутової техніки',
  'w ostatni piątek listopada': "в останню п'ятницю листопада",
  'Wszystkie produkty w obniżonej cenie w jednym miejscu.': 'Усі товари за зниженою ціною в одному місці.',
  'Przy każdej obniżce podajemy najniższą cenę z 30 dni przed jej wprowadzeniem, a wysokość rabatu liczymy właśnie od niej.':
    'Біля кожної знижки ми подаємо найнижчу ціну за 30 днів до неї, і знижку рахуємо саме від цієї ціни.',
  'Sprzęt powystawowy i po zwrotach, sprawdzony przez serwis.': 'Техніка з вітрин і після повернень, перевірена сервісом.',
  'Każdy egzemplarz z outletu opisujemy osobno, podajemy jego stan i sprzedajemy z prawem do zwrotu w 30 dni.':
    'Кожен примірник з аутлету ми описуємо окремо, вказуємо його стан і продаємо з правом повернення за 30 днів.',
  'Produkty, które pojawiły się w ofercie w ostatnich tygodniach.': "Товари, що з'явилися останніми тижнями.",
  'Premiery sprawdzamy w salonach, dlatego o większość z nich możesz zapytać doradcę już w dniu debiutu.':
    'Новинки ми перевіряємо в магазинах, тому про більшість можна запитати консультанта вже в день виходу.',
  'Kup teraz i spłacaj bez odsetek i prowizji.': 'Купуйте зараз і сплачуйте без відсотків і комісії.',
  'Raty 0% oznaczają, że suma rat jest równa cenie produktu. RRSO wynosi 0%, a decyzję banku dostaniesz zwykle w kwadrans.':
    'Розстрочка 0% означає, що сума платежів дорівнює ціні товару. RRSO становить 0%, а рішення банку зазвичай отримуєте за чверть години.',
  'Modele, które nasi klienci wybierają najczęściej.': 'Моделі, які наші покупці вибирають найчастіше.',
  'Kolejność na liście zależy od popularności, a obok ceny znajdziesz oceny kupujących.':
    'Порядок у списку залежить від популярності, а біля ціни ви знайдете оцінки покупців.',
  'AGD w klasie A i B, które zużywa mniej prądu i wody.': 'Побутова техніка класу A та B, що споживає менше струму й води.',
  'Różnica między klasą A i E w pralce to nawet kilkadziesiąt kilowatogodzin na 100 cykli. Przez 10 lat zwraca się część ceny zakupu.':
    'Різниця між класами A та E у пральній машині – до кількох десятків кіловат-годин на 100 циклів. За 10 років повертається частина ціни.',
  'Laptopy, tablety i drukarki na początek roku akademickiego.': 'Ноутбуки, планшети й принтери на початок навчального року.',
  'Zebraliśmy sprzęt do 3000 zł, który wystarczy na cały tok studiów: lekki, z dobrą baterią i polską klawiaturą.':
    'Ми зібрали техніку до 3000 zł, якої вистачить на все навчання: легку, з доброю батареєю та польською клавіатурою.',
  'Frytkownice beztłuszczowe, blendery i piekarniki z parą.': 'Мультипечі, блендери та духові шафи з парою.',
  'Mniej tłuszczu, więcej smaku: wybraliśmy urządzenia, które ułatwiają gotowanie na co dzień.':
    'Менше жиру, більше смаку: ми вибрали прилади, що полегшують щоденне готування.',
  'Największe obniżki roku wracają w ostatni piątek listopada.': "Найбільші знижки року повертаються в останню п'ятницю листопада.",
  'Ceny szokowe obowiązują do wyczerpania puli albo do końca promocji. Stan puli widać przy każdym produkcie.':
    'Шокові ціни діють, доки є запас або до кінця акції. Його стан видно біля кожного товару.',
  'Obniżki dużego i małego AGD w jednym miejscu.': 'Знижки на велику й малу техніку в одному місці.',
  'Na liście są produkty, których promocja właśnie trwa. Do kiedy, sprawdzisz na stronie produktu.':
    'У списку товари, акція на які саме триває. До коли – дивіться на сторінці товару.',
  'Czy cena w salonie jest taka sama?': 'Чи ціна в магазині така сама?',
  'Tak. Ceny w sklepie internetowym i w salonach są zwykle takie same; wyjątki oznaczamy przy produkcie.':
    'Так. Ціни в інтернет-магазині та в магазинах зазвичай однакові; винятки позначаємо біля товару.',
  'Promocja obejmuje produkty oznaczone na liście.': 'Акція діє на товари, позначені в списку.',
  'Obowiązuje do wyczerpania puli lub do końca podanego terminu.': 'Діє, доки є запас, або до кінця вказаного терміну.',
  'Nie łączy się z innymi kodami, chyba że opis stanowi inaczej.': 'Не поєднується з іншими кодами, якщо в описі не вказано інше.',
  'Reklamacje rozpatrujemy w ciągu 14 dni.': 'Рекламації розглядаємо протягом 14 днів.',
  'Regulamin sklepu': 'Правила магазину',
  'Zaufani partnerzy': 'Довірені партнери',
  'Praca w Amperio': 'Робота в Amperio',
  'Program Amperio Plus': 'Програма Amperio Plus',
  'Salony Amperio': 'Магазини Amperio',
  Newsletter: 'Розсилка',
  'Dziękujemy za zapis': 'Дякуємо за підписку',
  'Regulamin sklepu internetowego Amperio: zamówienia, ceny, płatności, dostawa, odstąpienie od umowy i reklamacje.':
    'Правила інтернет-магазину Amperio: замовлення, ціни, оплата, доставка, відмова від договору та рекламації.',
  'Jakie dane zbieramy, po co, jak długo je przechowujemy i jakie masz prawa.':
    'Які дані ми збираємо, навіщо, як довго зберігаємо та які ваші права.',
  'Jakich plików cookie używamy, do czego służą i jak zmienić zgody.': 'Які файли cookie ми використовуємо, для чого та як змінити згоди.',
  'Firmy, z którymi współpracujemy przy płatnościach, dostawie i statystykach.':
    'Компанії, з якими ми співпрацюємо щодо оплати, доставки та статистики.',
  'Sposoby i koszty dostawy, terminy, wniesienie dużego sprzętu i odbiór w salonie.':
    'Способи та вартість доставки, терміни, занесення великої техніки й самовивіз із магазину.',
  'BLIK, karta, szybki przelew, raty, leasing, płatność przy odbiorze i w salonie.':
    'BLIK, картка, швидкий переказ, розстрочка, лізинг, оплата під час отримання та в магазині.',
  '30 dni na zwrot: jak odesłać produkt, ile to kosztuje i kiedy dostaniesz pieniądze.':
    '30 днів на повернення: як надіслати товар, скільки це коштує та коли ви отримаєте гроші.',
  'Raty 0%, raty bankowe i leasing dla firm: warunki, przykład reprezentatywny, wniosek krok po kroku.':
    'Розстрочка 0%, банківська розстрочка та лізинг для компаній: умови, репрезентативний приклад, заява крок за кроком.',
  'Gwarancja producenta, odpowiedzialność sprzedawcy, przedłużona gwarancja i serwis.':
    'Гарантія виробника, відповідальність продавця, подовжена гарантія та сервіс.',
  'Kim jesteśmy, jak pracujemy i dlaczego warto kupować w Amperio.': 'Хто ми, як працюємо та чому варто купувати в Amperio.',
  'Oferty pracy w salonach, magazynie, biurze i zespole technologicznym Amperio.':
    'Вакансії в магазинах, на складі, в офісі та технічній команді Amperio.',
  'Amperio Plus: 5% taniej na produkty z etykietą Plus, 60 dni na zwrot i kod na 30 zł. Bezpłatnie, zapisujesz się na koncie.':
    'Amperio Plus: 5% знижки на товари з позначкою Plus, 60 днів на повернення та код на 30 zł. Безкоштовно, записуєтеся в акаунті.',
  'Adresy i godziny otwarcia ośmiu salonów Amperio.': 'Адреси та години роботи восьми магазинів Amperio.',
  'Zapisz się do newslettera Amperio.': 'Підпишіться на розсилку Amperio.',
  'Potwierdzenie zapisu do newslettera.': 'Підтвердження підписки на розсилку.',
  'Godziny otwarcia': 'Години роботи',
  Usługi: 'Послуги',
  poniedziałek: 'понеділок',
  wtorek: 'вівторок',
  środa: 'середа',
  czwartek: 'четвер',
  piątek: "п'ятниця",
  sobota: 'субота',
  niedziela: 'неділя',
  'odbiór zamówień': 'видача замовлень',
  'zwroty i reklamacje': 'повернення та рекламації',
  'montaż folii': 'наклеювання плівки',
  'przenoszenie danych': 'перенесення даних',
  'doradca AGD': 'консультант із побутової техніки',
  'Zamówienia na produkty dostępne w salonie przygotujemy tego samego dnia, zwykle w ciągu 2 godzin. Salon jest dostępny dla osób poruszających się na wózkach.':
    'Замовлення на товари, що є в магазині, готуємо того самого дня, зазвичай за 2 години. Магазин доступний для людей на візках.',
  'Zamówienia przywozimy z magazynu następnego dnia roboczego. Salon jest dostępny dla osób poruszających się na wózkach.':
    'Замовлення привозимо зі складу наступного робочого дня. Магазин доступний для людей на візках.',
  'Gazetka promocyjna': 'Акційна газета',
  'Kino w domu': 'Кіно вдома',
  'Telewizory, soundbary i słuchawki na długie wieczory.': 'Телевізори, саундбари й навушники для довгих вечорів.',
  'Dom bez wysiłku': 'Дім без зусиль',
  'Pralki, lodówki i roboty, które robią swoje, gdy Ty odpoczywasz.':
    'Пральні машини, холодильники й роботи, що працюють, поки ви відпочиваєте.',
  'Kuchnia pełna smaku': 'Кухня, повна смаку',
  'Kawa jak z kawiarni, frytki bez tłuszczu i koktajle w minutę.': "Кава як у кав'ярні, картопля фрі без жиру й коктейлі за хвилину.",
  'Lekkie laptopy, duże ekrany i wygodne myszy.': 'Легкі ноутбуки, великі екрани й зручні миші.',
  'Zawsze w kieszeni': 'Завжди в кишені',
  'Telefony, tablety i słuchawki, które nosisz przy sobie.': 'Телефони, планшети й навушники, які ви носите з собою.',
  'Stanowisko pracy': 'Робоче місце',
  'Ultrabooki, monitory i klawiatury dla całego zespołu.': 'Ультрабуки, монітори й клавіатури для всієї команди.',
  'Drukarki i routery, które wytrzymają biuro.': 'Принтери й роутери, що витримають офіс.',
  'Archiwum promocji': 'Архів акцій',
  'Tydzień oszczędnego AGD': 'Тиждень ощадної техніки',
  'Pralki, suszarki i lodówki w klasie A i B taniej nawet o 20%.':
    'Пральні та сушильні машини й холодильники класу A та B дешевше навіть на 20%.',
  'Raty 0% na telewizory': 'Розстрочка 0% на телевізори',
  'Do 30 rat bez odsetek i prowizji na wybrane modele.': 'До 30 платежів без відсотків і комісії на вибрані моделі.',
  'Jesień z nowym telefonem': 'Осінь із новим телефоном',
  'Montaż folii w cenie przy zakupie smartfona od 1500 zł.': 'Наклеювання плівки в ціні при купівлі смартфона від 1500 zł.',
  'Wyprawka do biura': 'Набір для офісу',
  'Laptopy, monitory i drukarki w komplecie taniej.': 'Ноутбуки, монітори та принтери дешевше в комплекті.',
  'Powrót do szkoły': 'Назад до школи',
  'Tablety i laptopy z dodatkowym rokiem gwarancji.': 'Планшети й ноутбуки з додатковим роком гарантії.',
  'Wielkie pranie 2023': 'Велике прання 2023',
  'Pralki z wniesieniem za złotówkę.': 'Пральні машини із занесенням за один злотий.',
  'Kino w domu 2022': 'Кіно вдома 2022',
  'Soundbar gratis do telewizora od 65 cali.': 'Саундбар у подарунок до телевізора від 65 дюймів.',
  'Formularz odstąpienia od umowy': 'Бланк відмови від договору',
  'Protokół szkody w przesyłce': 'Акт про пошкодження посилки',
  'Pełnomocnictwo do odbioru zamówienia': 'Довіреність на отримання замовлення',
  'Lista kontrolna przed montażem AGD do zabudowy': 'Перелік перед монтажем вбудованої техніки',
};
