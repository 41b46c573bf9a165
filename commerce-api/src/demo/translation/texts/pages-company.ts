/** Pages of the company: who it is, its jobs, the Plus programme and the newsletter. */
export const companyPages: Readonly<Record<string, string>> = {
  'Amperio to polski sklep z elektroniką i sprzętem dla domu. Zaczęliśmy w 2009 roku od jednego salonu w Warszawie i pięciu osób. Dziś prowadzimy osiem salonów, magazyn w Pruszkowie i sklep internetowy, w którym codziennie doradzamy kilku tysiącom osób.':
    'Amperio – польський магазин електроніки та техніки для дому. Ми почали у 2009 році з одного магазину у Варшаві та п’яти людей. Сьогодні в нас вісім магазинів, склад у Прушкові та інтернет-магазин, де ми щодня консультуємо кілька тисяч людей.',
  'Jak pracujemy': 'Як ми працюємо',
  'Wierzymy, że dobry sklep to taki, w którym łatwo zrozumieć, co się kupuje. Dlatego opisy piszemy sami, dane techniczne sprawdzamy z instrukcją, a zdjęcia pokazują produkt z kilku stron. Przy obniżkach podajemy najniższą cenę z 30 dni i nie wymyślamy cen „przed promocją”.':
    'Ми віримо, що добрий магазин – це той, у якому легко зрозуміти, що купуєш. Тому описи ми пишемо самі, технічні характеристики звіряємо з інструкцією, а фотографії показують товар із кількох боків. Біля знижок ми вказуємо найнижчу ціну за 30 днів і не вигадуємо цін «до акції».',
  Liczby: 'Цифри',
  'około 7500 produktów w stałej ofercie,': 'близько 7500 товарів у постійному асортименті,',
  '8 salonów w największych miastach,': '8 магазинів у найбільших містах,',
  '98% paczek wysyłanych w dniu obiecanym przy zamówieniu,': '98% посилок, надісланих у день, обіцяний під час замовлення,',
  '30 dni na zwrot, także w salonie.': '30 днів на повернення, також у магазині.',
  Doradcy: 'Консультанти',
  'W salonach pracują ludzie, którzy sami używają tego, co sprzedają. Co kwartał przechodzą szkolenia z nowych technologii, a najciekawsze urządzenia zabierają do domu na testy. Ich recenzje czytasz na stronach produktów i na':
    'У магазинах працюють люди, які самі користуються тим, що продають. Щокварталу вони проходять навчання з нових технологій, а найцікавіші пристрої беруть додому на тести. Їхні огляди ви читаєте на сторінках товарів і в',
  blogu: 'блозі',
  Odpowiedzialność: 'Відповідальність',
  'Przy dostawie odbieramy zużyte telewizory i duże AGD, przyjmujemy małą elektronikę w salonach i przedłużamy życie urządzeń w':
    'Під час доставки ми забираємо старі телевізори та велику побутову техніку, приймаємо дрібну електроніку в магазинах і даємо пристроям друге життя в',
  outlecie: 'аутлеті',
  '. Kartony wypełniamy papierem, a trasy samochodów układamy tak, by nie jeździły puste. W nowych salonach oświetlenie i klimatyzacja pobierają o jedną trzecią mniej energii niż w poprzednich.':
    '. Коробки ми заповнюємо папером, а маршрути автомобілів складаємо так, щоб вони не їздили порожніми. У нових магазинах освітлення та кондиціонери споживають на третину менше енергії, ніж у попередніх.',
  Dostępność: 'Доступність',
  'Pracujemy nad tym, aby sklepem dało się posługiwać klawiaturą i czytnikiem ekranu. Strona jest dostępna także po ukraińsku. Jeżeli coś Ci utrudnia zakup, napisz na':
    'Ми працюємо над тим, щоб магазином можна було користуватися з клавіатури та з програмою читання з екрана. Сайт доступний також українською. Якщо вам щось заважає купувати, напишіть на',
  'Firmom proponujemy osobny sklep z fakturami na NIP, leasingiem online i ofertą dobraną do biura. Korzystają z niego biura, szkoły i hotele.':
    'Компаніям ми пропонуємо окремий магазин із рахунками-фактурами на NIP, лізингом онлайн і асортиментом, дібраним для офісу. Ним користуються офіси, школи та готелі.',
  'Zadzwoń: 22 100 20 30, od poniedziałku do soboty 8–20,': 'Зателефонуйте: 22 100 20 30, з понеділка до суботи, 8–20,',
  'napisz do nas': 'напишіть нам',
  'albo odwiedź': 'або завітайте до',
  salon: 'магазину',
  '. W salonie w Warszawie raz w miesiącu prowadzimy bezpłatne warsztaty: o fotografowaniu telefonem, parzeniu kawy i bezpieczeństwie w sieci. Dziennikarzy zapraszamy do kontaktu pod adresem':
    '. У магазині у Варшаві ми раз на місяць проводимо безкоштовні майстер-класи: про фотографування телефоном, приготування кави та безпеку в мережі. Журналістів просимо звертатися на адресу',

  'Szukamy osób, które lubią tłumaczyć rzeczy prosto. Doświadczenie w handlu pomaga, ale nie jest konieczne – produktów nauczymy.':
    'Ми шукаємо людей, які люблять пояснювати просто. Досвід у торгівлі допомагає, але не обов’язковий: про товари ми навчимо.',
  'Otwarte rekrutacje': 'Відкриті вакансії',
  'Doradca klienta – Warszawa, Poznań, Lublin': 'Консультант для клієнтів – Варшава, Познань, Люблін',
  'Rozmawiasz z klientami, pokazujesz sprzęt, montujesz folie i przyjmujesz zwroty. Wynagrodzenie: 5400–6600 zł brutto. Umowa o pracę od pierwszego dnia, grafik znany miesiąc wcześniej, premia zależna od zadowolenia klientów, a nie od sprzedanych dodatków.':
    'Ви розмовляєте з клієнтами, показуєте техніку, наклеюєте плівки та приймаєте повернення. Заробітна плата: 5400–6600 zł брутто. Трудовий договір із першого дня, графік відомий за місяць наперед, премія залежить від задоволення клієнтів, а не від проданих додатків.',
  'Kierowca-monter – Pruszków': 'Водій-монтажник – Прушків',
  'W dwuosobowej załodze dostarczasz i podłączasz duże AGD. Potrzebne prawo jazdy kategorii B, mile widziane uprawnienia elektryczne. Wynagrodzenie: 6800–8200 zł brutto. Zapewniamy samochód z windą i odzież.':
    'У бригаді з двох осіб ви доставляєте та підключаєте велику побутову техніку. Потрібні водійські права категорії B, вітається допуск до електричних робіт. Заробітна плата: 6800–8200 zł брутто. Ми надаємо автомобіль із гідробортом і робочий одяг.',
  'Specjalista obsługi reklamacji – praca hybrydowa': 'Фахівець із розгляду рекламацій – гібридна робота',
  'Prowadzisz zgłoszenia od przyjęcia do decyzji. Ważna jest znajomość praw konsumenta i spokojny styl pisania. Wynagrodzenie: 6200–7500 zł brutto.':
    'Ви ведете звернення від прийняття до рішення. Важливі знання прав споживача та спокійний стиль письма. Заробітна плата: 6200–7500 zł брутто.',
  'Programistka lub programista frontend – zdalnie': 'Frontend-розробниця або розробник – віддалено',
  'Rozwijasz sklep, z którego właśnie korzystasz. Liczą się szybkość działania, dostępność i testy. Wynagrodzenie: 14 000–19 000 zł brutto.':
    'Ви розвиваєте магазин, яким саме зараз користуєтеся. Важливі швидкість роботи, доступність і тести. Заробітна плата: 14 000–19 000 zł брутто.',
  'Co dajemy': 'Що ми пропонуємо',
  'umowę o pracę i widełki wynagrodzenia w każdym ogłoszeniu,': 'трудовий договір і діапазон заробітної плати в кожному оголошенні,',
  'opiekę medyczną i dopłatę do sportu,': 'медичне обслуговування та доплату на спорт,',
  'zniżki pracownicze,': 'знижки для працівників,',
  'dwa dodatkowe dni wolne po roku pracy,': 'два додаткові вихідні дні після року роботи,',
  'szkolenia w godzinach pracy.': 'навчання в робочий час.',
  'Jak przebiega rekrutacja': 'Як ми добираємо людей',
  'Wysyłasz CV na': 'Ви надсилаєте резюме на',
  'z nazwą stanowiska w temacie.': 'і в темі листа вказуєте назву посади.',
  'W ciągu 7 dni odpowiadamy każdemu, także gdy się nie zdecydujemy.':
    'Протягом 7 днів ми відповідаємо кожному, навіть якщо відповідь – ні.',
  'Rozmawiamy raz przez telefon i raz na miejscu lub wideo.': 'Ми розмовляємо раз телефоном і раз на місці або через відео.',
  'Decyzję z uzasadnieniem dostajesz w ciągu 5 dni.': 'Рішення з поясненням ви отримуєте протягом 5 днів.',
  'Równe szanse': 'Рівні можливості',
  'O zatrudnieniu decydują umiejętności. Salony w galeriach są dostępne dla osób na wózkach, a biuro ma pokój cichej pracy. Powiedz nam, jeżeli potrzebujesz dostosowania rozmowy.':
    'Під час прийняття на роботу вирішують уміння. Магазини в торгових центрах доступні для людей на візках, а в офісі є кімната для тихої роботи. Скажіть нам, якщо співбесіду потрібно пристосувати до ваших потреб.',
  'Dane w rekrutacji': 'Дані кандидатів',
  'Dane kandydatów przechowujemy do końca rekrutacji, a za zgodą przez 12 miesięcy na potrzeby kolejnych. Szczegóły opisuje':
    'Дані кандидатів ми зберігаємо до завершення добору, а за згодою – протягом 12 місяців для наступних вакансій. Подробиці описує',
  'polityka prywatności': 'політика приватності',
  'Staże i praktyki': 'Стажування та практика',
  'Uczniów techników i studentów przyjmujemy na płatne staże w serwisie, magazynie i zespole technologicznym. Trwają od dwóch do sześciu miesięcy, można je łączyć z nauką, a co trzeci stażysta zostaje z nami na stałe. Nabór ogłaszamy w marcu i październiku.':
    'Учнів технікумів і студентів ми приймаємо на оплачуване стажування в сервісі, на складі та в технічній команді. Воно триває від двох до шести місяців, його можна поєднувати з навчанням, а кожен третій стажер залишається з нами назавжди. Набір ми оголошуємо в березні та жовтні.',

  'Amperio Plus to bezpłatny program dla klientów, którzy mają u nas konto. Produkty z fioletową etykietą „Plus −5%” kupisz w nim taniej: cenę dla członków pokazujemy każdemu, obok zwykłej ceny, na liście i na stronie produktu.':
    'Amperio Plus – безкоштовна програма для клієнтів, які мають у нас акаунт. Товари з фіолетовою позначкою «Plus −5%» ви купуєте в ній дешевше: ціну для учасників ми показуємо кожному, поруч зі звичайною ціною, у списку та на сторінці товару.',
  'Co zyskujesz': 'Що ви отримуєте',
  '5% taniej': '5% знижки',
  'na produkty z etykietą Plus,': 'на товари з позначкою Plus,',
  '60 dni na zwrot': '60 днів на повернення',
  'zamiast 30 w zamówieniach złożonych w programie,': 'замість 30 для замовлень, оформлених у програмі,',
  kod: 'код',
  ': 30 zł mniej przy zakupach od 300 zł, tylko dla członków.': ': 30 zł знижки на покупки від 300 zł, лише для учасників.',
  'Jak dołączyć': 'Як приєднатися',
  albo: 'або',
  'załóż konto': 'створити акаунт',
  'Na pierwszej stronie': 'На першій сторінці',
  konta: 'акаунта',
  'naciśnij „Dołącz do programu”.': 'натисніть «Приєднатися до програми».',
  'Rabat działa od razu, także na to, co już leży w koszyku: bez karty i bez opłat.':
    'Знижка діє одразу, також на те, що вже лежить у кошику: без картки й без оплат.',
  'Jak działa rabat': 'Як діє знижка',
  'Rabat liczymy od aktualnej ceny jednej sztuki, także promocyjnej, i zaokrąglamy do grosza. W koszyku i w kasie widzisz go w osobnym wierszu „Rabat Plus”, a na fakturze i przy zwrocie liczy się cena, którą zapłacono. Łączy się z promocjami koszyka, bonami, ratami i kodami na kwotę. Nie łączy się z kodami procentowymi: dopóki taki kod jest w koszyku, działa kod zamiast rabatu Plus. Nie obejmuje kart podarunkowych, gwarancji, usług i dostawy. Najniższą cenę z 30 dni pokazujemy tak samo jak pozostałym klientom.':
    'Знижку ми рахуємо від поточної ціни однієї штуки, зокрема акційної, та округлюємо до гроша. У кошику та під час оформлення замовлення ви бачите її в окремому рядку «Знижка Plus», а в рахунку-фактурі та в разі повернення враховується сплачена ціна. Вона поєднується з акціями кошика, ваучерами, розстрочкою та кодами на суму. Вона не поєднується з відсотковими кодами: доки такий код є в кошику, він діє замість знижки Plus. Вона не поширюється на подарункові картки, гарантії, послуги та доставку. Найнижчу ціну за 30 днів ми показуємо так само, як і іншим клієнтам.',
  'Najczęstsze pytania': 'Найчастіші запитання',
  'Czy program jest płatny?': 'Чи програма платна?',
  'Nie i nie wymaga minimalnych zakupów.': 'Ні, і мінімальної суми покупок у ній немає.',
  'Dlaczego w koszyku nie ma rabatu?': 'Чому в кошику немає знижки?',
  'Sprawdź, czy jesteś na swoim koncie, czy produkt ma etykietę Plus i czy w koszyku nie ma kodu procentowego.':
    'Перевірте, чи ви ввійшли у свій акаунт, чи має товар позначку Plus і чи немає в кошику відсоткового коду.',
  'Czy dane są potrzebne do reklam?': 'Чи потрібні дані для реклами?',
  'Nie. Udział w programie nie wymaga zgody marketingowej.': 'Ні. Участь у програмі не потребує згоди на маркетинг.',
  'Jak zrezygnować?': 'Як вийти з програми?',
  'Na pierwszej stronie konta naciśnij „Zrezygnuj”. Rabat i kody dla członków przestają wtedy działać. Zakupy zrobione wcześniej zachowują swoje warunki, w tym cenę i 60 dni na zwrot. Wrócić możesz w każdej chwili.':
    'На першій сторінці акаунта натисніть «Вийти з програми». Тоді знижка та коди для учасників перестануть діяти. Для попередніх покупок умови не змінюються, зокрема ціна та 60 днів на повернення. Повернутися можна будь-коли.',
  'Mam konto sprzedawcy – czy skorzystam?': 'У мене акаунт продавця – чи можу я скористатися?',
  'Nie. Konta sprzedawców salonów nie należą do programu.': 'Ні. Акаунти продавців магазинів до програми не належать.',
  'Regulamin programu': 'Правила програми',
  'Organizatorem jest Amperio Sp. z o.o. Program trwa bezterminowo. O jego zakończeniu lub zmianie zasad poinformujemy z wyprzedzeniem co najmniej 30 dni. Reklamacje dotyczące programu rozpatrujemy tak jak pozostałe, w ciągu 14 dni. W sprawach nieopisanych obowiązuje':
    'Організатор – Amperio Sp. z o.o. Програма безстрокова. Про її завершення або зміну правил ми повідомимо щонайменше за 30 днів. Рекламації щодо програми ми розглядаємо так само, як інші, протягом 14 днів. У питаннях, які тут не описано, діють',
  'regulamin sklepu': 'правила магазину',

  'W newsletterze piszemy o promocjach i nowościach, bez codziennych wiadomości. Wypisać się możesz jednym kliknięciem w każdej z nich.':
    'У розсилці ми пишемо про акції та новинки, без щоденних листів. Відписатися можна одним натисканням у кожному з них.',
  'Po zapisie wyślemy wiadomość z linkiem, którym go potwierdzisz. Nie ma jej po kilku minutach? Sprawdź folder ze spamem.':
    'Після підписки ми надішлемо лист із посиланням, яким ви її підтвердите. Листа немає за кілька хвилин? Перевірте папку зі спамом.',
  'Twój adres jest potwierdzony. Napiszemy, gdy będziemy mieli promocje lub nowości, o których warto wiedzieć.':
    'Вашу адресу підтверджено. Ми напишемо, коли матимемо акції або новинки, про які варто знати.',
};
