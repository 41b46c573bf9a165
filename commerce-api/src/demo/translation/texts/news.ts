/** News of the shop. */
export const news: Readonly<Record<string, string>> = {
  'Godziny otwarcia salonów w grudniu': 'Години роботи магазинів у грудні',
  'Sprawdź, kiedy salony są czynne przed świętami i w sylwestra.':
    'Дізнайтеся, коли магазини працюють перед святами та напередодні Нового року.',
  'W grudniu salony są czynne w zwykłych godzinach od poniedziałku do soboty, także w sylwestra. W niedziele, w Wigilię i w święta wszystkie salony są zamknięte – Wigilia jest od 2025 roku dniem wolnym od pracy.':
    'У грудні магазини працюють у звичайні години з понеділка до суботи, також 31 грудня. У неділі, на Святвечір і у свята всі магазини зачинені: Святвечір (24 грудня) у Польщі з 2025 року – вихідний день.',
  'Prezent zamów z zapasem. Datę dostawy dla Twojego kodu pocztowego pokazujemy na stronie produktu i w koszyku, z uwzględnieniem dni wolnych.':
    'Подарунок замовляйте із запасом часу. Дату доставки для вашого поштового індексу ми показуємо на сторінці товару та в кошику, з урахуванням вихідних.',
  'Czarny piątek: ceny szokowe i pule sztuk': 'Чорна п’ятниця: шокові ціни та обмежений запас',
  'Przy cenie szokowej pokazujemy, ile sztuk zostało.': 'Біля шокової ціни ми показуємо, скільки штук залишилося.',
  'Produkty z ceną szokową mają ograniczoną pulę, a pasek przy cenie pokazuje, ile sztuk zostało. Po wyczerpaniu puli albo z końcem promocji wraca cena regularna.':
    'Товари із шоковою ціною мають обмежений запас, а смужка біля ціни показує, скільки штук залишилося. Коли запас вичерпається або акція закінчиться, повертається звичайна ціна.',
  'Obok ceny znajdziesz najniższą cenę z 30 dni przed obniżką. Od niej liczymy rabat. Zobacz':
    'Поруч ви знайдете найнижчу ціну за 30 днів до знижки. Від неї ми й рахуємо знижку. Перегляньте',
  'stronę promocji': 'сторінку акції',
  'Zwrot paczką bez opłat': 'Безкоштовне повернення посилкою',
  'Etykietę zwrotną dostaniesz w wiadomości z potwierdzeniem.': 'Етикетку для повернення ви отримаєте в листі з підтвердженням.',
  'Zwrot zgłosisz na stronie': 'Повідомте про повернення на сторінці',
  '. Jeżeli wybierzesz paczkę, razem z potwierdzeniem dostaniesz naszą etykietę w pliku PDF. Wystarczy ją wydrukować i nakleić na paczkę.':
    '. Якщо виберете посилку, разом із підтвердженням отримаєте нашу етикетку у файлі PDF. Досить роздрукувати її та наклеїти на посилку.',
  'Paczka z etykietą i zwrot w salonie są bezpłatne, niezależnie od wartości zamówienia. Pieniądze oddajemy najpóźniej w ciągu 14 dni.':
    'Посилка з етикеткою та повернення в магазині безкоштовні, незалежно від суми замовлення. Гроші повертаємо щонайпізніше за 14 днів.',
  'Nowe etykiety smartfonów i tabletów': 'Нові етикетки смартфонів і планшетів',
  'Na stronach produktów pokazujemy klasę energetyczną i łatwość naprawy.':
    'На сторінках товарів ми показуємо клас енергоефективності та ремонтопридатність.',
  'Od 20 czerwca 2025 roku smartfony i tablety mają etykietę energetyczną. Znajdziesz na niej czas pracy na baterii, odporność na upadki i klasę możliwości naprawy od A do E.':
    'Із 20 червня 2025 року смартфони й планшети мають енергетичну етикетку. На ній ви знайдете час роботи від батареї, стійкість до падінь і клас ремонтопридатності від A до E.',
  'Te dane pokazujemy w karcie produktu i możesz według nich filtrować listę.':
    'Ці дані ми показуємо в картці товару, і за ними можна фільтрувати список.',
  'Salon w Lublinie po remoncie': 'Магазин у Любліні після ремонту',
  'Więcej miejsca na AGD i wygodniejszy odbiór zamówień.': 'Більше місця для побутової техніки та зручніша видача замовлень.',
  'Salon Brama Wschodnia przy ul. Zamojskiej 12 ma nową ekspozycję pralek i lodówek oraz osobne stanowisko odbioru zamówień i zwrotów. Wejście jest bez progu, a lada dostępna dla osób na wózkach.':
    'Магазин Brama Wschodnia на ul. Zamojska 12 має нову експозицію пральних машин і холодильників та окреме місце для видачі замовлень і повернень. Вхід без порога, а стійка доступна для людей на візках.',
  'Godziny otwarcia znajdziesz na': 'Години роботи ви знайдете на',
  'stronie salonu': 'сторінці магазину',
  'Strona po ukraińsku': 'Сайт українською',
  'Przełącznik języka znajdziesz na górze strony.': 'Перемикач мови ви знайдете вгорі сторінки.',
  'Menu, koszyk, zamówienie i wiadomości są dostępne w języku ukraińskim. Opisy produktów tłumaczy usługa automatyczna, dlatego w razie wątpliwości wiążąca jest wersja polska.':
    'Меню, кошик, замовлення та повідомлення доступні українською. Описи товарів перекладає автоматичний сервіс, тому в разі сумнівів обов’язковою є польська версія.',
  'Wyszukiwarka rozumie zapytania po polsku i po ukraińsku. W salonach w Warszawie i Krakowie porozmawiasz z doradcą po ukraińsku.':
    'Пошук розуміє запити польською та українською. У магазинах у Варшаві та Кракові ви можете поговорити з консультантом українською.',
};
