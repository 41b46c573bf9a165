/** Texts of product pages: labels, services, warranties, technologies, questions of forms. */
export const product: Readonly<Record<string, string>> = {
  'Cena szokowa': 'Шокова ціна',
  Nowość: 'Новинка',
  Bestseller: 'Бестселер',
  Przedsprzedaż: 'Передпродаж',
  'Plus −5%': 'Плюс −5%',
  'Wniesienie do mieszkania': 'Занесення до квартири',
  'Dwuosobowa ekipa wniesie sprzęt do wskazanego pomieszczenia, także bez windy.':
    'Бригада з двох осіб занесе техніку до вказаного приміщення, навіть без ліфта.',
  'Podłączenie sprzętu': 'Підключення техніки',
  'Rozpakowanie, usunięcie blokad, podłączenie do istniejących przyłączy i próba działania.':
    'Розпакування, зняття фіксаторів, підключення до наявних виводів і пробний запуск.',
  'Montaż w zabudowie': 'Монтаж у меблі',
  'Montaż w przygotowanej szafce, podłączenie i sprawdzenie. Montaż gazu wykonuje osoba z uprawnieniami.':
    'Монтаж у підготовлену шафу, підключення та перевірка. Газ підключає фахівець із дозволом.',
  'Odbiór starego sprzętu': 'Вивезення старої техніки',
  'Bezpłatnie zabierzemy zużyty sprzęt tego samego rodzaju i przekażemy do recyklingu.':
    'Безкоштовно заберемо стару техніку того самого типу й передамо на переробку.',
  'Zmiana kierunku otwierania drzwi': 'Зміна боку відкривання дверей',
  'Monter przełoży zawiasy i uszczelki podczas dostawy.': 'Майстер переставить завіси та ущільнювачі під час доставки.',
  'Uruchomienie telewizora': 'Налаштування телевізора',
  'Montaż na podstawie, strojenie kanałów, połączenie z Wi-Fi i instalacja aplikacji.':
    'Установлення на підставку, налаштування каналів, під’єднання до Wi-Fi та встановлення застосунків.',
  'Montaż telewizora na ścianie': 'Монтаж телевізора на стіну',
  'Zawieszenie na uchwycie i ukrycie przewodów w listwie. Uchwyt nie jest wliczony w cenę.':
    'Кріплення на кронштейн і приховування кабелів у коробі. Кронштейн не входить у ціну.',
  'Pierwsza kawa z doradcą': 'Перша кава з консультантом',
  'Doradca w salonie ustawi mielenie i twardość wody oraz pokaże czyszczenie ekspresu.':
    'Консультант у магазині налаштує помел і жорсткість води та покаже, як чистити кавомашину.',
  'Przeniesienie danych': 'Перенесення даних',
  'Skopiujemy kontakty, zdjęcia i aplikacje ze starego urządzenia w salonie.':
    'Скопіюємо контакти, фото й застосунки зі старого пристрою в магазині.',
  'Przygotowanie komputera': "Підготовка комп'ютера",
  'Aktualizacje, konto użytkownika, pakiet biurowy i ochrona antywirusowa. Komputer jest gotowy do pracy.':
    "Оновлення, обліковий запис, офісний пакет і антивірус. Комп'ютер готовий до роботи.",
  'Folię przykleimy w wybranym salonie w czasie odbioru, bez pęcherzyków i kurzu. Cena obejmuje folię i usługę.':
    'Плівку наклеїмо у вибраному магазині під час видачі, без бульбашок і пилу. Ціна включає плівку та послугу.',
  'Montaż folii matowej na telefon': 'Матова плівка на телефон із наклеюванням',
  'Montaż folii prywatyzującej na telefon': 'Приватна плівка на телефон із наклеюванням',
  'Montaż folii matowej na zegarek': 'Матова плівка на годинник із наклеюванням',
  'Montaż folii prywatyzującej na zegarek': 'Приватна плівка на годинник із наклеюванням',
  'Montaż folii matowej na tablet': 'Матова плівка на планшет із наклеюванням',
  'Montaż folii prywatyzującej na tablet': 'Приватна плівка на планшет із наклеюванням',
  'Gwarancja +1 rok': 'Гарантія +1 рік',
  'Rok dłużej na zasadach gwarancji producenta, bez udziału własnego.': 'Ще рік на умовах гарантії виробника, без власної участі.',
  'Gwarancja +2 lata': 'Гарантія +2 роки',
  'Dwa lata dłużej na zasadach gwarancji producenta, bez udziału własnego.':
    'Ще два роки на умовах гарантії виробника, без власної участі.',
  'Gwarancja +3 lata': 'Гарантія +3 роки',
  'Trzy lata dłużej na zasadach gwarancji producenta, bez udziału własnego.':
    'Ще три роки на умовах гарантії виробника, без власної участі.',
  'Ochrona od uszkodzeń 2 lata': 'Захист від пошкоджень на 2 роки',
  'Upadek, zalanie i pęknięcie ekranu: naprawa lub wymiana, raz w roku.':
    'Падіння, залиття й тріщини екрана: ремонт або заміна, раз на рік.',
  'Egzemplarz z ekspozycji, możliwe drobne ślady': 'Примірник із вітрини, можливі дрібні сліди',
  'Sprawdzony przez serwis, bez śladów używania': 'Перевірений сервісом, без слідів використання',
  'Nowy produkt w zastępczym kartonie': 'Новий товар у заміненій коробці',
  'Jak sprawdzamy opinie': 'Як ми перевіряємо відгуки',
  'Opinię może dodać każdy klient. „Potwierdzony zakup” oznacza, że sprawdziliśmy numer zamówienia z tym produktem. Publikujemy opinie pozytywne i negatywne.':
    'Відгук може залишити кожен покупець. «Підтверджена покупка» означає, що ми перевірили номер замовлення з цим товаром. Ми публікуємо і схвальні, і критичні відгуки.',
  'Silnik inwerterowy': 'Інверторний двигун',
  'Silnik bez szczotek dobiera obroty płynnie: pracuje ciszej, zużywa mniej energii i ma mniej części, które się ścierają.':
    'Безщітковий двигун плавно змінює оберти: працює тихіше, споживає менше енергії та має менше деталей, що зношуються.',
  'Suche, krążące powietrze nie pozwala tworzyć się szronowi, dlatego urządzenia nie trzeba rozmrażać.':
    'Сухе повітря, що циркулює, не дає утворюватися інею, тому пристрій не треба розморожувати.',
  'Pompa ciepła': 'Тепловий насос',
  'Ciepło z wilgotnego powietrza wraca do obiegu, co zmniejsza zużycie energii i temperaturę suszenia.':
    'Тепло вологого повітря повертається в обіг, що зменшує споживання енергії та температуру сушіння.',
  Piroliza: 'Піроліз',
  'Wysoka temperatura zamienia zabrudzenia w popiół, który wystarczy zetrzeć.':
    'Висока температура перетворює бруд на попіл, який достатньо витерти.',
  'Piksele świecą samodzielnie i mogą zgasnąć całkowicie, co daje czerń bez poświaty.':
    'Пікселі світяться самі й можуть повністю згаснути, тож чорний колір не має ореолу.',
  'Dźwięk ma opisane położenie w przestrzeni, także nad słuchaczem.': 'Звук має положення у просторі, зокрема над слухачем.',
  'Szersze kanały i praca na kilku pasmach jednocześnie zmniejszają opóźnienia.':
    'Ширші канали та робота в кількох діапазонах одночасно зменшують затримки.',
  'Wiązka lasera mierzy odległości i tworzy mapę pomieszczenia nawet w ciemności.':
    'Лазерний промінь вимірює відстані та будує карту приміщення навіть у темряві.',
  Zamówienie: 'Замовлення',
  Płatność: 'Оплата',
  Zwrot: 'Повернення',
  Reklamacja: 'Рекламація',
  Współpraca: 'Співпраця',
  Inne: 'Інше',
  Cena: 'Ціна',
  'Czas dostawy': 'Час доставки',
  'Zmiana decyzji': 'Зміна рішення',
  'Wybieram inny produkt': 'Вибираю інший товар',
  'Inny powód': 'Інша причина',
  'Produkt nie działa': 'Товар не працює',
  'Produkt uszkodzony w transporcie': 'Товар пошкоджено під час перевезення',
  'Niezgodność z opisem': 'Не відповідає опису',
  'Brak elementu zestawu': 'Бракує елемента комплекту',
  'Reklamacja usługi': 'Рекламація послуги',
  'Odstąpienie od umowy – 14 dni': 'Відмова від договору – 14 днів',
  'poniedziałek–piątek': "понеділок–п'ятниця",
  nieczynne: 'зачинено',
  Telefon: 'Телефон',
  Polska: 'Польща',
  Ukraina: 'Україна',
  Niemcy: 'Німеччина',
  Czechy: 'Чехія',
  Słowacja: 'Словаччина',
  Litwa: 'Литва',
  'Wielka Brytania': 'Велика Британія',
  Niderlandy: 'Нідерланди',
  Irlandia: 'Ірландія',
  Norwegia: 'Норвегія',
  'Karta podarunkowa 50 zł': 'Подарункова картка 50 злотих',
  'Karta podarunkowa 100 zł': 'Подарункова картка 100 злотих',
  'Karta podarunkowa 200 zł': 'Подарункова картка 200 злотих',
  'Karta podarunkowa 500 zł': 'Подарункова картка 500 злотих',
};
