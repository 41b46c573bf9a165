/** Terms of the shop and the privacy policy. */
export const legalPages: Readonly<Record<string, string>> = {
  '1. Kim jesteśmy': '1. Хто ми',
  'Sklep internetowy prowadzi Amperio Sp. z o.o. z siedzibą w Warszawie, ul. Elektryczna 8, 00-346 Warszawa. Napisz do nas na':
    'Інтернет-магазин веде Amperio Sp. z o.o. з місцезнаходженням у Варшаві, ul. Elektryczna 8, 00-346 Warszawa. Напишіть нам на',
  'albo zadzwoń: 22 100 20 30, od poniedziałku do soboty w godzinach 8–20. Opłata za połączenie jest zgodna z taryfą Twojego operatora.':
    'або зателефонуйте: 22 100 20 30, з понеділка до суботи, з 8:00 до 20:00. Плата за дзвінок – за тарифом вашого оператора.',
  '2. Konto i zamówienie bez konta': '2. Акаунт і замовлення без акаунта',
  'Zamówienie złożysz z kontem lub bez niego. Konto jest bezpłatne i możesz je usunąć w każdej chwili. Aby kupić, potrzebujesz przeglądarki, adresu e-mail i numeru telefonu, na który przekażemy informację o dostawie.':
    'Замовлення можна оформити з акаунтом або без нього. Акаунт безкоштовний, і його можна видалити будь-коли. Щоб купити, потрібні браузер, адреса e-mail і номер телефону, на який ми передамо інформацію про доставку.',
  '3. Jak zawieramy umowę': '3. Як ми укладаємо договір',
  'Dodajesz produkty do koszyka, wybierasz płatność i dostawę, a potem sprawdzasz podsumowanie.':
    'Ви додаєте товари до кошика, вибираєте оплату й доставку, а потім перевіряєте підсумок.',
  'Przycisk „Zamawiam z obowiązkiem zapłaty” oznacza złożenie oferty zakupu.':
    'Кнопка «Замовляю з обов’язком оплати» означає подання оферти на купівлю.',
  'Otrzymujesz e-mail „Dziękujemy za zamówienie!”, w którym potwierdzamy jego przyjęcie.':
    'Ви отримуєте електронний лист «Дякуємо за замовлення!», у якому ми підтверджуємо його прийняття.',
  'Z chwilą otrzymania tej wiadomości umowa zostaje zawarta.': 'З моменту отримання цього листа договір вважається укладеним.',
  'Jeżeli produktu zabraknie, powiadomimy Cię najpóźniej następnego dnia roboczego i zwrócimy wpłatę w ciągu 7 dni.':
    'Якщо товару не вистачить, ми повідомимо вас щонайпізніше наступного робочого дня та повернемо сплачену суму протягом 7 днів.',
  '4. Ceny': '4. Ціни',
  'Ceny podajemy w złotych z podatkiem VAT. Koszt dostawy i płatności widzisz przed złożeniem zamówienia. Przy każdej obniżce podajemy najniższą cenę z 30 dni przed jej wprowadzeniem i od niej liczymy wysokość rabatu. Nie ustalamy cen indywidualnie na podstawie zautomatyzowanego profilowania.':
    'Ціни ми подаємо в злотих із ПДВ. Вартість доставки та оплати ви бачите до оформлення замовлення. Біля кожної знижки ми подаємо найнижчу ціну за 30 днів до її запровадження й від неї рахуємо розмір знижки. Ми не встановлюємо індивідуальних цін на основі автоматизованого профілювання.',
  '5. Płatności i dostawa': '5. Оплата та доставка',
  'Aktualne metody i koszty opisujemy na stronach': 'Актуальні способи та вартість описано на сторінках',
  i: 'та',
  '. Na płatność BLIKIEM, kartą i szybkim przelewem czekamy 3 dni, na przelew tradycyjny oraz umowę ratalną lub leasingową 10 dni. Po tym czasie zamówienie anulujemy, chyba że bank rozpatruje jeszcze wniosek.':
    '. На оплату через BLIK, карткою та швидким переказом ми чекаємо 3 дні, на звичайний переказ, а також на договір розстрочки або лізингу – 10 днів. Після цього строку ми скасовуємо замовлення, крім випадків, коли банк ще розглядає заяву.',
  '6. Odstąpienie od umowy': '6. Відмова від договору',
  'Konsument i przedsiębiorca na prawach konsumenta może odstąpić od umowy w ciągu 30 dni od otrzymania produktu (60 dni przy zamówieniach złożonych w programie Amperio Plus), bez podawania przyczyny, także na stronie':
    'Споживач і підприємець із правами споживача може відмовитися від договору протягом 30 днів від отримання товару (60 днів для замовлень, оформлених у програмі Amperio Plus), без пояснення причин, також на сторінці',
  '. Termin ustawowy wynosi 14 dni, my wydłużamy go dobrowolnie. Szczegóły, wzór formularza i wyjątki znajdziesz na stronie':
    '. Встановлений законом строк становить 14 днів, ми добровільно його подовжуємо. Подробиці, зразок бланка та винятки ви знайдете на сторінці',
  '7. Reklamacje': '7. Рекламації',
  'Odpowiadamy za zgodność towaru z umową przez co najmniej 2 lata od dostarczenia. Możesz żądać naprawy lub wymiany, a w przypadkach określonych w ustawie – obniżenia ceny albo odstąpienia od umowy. Na reklamację odpowiadamy w ciągu 14 dni. Zgłoszenie złożysz':
    'Ми несемо відповідальність за відповідність товару договору щонайменше 2 роки від доставки. Ви можете вимагати ремонту або заміни, а у випадках, визначених законом, – зниження ціни або відмови від договору. На рекламацію ми відповідаємо протягом 14 днів. Подати її можна',
  'w sklepie internetowym': 'в інтернет-магазині',
  ', telefonicznie, e-mailem, w salonie lub listownie.': ', телефоном, електронною поштою, у магазині або листом.',
  '8. Opinie': '8. Відгуки',
  'Opinie mogą dodawać wszyscy klienci. Oznaczenie „Potwierdzony zakup” dostają wyłącznie opinie powiązane z numerem zamówienia. Nie usuwamy opinii negatywnych, o ile nie naruszają prawa.':
    'Відгуки можуть додавати всі клієнти. Позначку «Підтверджена покупка» отримують лише відгуки, пов’язані з номером замовлення. Негативних відгуків ми не видаляємо, якщо вони не порушують закону.',
  'O ocenę zakupów prosimy tylko osoby, które złożyły zamówienie. Komentarze, na których publikację się zgodziły, pokazujemy na stronie':
    'Оцінити покупки ми просимо лише тих, хто зробив замовлення. Коментарі, на публікацію яких вони погодилися, ми показуємо на сторінці',
  '9. Usługi cyfrowe i zasady korzystania': '9. Цифрові послуги та правила користування',
  'Nie wolno dostarczać treści bezprawnych ani zakłócać działania sklepu. Zgłoszenia dotyczące błędów przyjmujemy na stronie':
    'Заборонено надсилати протиправний вміст і порушувати роботу магазину. Повідомлення про помилки ми приймаємо на сторінці',
  '10. Spory': '10. Спори',
  'Możesz skorzystać z pomocy powiatowego rzecznika konsumentów, Inspekcji Handlowej oraz stałych polubownych sądów konsumenckich. Udział w takim postępowaniu jest dobrowolny dla obu stron.':
    'Ви можете скористатися допомогою повітового уповноваженого з прав споживачів, Торгової інспекції (Inspekcja Handlowa) та постійних споживчих третейських судів. Участь у такому провадженні добровільна для обох сторін.',
  '11. Zmiany regulaminu': '11. Зміни правил',
  'Nowe brzmienie ogłaszamy na tej stronie, z datą zmiany. Do zamówień złożonych przed zmianą stosujemy poprzednie brzmienie.':
    'Нову редакцію ми оголошуємо на цій сторінці з датою зміни. До замовлень, оформлених до зміни, застосовуємо попередню редакцію.',

  'Administrator danych': 'Контролер даних',
  'Administratorem Twoich danych jest Amperio Sp. z o.o., ul. Elektryczna 8, 00-346 Warszawa. Z inspektorem ochrony danych skontaktujesz się pod adresem':
    'Контролер ваших даних – Amperio Sp. z o.o., ul. Elektryczna 8, 00-346 Warszawa. З інспектором із захисту даних можна зв’язатися за адресою',
  'Jakie dane przetwarzamy': 'Які дані ми обробляємо',
  'dane do zamówienia: imię, nazwisko, adres, e-mail, telefon, a dla firm NIP,':
    'дані для замовлення: ім’я, прізвище, адреса, e-mail, телефон, а для компаній NIP,',
  'dane konta: historia zakupów, schowek, zgody,': 'дані акаунта: історія покупок, обране, згоди,',
  'dane techniczne: adres IP, rodzaj przeglądarki, identyfikatory plików cookie,':
    'технічні дані: адреса IP, вид браузера, ідентифікатори файлів cookie,',
  'treść rozmów i zgłoszeń, gdy się z nami kontaktujesz.': 'зміст розмов і звернень, коли ви до нас звертаєтеся.',
  'Po co i na jakiej podstawie': 'Навіщо та на якій підставі',
  Cel: 'Мета',
  Podstawa: 'Підстава',
  Czas: 'Строк',
  'Realizacja zamówienia i konto': 'Виконання замовлення та акаунт',
  'umowa (art. 6 ust. 1 lit. b RODO)': 'договір (ст. 6 ч. 1 п. b GDPR, польською RODO)',
  'czas umowy i 6 lat na roszczenia, do końca roku kalendarzowego':
    'строк дії договору та 6 років на пред’явлення вимог, до кінця календарного року',
  'Faktury i podatki': 'Рахунки-фактури та податки',
  'obowiązek prawny (lit. c)': 'юридичний обов’язок (п. c)',
  '5 lat od końca roku podatkowego; dokumenty usuwamy razem z zamówieniem':
    '5 років від кінця податкового року; документи ми видаляємо разом із замовленням',
  '2 lata odpowiedzialności i rok dłużej, od ostatniej wiadomości': '2 роки відповідальності й ще рік, від останнього повідомлення',
  'Statystyka i bezpieczeństwo': 'Статистика та безпека',
  'uzasadniony interes (lit. f)': 'законний інтерес (п. f)',
  'do 14 miesięcy': 'до 14 місяців',
  'Publikacja komentarza do oceny zakupów': 'Публікація коментаря до оцінки покупок',
  'Zgłoszenia błędów w sklepie': 'Повідомлення про помилки в магазині',
  'do 180 dni, a obraz ekranu do 30 dni od zamknięcia zgłoszenia': 'до 180 днів, а знімок екрана – до 30 днів після закриття повідомлення',
  'zgoda (lit. a)': 'згода (п. a)',
  'do wycofania zgody': 'до відкликання згоди',
  'Komu przekazujemy dane': 'Кому ми передаємо дані',
  'Firmom kurierskim i operatorom punktów odbioru, operatorom płatności, bankom (gdy wnioskujesz o raty), serwisom producentów oraz dostawcom usług informatycznych. Nie sprzedajemy danych. Listę partnerów, którzy mogą zapisywać pliki cookie, znajdziesz na stronie':
    'Кур’єрським компаніям і операторам пунктів видачі, платіжним операторам, банкам (коли ви подаєте заяву на розстрочку), сервісам виробників і постачальникам ІТ-послуг. Ми не продаємо даних. Список партнерів, які можуть зберігати файли cookie, ви знайдете на сторінці',
  'Dane poza Europejskim Obszarem Gospodarczym': 'Дані за межами Європейської економічної зони',
  'Co do zasady przechowujemy dane w Unii Europejskiej. Jeżeli dostawca korzysta z serwerów poza nią, stosujemy standardowe klauzule umowne zatwierdzone przez Komisję Europejską.':
    'За загальним правилом ми зберігаємо дані в Європейському Союзі. Якщо постачальник користується серверами за його межами, ми застосовуємо стандартні договірні положення, затверджені Європейською комісією.',
  'Twoje prawa': 'Ваші права',
  'Możesz zażądać dostępu do danych, ich poprawienia, usunięcia, ograniczenia przetwarzania i przeniesienia, a także wnieść sprzeciw wobec przetwarzania opartego na uzasadnionym interesie. Zgodę wycofasz w każdej chwili, co nie wpływa na wcześniejsze przetwarzanie. Przysługuje Ci skarga do Prezesa Urzędu Ochrony Danych Osobowych.':
    'Ви можете вимагати доступу до даних, їх виправлення, видалення, обмеження обробки та перенесення, а також заперечити проти обробки на підставі законного інтересу. Згоду можна відкликати будь-коли, це не впливає на попередню обробку. Ви маєте право подати скаргу Голові Управління захисту персональних даних (UODO).',
  Profilowanie: 'Профілювання',
  'Jeżeli zgodzisz się na pliki marketingowe, dobieramy reklamy na podstawie oglądanych produktów. Nie podejmujemy wobec Ciebie decyzji wyłącznie w sposób zautomatyzowany, które wywoływałyby skutki prawne.':
    'Якщо ви погодитеся на маркетингові файли, ми добираємо рекламу на основі переглянутих товарів. Ми не ухвалюємо щодо вас виключно автоматизованих рішень, які мали б правові наслідки.',
  'Połączenie ze sklepem jest szyfrowane, hasła przechowujemy w postaci skrótów, a dostęp do danych mają tylko upoważnieni pracownicy. Nie prosimy o hasło ani o kod BLIK przez telefon.':
    'З’єднання з магазином зашифроване, паролі ми зберігаємо у вигляді хешів, а доступ до даних мають лише уповноважені працівники. Ми не просимо назвати пароль чи код BLIK телефоном.',
  'Dane dzieci': 'Дані дітей',
  'Sklep jest przeznaczony dla osób, które ukończyły 16 lat. Jeżeli dowiemy się, że konto założyło młodsze dziecko bez zgody rodzica, usuniemy je.':
    'Магазин призначений для осіб, яким виповнилося 16 років. Якщо ми дізнаємося, що акаунт без згоди батьків створила молодша дитина, ми його видалимо.',
  'Zmiany polityki': 'Зміни політики',
  'O istotnych zmianach informujemy na tej stronie. Poprzednie wersje udostępniamy na życzenie.':
    'Про істотні зміни ми повідомляємо на цій сторінці. Попередні версії надаємо на запит.',
};
