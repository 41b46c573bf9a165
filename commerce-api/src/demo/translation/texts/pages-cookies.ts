/** What the shop says of cookies and of its partners. */
export const cookiePages: Readonly<Record<string, string>> = {
  'Czym są pliki cookie': 'Що таке файли cookie',
  'To małe pliki tekstowe, które strona zapisuje w przeglądarce. Dzięki nim pamiętamy koszyk, wybrany język i Twoje zgody. Podobnie działa pamięć lokalna przeglądarki, dlatego opisujemy je razem.':
    'Це невеликі текстові файли, які сайт зберігає в браузері. Завдяки їм ми пам’ятаємо кошик, вибрану мову та ваші згоди. Подібно працює локальна пам’ять браузера, тому ми описуємо їх разом.',
  'Rodzaje plików': 'Види файлів',
  Niezbędne: 'Необхідні',
  'Utrzymują koszyk, logowanie i bezpieczeństwo formularzy oraz pamiętają to, czego używasz: język, porównanie, ostatnio oglądane produkty i kod pocztowy do daty dostawy. Nie wymagają zgody.':
    'Вони підтримують кошик, вхід і безпеку форм, а також пам’ятають те, чим ви користуєтеся: мову, порівняння, нещодавно переглянуті товари та поштовий індекс для дати доставки. Вони не потребують згоди.',
  Funkcjonalne: 'Функціональні',
  'Pozwalają działać dodatkowym usługom z zewnątrz, np. formularzowi uwag o stronie. Ukraińską wersję sklepu zobaczysz także bez tej zgody.':
    'Вони дають змогу працювати додатковим зовнішнім сервісам, наприклад формі зауважень про сайт. Українську версію магазину ви побачите й без цієї згоди.',
  Analityczne: 'Аналітичні',
  'Pokazują nam w formie zbiorczych statystyk, które strony są używane i gdzie pojawiają się błędy.':
    'Вони показують нам у вигляді зведеної статистики, якими сторінками користуються та де з’являються помилки.',
  Marketingowe: 'Маркетингові',
  'Pozwalają nam i partnerom dobierać reklamy poza sklepem i mierzyć ich skuteczność.':
    'Вони дають змогу нам і партнерам добирати рекламу поза магазином і вимірювати її дієвість.',
  'Jak długo je przechowujemy': 'Як довго ми їх зберігаємо',
  Nazwa: 'Назва',
  'Do czego służy': 'Для чого потрібен',
  'Twoja decyzja o zgodach': 'ваше рішення про згоди',
  '12 miesięcy': '12 місяців',
  'koszyk bez logowania': 'кошик без входу',
  '7 dni': '7 днів',
  'losowy numer przeglądarki w statystykach, tylko po zgodzie analitycznej':
    'випадковий номер браузера в статистиці, лише після згоди на аналітику',
  '24 godziny': '24 години',
  'rozpoznaje przeglądarkę przy logowaniu: dzięki niemu ostrzegamy Cię e-mailem o logowaniu z nowego urządzenia':
    'розпізнає браузер під час входу: завдяки йому ми попереджаємо вас електронною поштою про вхід із нового пристрою',
  'wybrany język': 'вибрана мова',
  'losowy numer, dzięki któremu w czasie wdrażania nowej wersji sklepu widzisz cały czas tę samą':
    'випадковий номер, завдяки якому під час запровадження нової версії магазину ви весь час бачите ту саму',
  'reklama lub strona, z której przyszła wizyta, tylko po zgodzie marketingowej':
    'реклама або сторінка, з якої ви перейшли до нас, лише після згоди на маркетинг',
  'Jak zmienić zgody': 'Як змінити згоди',
  'Zgody zmienisz na dole każdej strony, wybierając': 'Згоди можна змінити внизу кожної сторінки, вибравши',
  '. Odmowa jest tak samo prosta jak zgoda i nie ogranicza możliwości zakupu. Pliki możesz też usunąć w ustawieniach przeglądarki; koszyk i schowek gościa zostaną wtedy wyczyszczone.':
    '. Відмовитися так само просто, як і погодитися, і це не обмежує можливості купувати. Файли можна також видалити в налаштуваннях браузера; кошик та обране гостя тоді буде очищено.',
  Partnerzy: 'Партнери',
  'Lista firm, które mogą zapisywać pliki za Twoją zgodą, znajduje się na stronie':
    'Список компаній, які за вашою згодою можуть зберігати файли, наведено на сторінці',
  '. Więcej o danych osobowych piszemy w': '. Докладніше про персональні дані ми пишемо в',
  'polityce prywatności': 'політиці приватності',
  'Czy bez zgody marketingowej zobaczę mniej promocji?': 'Чи побачу я менше акцій без згоди на маркетинг?',
  'Nie. Ceny i promocje są takie same dla wszystkich, zmienia się tylko dopasowanie reklam poza sklepem.':
    'Ні. Ціни та акції однакові для всіх, змінюється лише добір реклами поза магазином.',
  'Dlaczego pytacie ponownie?': 'Чому ви питаєте знову?',
  'Zgoda wygasa po 12 miesiącach albo po usunięciu danych przeglądarki.':
    'Згода втрачає чинність через 12 місяців або після видалення даних браузера.',
  'Czy mogę kupować bez plików cookie?': 'Чи можна купувати без файлів cookie?',
  'Niezbędnych nie da się wyłączyć w naszych ustawieniach, bo bez nich koszyk jest pusty po każdym kliknięciu. Możesz je zablokować w przeglądarce, ale zamówienie trzeba będzie wtedy złożyć telefonicznie lub w salonie.':
    'Необхідні файли не можна вимкнути в наших налаштуваннях, бо без них кошик порожніє після кожного натискання. Їх можна заблокувати в браузері, але тоді замовлення доведеться оформити телефоном або в магазині.',
  'Gdzie widzę swoją decyzję?': 'Де видно моє рішення?',
  'W ustawieniach plików cookie podajemy datę ostatniej zmiany i wybrane grupy. Decyzja obowiązuje w tej przeglądarce i na tym urządzeniu.':
    'У налаштуваннях файлів cookie вказано дату останньої зміни та вибрані групи. Рішення діє в цьому браузері та на цьому пристрої.',

  'Na tej stronie wymieniamy rodzaje firm, które pomagają nam prowadzić sklep. Podajemy, do czego potrzebują danych i czy wymaga to Twojej zgody.':
    'На цій сторінці перелічено види компаній, які допомагають нам вести магазин. Ми вказуємо, для чого їм потрібні дані та чи потребує це вашої згоди.',
  'Płatności i raty': 'Оплата та розстрочка',
  'Operatorzy płatności otrzymują numer zamówienia, kwotę i adres e-mail. Banki otrzymują dane z wniosku tylko wtedy, gdy wybierzesz raty. Podstawą jest wykonanie umowy, zgoda na pliki cookie nie jest potrzebna.':
    'Платіжні оператори отримують номер замовлення, суму та адресу e-mail. Банки отримують дані із заяви лише тоді, коли ви вибираєте розстрочку. Підставою є виконання договору, згода на файли cookie не потрібна.',
  'Przewoźnicy i operatorzy punktów odbioru otrzymują imię, nazwisko, adres lub punkt, telefon i e-mail, aby dostarczyć przesyłkę i wysłać powiadomienie.':
    'Перевізники та оператори пунктів видачі отримують ім’я, прізвище, адресу або пункт, телефон та e-mail, щоб доставити посилку й надіслати сповіщення.',
  Statystyka: 'Статистика',
  'Narzędzie statystyczne mierzy liczbę wejść i błędy strony. Uruchamiamy je po zgodzie analitycznej. Adres IP skracamy przed zapisem, a raporty nie pozwalają rozpoznać konkretnej osoby.':
    'Статистичний інструмент вимірює кількість відвідувань і помилки сайту. Ми запускаємо його після згоди на аналітику. Адресу IP ми скорочуємо перед збереженням, а звіти не дають змоги впізнати конкретну особу.',
  Reklama: 'Реклама',
  'Sieci reklamowe zapisują identyfikator przeglądarki, aby pokazać reklamę oglądanego produktu i policzyć jej skuteczność. Uruchamiamy je wyłącznie po zgodzie marketingowej. Możesz ją wycofać w ustawieniach plików cookie.':
    'Рекламні мережі зберігають ідентифікатор браузера, щоб показати рекламу переглянутого товару та порахувати її дієвість. Ми запускаємо їх лише після згоди на маркетинг. Її можна відкликати в налаштуваннях файлів cookie.',
  Tłumaczenie: 'Переклад',
  'Sklep tłumaczy na język ukraiński nasz własny serwer, bez udziału innych firm. Gdybyśmy dołączyli usługę zewnętrzną, uruchomimy ją dopiero po zgodzie funkcjonalnej i nie przekażemy jej danych z zamówienia.':
    'Магазин перекладає українською наш власний сервер, без участі інших компаній. Якщо ми долучимо зовнішній сервіс, то запустимо його лише після згоди на функціональні файли й не передамо йому даних із замовлення.',
  'Jak wybieramy partnerów': 'Як ми вибираємо партнерів',
  'podpisujemy umowę powierzenia danych lub ustalamy odrębną odpowiedzialność,':
    'підписуємо договір про доручення обробки даних або визначаємо окрему відповідальність,',
  'sprawdzamy miejsce przechowywania danych,': 'перевіряємо місце зберігання даних,',
  'raz w roku przeglądamy listę i usuwamy niepotrzebne usługi.': 'раз на рік переглядаємо список і прибираємо непотрібні сервіси.',
  Pytania: 'Запитання',
  'Jeżeli chcesz otrzymać aktualną listę podmiotów z nazwami i adresami, napisz na':
    'Якщо ви хочете отримати актуальний список компаній із назвами та адресами, напишіть на',
  '. Odpowiadamy w ciągu 30 dni. Podamy też, od kiedy współpracujemy z daną firmą i jakie kategorie danych otrzymuje.':
    '. Ми відповідаємо протягом 30 днів. Ми також повідомимо, відколи співпрацюємо з певною компанією та які категорії даних вона отримує.',
  'Opinie i bezpieczeństwo': 'Відгуки та безпека',
  'Opinie i oceny zamówień zbieramy sami: ich treści nie przekazujemy innym firmom. Formularze chroni przed nadużyciami nasz własny serwer, który ogranicza liczbę prób z jednego adresu IP. Nie używamy w nich zewnętrznych testów ani obrazków do rozpoznawania robotów, dlatego nie wymagają zgody.':
    'Відгуки та оцінки замовлень ми збираємо самі: їхнього змісту не передаємо іншим компаніям. Форми від зловживань захищає наш власний сервер, який обмежує кількість спроб з однієї адреси IP. Ми не використовуємо в них зовнішніх тестів чи картинок для розпізнавання роботів, тому вони не потребують згоди.',
  'Jeżeli wycofasz zgodę, partnerzy przestaną otrzymywać nowe dane od następnego wczytania strony. Zobacz też':
    'Якщо ви відкличете згоду, партнери перестануть отримувати нові дані від наступного завантаження сторінки. Перегляньте також',
  'politykę prywatności': 'політику приватності',
  'informacje o plikach cookie': 'інформацію про файли cookie',
};
