/** Pages of help: instalments and leasing; guarantee and service. */
export const creditAndWarrantyPages: Readonly<Record<string, string>> = {
  'Zakup od 300 zł możesz rozłożyć na raty przez internet. Przy produktach z etykietą „Raty 0%” suma rat jest równa cenie.':
    'Покупку від 300 zł можна взяти в розстрочку через інтернет. Для товарів з етикеткою «Розстрочка 0%» сума платежів дорівнює ціні.',
  'Rodzaje rat': 'Види розстрочки',
  Plan: 'План',
  Kwota: 'Сума',
  'Raty bankowe, od 6 do 48': 'Банківська розстрочка, від 6 до 48 платежів',
  'Raty PayU, od 3 do 48': 'Розстрочка PayU, від 3 до 48 платежів',
  'Przykład reprezentatywny': 'Репрезентативний приклад',
  'Rzeczywista roczna stopa oprocentowania (RRSO) dla rat 0% wynosi 0%. Całkowita kwota kredytu 2000,00 zł, całkowita kwota do zapłaty 2000,00 zł, oprocentowanie stałe 0%, całkowity koszt kredytu 0 zł, 20 miesięcznych rat po 100,00 zł. Stan na dzień aktualizacji tej strony.':
    'Реальна річна процентна ставка (RRSO) для розстрочки 0% становить 0%. Загальна сума кредиту 2000,00 zł, загальна сума до сплати 2000,00 zł, фіксована ставка 0%, загальна вартість кредиту 0 zł, 20 щомісячних платежів по 100,00 zł. Дані станом на день оновлення цієї сторінки.',
  'Jak złożyć wniosek': 'Як подати заяву',
  'Dodaj produkt do koszyka i wybierz w nim „Kup na raty” albo płatność ratalną w zamówieniu.':
    'Додайте товар до кошика та виберіть там «Купити в розстрочку» або оплату в розстрочку під час оформлення замовлення.',
  'Wybierz liczbę rat. Przy każdej widzisz ratę, RRSO i kwotę razem.':
    'Виберіть кількість платежів. Для кожного варіанта ви бачите розмір платежу, RRSO та загальну суму.',
  'Podaj dane i złóż zamówienie.': 'Вкажіть дані та оформіть замовлення.',
  'Wypełnij wniosek banku. Potrzebny jest dowód osobisty i numer konta.':
    'Заповніть заяву банку. Потрібні посвідчення особи та номер рахунку.',
  'Decyzję otrzymasz zwykle w kwadrans, w godzinach pracy banku.': 'Рішення ви зазвичай отримаєте за чверть години, у робочі години банку.',
  'Podpisz umowę przez internet. Zamówienie wyślemy po informacji z banku.':
    'Підпишіть договір через інтернет. Замовлення ми надішлемо після повідомлення від банку.',
  'Dopóki bank rozpatruje wniosek albo czeka na dokumenty, produkty są dla Ciebie odłożone i niczego nie anulujemy. Do wniosku wrócisz ze strony zamówienia. Jeżeli bank odmówi albo wycofasz wniosek, zapłacisz w inny sposób.':
    'Доки банк розглядає заяву або чекає на документи, товари відкладено для вас, і ми нічого не скасовуємо. Повернутися до заяви можна зі сторінки замовлення. Якщо банк відмовить або ви відкличете заяву, ви заплатите іншим способом.',
  'Kto może skorzystać': 'Хто може скористатися',
  'Osoba pełnoletnia z polskim numerem PESEL i stałym dochodem: z umowy o pracę, zlecenia, działalności, emerytury lub renty. Ostateczną decyzję podejmuje bank po ocenie zdolności kredytowej.':
    'Повнолітня особа з польським номером PESEL і постійним доходом: за трудовим договором чи договором доручення, від підприємницької діяльності, з пенсії або ренти. Остаточне рішення ухвалює банк після оцінки кредитоспроможності.',
  'Wcześniejsza spłata i odstąpienie': 'Дострокове погашення та відмова від договору',
  'Kredyt możesz spłacić w każdej chwili, a koszty zostaną proporcjonalnie obniżone. Od umowy kredytu odstąpisz w ciągu 14 dni. Zwrot towaru rozliczamy bezpośrednio z bankiem.':
    'Кредит можна погасити будь-коли, і витрати пропорційно зменшаться. Від кредитного договору можна відмовитися протягом 14 днів. За повернутий товар ми розраховуємося безпосередньо з банком.',
  'Od 1000 zł, dla firm z numerem NIP; kodów i licencji nie można wziąć w leasing. Umowę podpiszesz przez internet albo w salonie przy odbiorze. Raty zaliczysz do kosztów, a po zakończeniu umowy wykupisz sprzęt.':
    'Від 1000 zł, для компаній із номером NIP; коди та ліцензії не можна взяти в лізинг. Договір ви підпишете через інтернет або в магазині під час отримання. Платежі можна зарахувати до витрат, а після закінчення договору – викупити техніку.',
  'Na co uważać': 'На що зважати',
  'Wybieraj ratę, którą udźwigniesz także w trudniejszym miesiącu. Opóźnienie oznacza odsetki i wpis w biurze informacji kredytowej. W razie kłopotów skontaktuj się z bankiem jak najszybciej. Porównując oferty, patrz na RRSO i całkowitą kwotę do zapłaty, a nie tylko na wysokość raty. Ubezpieczenie kredytu jest dobrowolne.':
    'Вибирайте платіж, який подужаєте й у складніший місяць. Прострочення означає відсотки та запис у бюро кредитної інформації. У разі труднощів якнайшвидше зв’яжіться з банком. Порівнюючи пропозиції, дивіться на RRSO та загальну суму до сплати, а не лише на розмір платежу. Страхування кредиту добровільне.',

  'Gdy produkt działa nieprawidłowo, masz dwie drogi: reklamację u nas jako sprzedawcy albo gwarancję producenta. Wybór należy do Ciebie.':
    'Якщо товар працює неправильно, у вас є два шляхи: рекламація в нас як у продавця або гарантія виробника. Вибір за вами.',
  'Reklamacja u sprzedawcy': 'Рекламація у продавця',
  'Odpowiadamy za zgodność towaru z umową przez 2 lata od dostarczenia. W tym czasie domniemywa się, że wada istniała w chwili zakupu. Najpierw możesz żądać naprawy lub wymiany, a jeżeli to się nie uda albo wada jest istotna – obniżenia ceny lub odstąpienia od umowy. Odpowiadamy w ciągu 14 dni.':
    'Ми несемо відповідальність за відповідність товару договору протягом 2 років від доставки. Протягом цього часу діє презумпція, що недолік існував на момент купівлі. Спершу ви можете вимагати ремонту або заміни, а якщо це не вдасться або недолік істотний – зниження ціни чи відмови від договору. Ми даємо відповідь протягом 14 днів.',
  'Gwarancja producenta': 'Гарантія виробника',
  'Jej długość podajemy w danych technicznych produktu: zwykle 24 miesiące, dla części marek 36 lub 60. Warunki opisuje karta gwarancyjna. Serwis producenta przyjedzie do dużego AGD, a mały sprzęt odbierze kurier.':
    'Її строк ми вказуємо в технічних характеристиках товару: зазвичай 24 місяці, для деяких брендів 36 або 60. Умови описано в гарантійному талоні. До великої побутової техніки приїде сервіс виробника, а дрібну забере кур’єр.',
  'Przedłużona gwarancja': 'Подовжена гарантія',
  'Do większości produktów dokupisz rok lub dwa lata ochrony na zasadach gwarancji producenta, bez udziału własnego. Ochrona od uszkodzeń obejmuje też upadek i zalanie. Cena zależy od wartości produktu i jest widoczna w koszyku.':
    'Для більшості товарів можна докупити рік або два роки захисту на умовах гарантії виробника, без франшизи. Захист від пошкоджень охоплює також падіння та залиття. Ціна залежить від вартості товару, її видно в кошику.',
  'Jak zgłosić': 'Як звернутися',
  'Sprawdź w instrukcji rozdział o rozwiązywaniu problemów – często pomaga ponowne uruchomienie lub czyszczenie filtra.':
    'Перегляньте в інструкції розділ про усунення несправностей: часто допомагає перезапуск або чищення фільтра.',
  'Przygotuj numer zamówienia albo inny dowód zakupu. Paragon nie jest konieczny, wystarczy potwierdzenie płatności.':
    'Підготуйте номер замовлення або інше підтвердження покупки. Чек не обов’язковий, достатньо підтвердження оплати.',
  'Wypełnij zgłoszenie': 'Подайте рекламацію',
  'albo przyjdź do': 'або прийдіть до',
  salonu: 'магазину',
  'Dołącz zdjęcia, jeżeli usterka jest widoczna.': 'Додайте фотографії, якщо несправність видно.',
  'Sprzęt zastępczy': 'Техніка на заміну',
  'Jeżeli naprawa pralki, lodówki lub telefonu trwa dłużej niż 14 dni, zapytaj w salonie o sprzęt zastępczy. Liczba egzemplarzy jest ograniczona.':
    'Якщо ремонт пральної машини, холодильника або телефону триває понад 14 днів, запитайте в магазині про техніку на заміну. Кількість примірників обмежена.',
  'Części i naprawy po gwarancji': 'Запчастини та ремонт після гарантії',
  'Producenci AGD mają obowiązek utrzymywać części zamienne przez 7–10 lat. Pomożemy znaleźć autoryzowany serwis i podamy numer części. Przed oddaniem telefonu lub komputera zrób kopię danych i wyloguj się z kont.':
    'Виробники побутової техніки зобов’язані забезпечувати наявність запасних частин протягом 7–10 років. Ми допоможемо знайти авторизований сервіс і повідомимо номер деталі. Перш ніж здати телефон або комп’ютер, зробіть копію даних і вийдіть з акаунтів.',
  'Status zgłoszenia': 'Стан звернення',
  'Stan reklamacji sprawdzisz po jej numerze:': 'Стан рекламації можна перевірити за її номером:',
  '. O każdej zmianie powiadamiamy e-mailem. Jeżeli nie zgadzasz się z decyzją, możesz bezpłatnie poprosić o pomoc powiatowego rzecznika konsumentów lub Inspekcję Handlową.':
    '. Про кожну зміну ми повідомляємо електронною поштою. Якщо ви не згодні з рішенням, можна безкоштовно звернутися по допомогу до повітового уповноваженого з прав споживачів або Торгової інспекції (Inspekcja Handlowa).',
};
