/** Pages of help: delivery, payments and returns, text by text as tags split them. */
export const buyingPages: Readonly<Record<string, string>> = {
  'Zamówienia złożone w dni robocze do {{cut-off}} zaczynamy kompletować tego samego dnia. Datę dostawy dla swojego kodu pocztowego zobaczysz na stronie produktu i w koszyku.':
    'Замовлення, оформлені в робочі дні до {{cut-off}}, ми починаємо комплектувати того самого дня. Дату доставки за вашим поштовим індексом видно на сторінці товару та в кошику.',
  'Sposoby i koszty': 'Способи та вартість',
  'Koszt zależy od wagi i wymiarów. W koszyku pokazujemy tylko te sposoby, którymi da się wysłać wszystkie wybrane produkty.':
    'Вартість залежить від ваги й розмірів. У кошику ми показуємо лише ті способи, якими можна надіслати всі вибрані товари.',
  'Duży sprzęt: dzień i godzina do wyboru': 'Велика техніка: день і час на вибір',
  'Pralkę, lodówkę czy telewizor od 75 cali dostarczamy własnym transportem. W zamówieniu wybierasz dzień i przedział godzinowy, a kierowca dzwoni pół godziny przed przyjazdem. Możesz dokupić wniesienie, podłączenie i montaż w zabudowie.':
    'Пральну машину, холодильник чи телевізор від 75 дюймів ми доставляємо власним транспортом. У замовленні ви вибираєте день і проміжок часу, а водій телефонує за пів години до приїзду. Можна додатково замовити занесення, підключення та монтаж у меблі.',
  'Jeżeli produkt jest na półce w wybranym salonie, przygotujemy go w ciągu 2 godzin. Gdy zamówienie będzie gotowe, napiszemy e-mail; do odbioru wystarczy numer zamówienia. Pozostałe produkty przywieziemy z magazynu bez opłat. Do odbioru w salonie, automacie lub punkcie nie potrzebujemy Twojego adresu. Nie chcesz płacić z góry? Zarezerwuj produkt: odłożymy go w salonie na 48 godzin, a kod odbioru wyślemy SMS-em.':
    'Якщо товар є на полиці у вибраному магазині, ми підготуємо його протягом 2 годин. Коли замовлення буде готове, ми повідомимо електронною поштою; щоб його забрати, достатньо номера замовлення. Решту товарів безкоштовно привеземо зі складу. Щоб забрати замовлення в магазині, поштоматі або пункті, ваша адреса не потрібна. Не хочете платити наперед? Зарезервуйте товар: ми відкладемо його в магазині на 48 годин, а код для отримання надішлемо в SMS.',
  'Kupując telewizor lub duże AGD, możesz bezpłatnie oddać zużyte urządzenie tego samego rodzaju w miejscu dostawy. Zaznacz przy produkcie usługę „Odbiór starego sprzętu” i odłącz urządzenie przed przyjazdem ekipy. Małą elektronikę przyjmujemy w':
    'Купуючи телевізор або велику побутову техніку, ви можете безкоштовно здати за місцем доставки старий пристрій того самого виду. Позначте біля товару послугу «Вивезення старої техніки» та від’єднайте пристрій до приїзду бригади. Дрібну електроніку ми приймаємо в',
  salonach: 'магазинах',
  'Sprawdź przesyłkę': 'Перевірте посилку',
  'Obejrzyj opakowanie przy kurierze.': 'Огляньте упаковку в присутності кур’єра.',
  'Jeżeli jest uszkodzone, spisz protokół szkody.': 'Якщо її пошкоджено, складіть акт про пошкодження.',
  'Zrób zdjęcia i dodaj je do': 'Зробіть фотографії та додайте їх до',
  'zgłoszenia reklamacji': 'рекламації',
  '. Sprawę przyjmiemy też telefonicznie, e-mailem i w salonie.':
    '. Ми приймемо звернення також телефоном, електронною поштою та в магазині.',
  'Reklamację przyjmiemy także bez protokołu, ale z nim rozpatrzymy ją szybciej.':
    'Без акта ви не втрачаєте права на рекламацію, але з ним її розглянуть швидше.',
  'Podaj numer zamówienia i adres e-mail na stronie': 'Вкажіть номер замовлення й адресу e-mail на сторінці',
  '. Wysyłamy na terenie Polski. Gdy zamówienie jest spakowane, wysłane, gotowe do odbioru i dostarczone, piszemy e-mail; numer przesyłki jest w wiadomości o wysłaniu. Jeżeli kurier Cię nie zastanie, termin następnej próby poda przewoźnik.':
    '. Ми надсилаємо замовлення в межах Польщі. Коли замовлення запаковано, надіслано, підготовлено до отримання та доставлено, ми повідомляємо електронною поштою; номер посилки є в листі про надсилання. Якщо кур’єр вас не застане, час наступної спроби повідомить перевізник.',

  'Wybierz sposób, który Ci odpowiada. Wszystkie opłaty pokazujemy przed złożeniem zamówienia.':
    'Виберіть спосіб, який вам підходить. Усі витрати ми показуємо ще до оформлення замовлення.',
  'Płatności natychmiastowe': 'Миттєва оплата',
  '– wpisujesz sześciocyfrowy kod i potwierdzasz w aplikacji banku. Kod jest ważny 2 minuty.':
    '– ви вводите шестицифровий код і підтверджуєте платіж у застосунку банку. Код дійсний 2 хвилини.',
  Karta: 'Картка',
  '– płatność potwierdzasz w banku.': '– платіж ви підтверджуєте у своєму банку.',
  '– przechodzisz do swojego banku i wracasz do sklepu z potwierdzeniem. Zamówienie trafia do realizacji od razu.':
    '– ви переходите до свого банку й повертаєтеся в магазин із підтвердженням. Ми одразу беремося за замовлення.',
  'Płacę później': 'Плачу пізніше',
  'Zakupy od 50 do 4000 zł: kupujesz dziś, płacisz w ciągu 30 dni bez dodatkowych kosztów. Limit przyznaje operator, zwykle w kilkanaście sekund.':
    'Покупки від 50 до 4000 zł: купуєте сьогодні, платите протягом 30 днів без додаткових витрат. Ліміт надає оператор, зазвичай за кільканадцять секунд.',
  'Od 300 zł możesz rozłożyć zakup na raty, także 0%. Firmy mogą wybrać leasing online od 1000 zł. Szczegóły i przykład reprezentatywny opisujemy na stronie':
    'Від 300 zł покупку можна взяти в розстрочку, зокрема 0%. Компанії можуть вибрати лізинг онлайн від 1000 zł. Подробиці та репрезентативний приклад наведено на сторінці',
  Raty: 'Розстрочка',
  'Dane do przelewu dostaniesz w wiadomości z potwierdzeniem. W tytule wpisz tylko numer zamówienia. Na wpłatę czekamy 10 dni, a towar jest w tym czasie odłożony.':
    'Реквізити для переказу ви отримаєте в листі з підтвердженням. У призначенні платежу вкажіть лише номер замовлення. На кошти ми чекаємо 10 днів, і весь цей час товар відкладено.',
  'Przy odbiorze i w salonie': 'Під час отримання та в магазині',
  'U kuriera zapłacisz gotówką lub kartą, opłata wynosi 9,99 zł, a limit 6000 zł. W salonie zapłacisz bez dopłat: gotówką, kartą lub BLIKIEM.':
    'Кур’єру можна заплатити готівкою або карткою: плата за це становить 9,99 zł, ліміт – 6000 zł. У магазині ви платите без доплат: готівкою, карткою або BLIK.',
  'Karty podarunkowe i bony': 'Подарункові картки та ваучери',
  Kod: 'Код',
  'karty podarunkowej': 'подарункової картки',
  'lub bonu od pracodawcy wpisujesz przy wyborze płatności. Jeżeli wartość zamówienia jest wyższa, dopłacasz inną metodą. Niewykorzystana kwota zostaje na bonie, a gdy zamówienie zostanie anulowane, wraca na bon. Kodów, licencji i kart podarunkowych nie kupisz bonem. Karta podarunkowa jest ważna 12 miesięcy od wysłania;':
    'або ваучера від роботодавця ви вводите, коли вибираєте спосіб оплати. Якщо сума замовлення більша, решту доплачуєте іншим способом. Невикористана сума залишається на ваучері, а якщо замовлення скасовано, повертається на ваучер. Коди, ліцензії та подарункові картки ваучером купити не можна. Подарункова картка дійсна 12 місяців від надсилання;',
  'sprawdź, ile na niej zostało': 'перевірте, скільки на ній залишилося',
  '. Zamówienia z kartą podarunkową płaci się z góry.': '. Замовлення, у якому є подарункова картка, оплачують наперед.',
  Faktura: 'Рахунок-фактура',
  'Fakturę na firmę wystawimy po podaniu NIP w zamówieniu, a na osobę, gdy zaznaczy to w swoich danych. Do paragonu bez NIP nie możemy później wystawić faktury dla firmy. Dokument wyślemy e-mailem.':
    'Рахунок-фактуру на компанію ми виставимо, якщо в замовленні вказано NIP, а на особу, якщо вона позначить це у своїх даних. До чека без NIP ми не зможемо потім виставити рахунок-фактуру для компанії. Документ надішлемо електронною поштою.',
  'Gdy płatność się nie powiedzie': 'Якщо оплата не вдалася',
  'Nie składaj zamówienia drugi raz – zamówienie czeka.': 'Не оформлюйте замовлення вдруге: воно чекає.',
  'Użyj przycisku „Zapłać ponownie” w wiadomości.': 'Натисніть у листі кнопку «Заплатити ще раз».',
  'Jeżeli pieniądze zostały pobrane dwa razy, bank lub operator zwróci nadpłatę, zwykle w ciągu 3 dni roboczych.':
    'Якщо гроші списано двічі, банк або оператор поверне переплату, зазвичай протягом 3 робочих днів.',
  Bezpieczeństwo: 'Безпека',
  'Nie widzimy ani nie zapisujemy danych Twojej karty. Nigdy nie prosimy o kod BLIK telefonicznie ani w wiadomości. Jeżeli dostaniesz SMS z prośbą o dopłatę do przesyłki, nie klikaj odnośnika i daj nam znać. Strona płatności zawsze ma zamkniętą kłódkę i adres operatora, którego wybrano w zamówieniu.':
    'Ми не бачимо й не зберігаємо даних вашої картки. Ми ніколи не просимо назвати код BLIK телефоном чи в повідомленні. Якщо ви отримали SMS із проханням доплатити за посилку, не відкривайте посилання та повідомте нас. На сторінці оплати завжди є закритий замок і адреса оператора, вибраного в замовленні.',

  'Na zwrot masz': 'На повернення у вас є',
  '30 dni': '30 днів',
  'od otrzymania przesyłki, bez podawania przyczyny, a przy zamówieniach złożonych w programie':
    'від отримання посилки, без пояснення причин, а для замовлень, оформлених у програмі',
  '60 dni': '60 днів',
  '. Prawo to dotyczy konsumentów i przedsiębiorców na prawach konsumenta.':
    '. Це право мають споживачі та підприємці з правами споживача.',
  'Jak zwrócić produkt': 'Як повернути товар',
  ': wybierz produkty i potwierdź. Potwierdzenie z numerem wyślemy od razu e-mailem. Możesz też wypełnić':
    ': виберіть товари й підтвердьте. Підтвердження з номером ми одразу надішлемо електронною поштою. Можна також заповнити',
  'formularz odstąpienia': 'бланк відмови',
  'i wysłać go albo przynieść do salonu.': 'й надіслати його або принести до магазину.',
  'Wybierz sposób: salon albo paczka z naszą etykietą, którą dostaniesz z potwierdzeniem. Sprzęt, który jest za duży na paczkę, bezpłatnie odbierze kurier w dniu, który wybierzesz.':
    'Виберіть спосіб: магазин або посилка з нашою етикеткою, яку ви отримаєте разом із підтвердженням. Техніку, завелику для посилки, безкоштовно забере кур’єр у день, який ви виберете.',
  'Zapakuj produkt z akcesoriami. Oryginalne pudełko nie jest konieczne, ale zabezpiecza sprzęt w drodze.':
    'Запакуйте товар з аксесуарами. Оригінальна коробка не обов’язкова, але захищає техніку в дорозі.',
  'Dołącz numer zgłoszenia.': 'Додайте номер звернення.',
  Koszty: 'Вартість',
  'Zwrot w salonie': 'Повернення в магазині',
  'Paczka z naszą etykietą': 'Посилка з нашою етикеткою',
  'Odbiór dużego sprzętu przez kuriera': 'Вивезення великої техніки кур’єром',
  'Kiedy oddamy pieniądze': 'Коли ми повернемо гроші',
  'Najpóźniej w ciągu 14 dni od otrzymania oświadczenia, tą samą metodą, którą zapłacono. Możemy wstrzymać się ze zwrotem do otrzymania towaru lub dowodu nadania. Gdy zwracasz całe zamówienie, oddajemy też koszt dostawy, do wysokości najtańszej oferowanej. Jeżeli płatność nie przeszła przez bramkę (przelew, gotówka), podaj w formularzu numer konta.':
    'Щонайпізніше протягом 14 днів від отримання заяви, тим самим способом, яким було здійснено оплату. Ми можемо затримати повернення грошей, доки не отримаємо товар або підтвердження його відправлення. Коли ви повертаєте все замовлення, ми відшкодовуємо й вартість доставки, але не більше вартості найдешевшої з пропонованих. Якщо оплата пройшла не через платіжного оператора (переказ, готівка), вкажіть у формі номер рахунку.',
  'Co wolno sprawdzić': 'Що можна перевірити',
  'Możesz obejrzeć i uruchomić produkt tak jak w salonie. Za zmniejszenie wartości rzeczy, której używano w szerszym zakresie – na przykład, gdy pralka prała, a nie tylko została obejrzana – odpowiada według ustawy kupujący. Oddajemy wtedy odpowiednio mniej, a kwotę i powód podajemy e-mailem i na stronie statusu.':
    'Ви можете оглянути й увімкнути товар так само, як у магазині. За зменшення вартості речі, якою користувалися ширше, – наприклад, якщо пральна машина прала, а не лише була оглянута, – за законом відповідає покупець. Тоді ми повертаємо відповідно менше, а суму й причину повідомляємо електронною поштою та на сторінці статусу.',
  Wyjątki: 'Винятки',
  'produkty wykonane na zamówienie,': 'товари, виготовлені на замовлення,',
  'oprogramowanie i treści cyfrowe po rozpoczęciu pobierania za Twoją zgodą,':
    'програмне забезпечення та цифровий вміст після початку завантаження за вашою згодою,',
  'artykuły higieniczne po otwarciu zaplombowanego opakowania, np. końcówki szczoteczek i golarek,':
    'гігієнічні товари після відкриття запломбованої упаковки, наприклад насадки зубних щіток і бритв,',
  'usługi wykonane w całości za Twoją zgodą.': 'послуги, повністю виконані за вашою згодою.',
  'Kartę, którą nikt jeszcze nie zapłacił, zwrócisz na stronie zamówienia w ciągu 14 dni od jej wysłania. Karty, którą już zapłacono, nie można zwrócić: za nią kupiono to, co można zwrócić osobno.':
    'Картку, якою ще ніхто не платив, можна повернути на сторінці замовлення протягом 14 днів від її надсилання. Картку, якою вже платили, повернути не можна: за неї куплено те, що можна повернути окремо.',
  'Zwrot zestawu': 'Повернення комплекту',
  'Z zestawu w cenie promocyjnej możesz zwrócić wszystko albo tylko część. Oddajemy tyle, ile naprawdę zapłacono za zwracane produkty: ich cenę bez przypadającego na nie rabatu.':
    'З комплекту за акційною ціною можна повернути все або лише частину. Ми повертаємо стільки, скільки справді сплачено за повернуті товари: їхню ціну без знижки, що на них припадає.',
  'Oświadczenie o odstąpieniu': 'Заява про відмову від договору',
  'Wystarczy wiadomość: „Odstępuję od umowy sprzedaży produktu …, numer zamówienia …, data otrzymania …, imię i nazwisko, adres, data”. Możesz wysłać ją na':
    'Достатньо повідомлення: «Відмовляюся від договору купівлі-продажу товару …, номер замовлення …, дата отримання …, ім’я та прізвище, адреса, дата». Його можна надіслати на',
  '. Termin jest zachowany, jeżeli wyślesz oświadczenie przed jego upływem.':
    '. Строк вважається дотриманим, якщо ви надішлете заяву до його закінчення.',
  'Zanim odeślesz telefon lub komputer': 'Перш ніж надіслати телефон або комп’ютер',
  'Zrób kopię danych, wyloguj się z kont i przywróć ustawienia fabryczne. Wyjmij kartę SIM i kartę pamięci. Urządzenia z włączoną blokadą aktywacji nie możemy sprawdzić, co wydłuża zwrot pieniędzy.':
    'Зробіть копію даних, вийдіть з акаунтів і відновіть заводські налаштування. Вийміть SIM-картку та карту пам’яті. Пристрій з увімкненим блокуванням активації ми не можемо перевірити, тому гроші повернуться пізніше.',
};
