import type { StoryTexts } from './story-texts.ts';

/** Smartphones, phones for seniors, watches, and what one takes along with them. */
export const phonesWatches: StoryTexts = {
  texts: {
    'Zdjęcia, które chcesz zachować': 'Знімки, які хочеться зберегти',
    'Pamięć na lata': 'Пам’ять на роки',
    'Telefon przetrwa zanurzenie w słodkiej wodzie i deszcz. Po kontakcie ze słoną wodą opłucz go i osusz.':
      'Телефон витримає занурення в прісну воду та дощ. Після контакту із солоною водою сполосніть і висушіть його.',
    'Zachlapanie i kurz mu nie szkodzą, ale nie zanurzaj go w wodzie.': 'Бризки й пил йому не шкодять, але не занурюйте телефон у воду.',

    'Proste menu': 'Просте меню',
    'Pomoc jednym przyciskiem': 'Допомога однією кнопкою',
    'Przycisk SOS z tyłu dzwoni po kolei do wybranych osób i wysyła im położenie.':
      'Кнопка SOS ззаду по черзі телефонує вибраним особам і надсилає їм ваше місцеперебування.',
    'Głośno i wyraźnie': 'Гучно й виразно',
    'Głośnik i wibracje są mocniejsze niż w zwykłym telefonie, a słuchawka współpracuje z aparatami słuchowymi.':
      'Динамік і вібрація потужніші, ніж у звичайному телефоні, а розмовний динамік сумісний зі слуховими апаратами.',
    'Ładowanie bez celowania': 'Заряджання без зайвих зусиль',
    'Wystarczy odstawić telefon do stacji, nie trzeba trafiać wtyczką w gniazdo.':
      'Достатньо поставити телефон на станцію – не треба влучати штекером у гніздо.',
    'Rozmowy wideo z wnukami': 'Відеорозмови з онуками',

    'Do 21 dni bez ładowania': 'До 21 дня без заряджання',
    'Zdrowie na bieżąco': 'Здоров’я під контролем',
    'Dokładna trasa': 'Точний маршрут',
    'Dwuzakresowy GPS odbiera sygnał także między blokami i w lesie, więc ślad nie ucieka na boki.':
      'Двочастотний GPS приймає сигнал і між багатоповерхівками, і в лісі, тому трек не відхиляється вбік.',
    'Zapłać nadgarstkiem': 'Оплата годинником',
    'Dodaj kartę w aplikacji i płać w sklepie bez telefonu i portfela.':
      'Додайте картку в застосунку й платіть у магазині без телефона та гаманця.',
    'Odbieranie rozmów': 'Приймання дзвінків',
    'Wbudowany mikrofon i głośnik pozwalają odebrać połączenie, gdy telefon leży w drugim pokoju.':
      'Завдяки вбудованим мікрофону та динаміку можна відповісти на дзвінок, коли телефон лежить в іншій кімнаті.',
    'Szkło szafirowe': 'Сапфірове скло',
    'Szafir jest twardszy od hartowanego szkła i dobrze znosi kontakt ze skałą i kluczami.':
      'Сапфір твердіший за загартоване скло й добре витримує контакт із камінням і ключами.',
    'Zegarek wytrzyma deszcz i mycie rąk. Do pływania wybierz model z oznaczeniem ATM.':
      'Годинник витримає дощ і миття рук. Для плавання виберіть модель із позначкою ATM.',
    'Możesz w nim pływać w basenie i brać prysznic.': 'З ним можна плавати в басейні та приймати душ.',

    'Wiesz, gdzie jest dziecko': 'Ви знаєте, де дитина',
    'Rozmowy bez telefonu': 'Розмови без телефона',
    'Dziecko dzwoni do zapisanych osób i odbiera połączenia. Obce numery są blokowane.':
      'Дитина телефонує збереженим контактам і приймає дзвінки. Незнайомі номери блокуються.',
    'Przycisk SOS': 'Кнопка SOS',
    'Przytrzymanie przycisku łączy z rodzicami i wysyła im mapę z położeniem.':
      'Тривале натискання з’єднує з батьками й надсилає їм карту з місцеперебуванням.',
    'Spokój na lekcji': 'Спокій на уроці',
    'Tryb szkolny wycisza zegarek i ukrywa gry w godzinach, które ustawisz w aplikacji.':
      'Шкільний режим вимикає звук годинника й приховує ігри в години, які ви встановите в застосунку.',
    'Deszcz, mycie rąk i zabawa w piaskownicy mu nie szkodzą.': 'Дощ, миття рук і гра в пісочниці йому не шкодять.',

    'Skrojone do modelu': 'Точно під модель',
    'Klapka i kieszonka': 'Кришка та кишенька',
    'Klapka chroni ekran w torebce, a w kieszonce zmieści się karta. Można też ustawić telefon poziomo do filmu.':
      'Кришка захищає екран у сумці, а в кишеньці вміститься картка. Телефон також можна поставити горизонтально для перегляду фільму.',
    'Wzmocnione narożniki': 'Посилені кути',
    'Przyjemne w dotyku': 'Приємний на дотик',
    'Materiał: TPU. Nie ślizga się w dłoni i nie zbiera odcisków.': 'Матеріал: TPU. Не ковзає в руці й не збирає відбитків пальців.',
    'Magnesy w środku': 'Магніти всередині',
    'Pierścień magnesów trzyma telefon na ładowarce i uchwycie samochodowym.':
      'Кільце магнітів утримує телефон на зарядному пристрої та на автомобільному тримачі.',
    'Etui.': 'Чохол.',

    'Wystarczy do ładowania laptopa przez USB-C, a telefon osiągnie połowę baterii w około pół godziny.':
      'Цього вистачить, щоб заряджати ноутбук через USB-C, а телефон зарядиться наполовину приблизно за пів години.',
    'Telefon z szybkim ładowaniem osiągnie połowę baterii w około pół godziny.':
      'Телефон зі швидким заряджанням зарядиться наполовину приблизно за пів години.',
    'Połóż telefon na powerbanku, a magnesy ustawią go we właściwym miejscu.':
      'Покладіть телефон на павербанк, і магніти розташують його в правильному місці.',
    'Widać, ile zostało': 'Видно, скільки залишилося',
    'Wyświetlacz pokazuje poziom w procentach, a nie tylko cztery diody.':
      'Дисплей показує рівень у відсотках, а не лише чотирма світлодіодами.',
    'Poleci z Tobą': 'Полетить із вами',
    'Pojemność mieści się w limicie linii lotniczych dla bagażu podręcznego.':
      'Ємність відповідає обмеженням авіакомпаній для ручної поклажі.',

    'Docięte do ekranu': 'Вирізане під екран',
    'Do samych krawędzi': 'До самих країв',
    'Szkło obejmuje cały ekran, a czarna ramka nie zostawia jasnych pasków.':
      'Скло покриває весь екран, а чорна рамка не залишає світлих смуг.',
    'Widzisz tylko Ty': 'Бачите лише ви',
    'Z boku ekran jest ciemny, więc sąsiad w autobusie nie przeczyta wiadomości.':
      'Збоку екран темний, тому сусід в автобусі не прочитає повідомлень.',
    'Jak bez szkła': 'Наче без скла',
    'Powłoka odpycha tłuszcz, a dotyk i czytnik linii papilarnych działają jak wcześniej.':
      'Покриття відштовхує жир, а сенсор і сканер відбитків пальців працюють, як і раніше.',
    'Ramka prowadząca': 'Напрямна рамка',
    'Ramka ustawia szkło równo, więc przykleisz je za pierwszym razem.': 'Рамка вирівнює скло, тому ви наклеїте його з першого разу.',
    'Szkło hartowane, chusteczki czyszczące, naklejki do kurzu.': 'Захисне скло, серветки для очищення, наліпки для пилу.',
  },
  templates: [
    ['Ekran {#}″ i {#} Hz', 'Екран {#}″ і {#} Hz'],
    [
      'Ekran ({=}) ma rozdzielczość {=}. Przewijanie jest płynne, a napisy czytelne także w słońcu.',
      'Екран ({=}) має роздільну здатність {=}. Прокручування плавне, а текст легко читати й на сонці.',
    ],
    [
      'Główny aparat {#} Mpx łapie dużo światła, więc wieczorne ujęcia wychodzą bez poruszenia. Zestaw obiektywów: {=} Mpx.',
      'Основна камера {#} Мп ловить багато світла, тому вечірні кадри виходять чіткими. Набір об’єктивів: {=} Мп.',
    ],
    [
      '{#} GB pamięci RAM i {=} na dane wystarczą na aplikacje, zdjęcia i mapy offline. Procesor (ośmiordzeniowy {#} GHz, {#} nm) nie zwalnia przy kilku otwartych programach.',
      '{#} GB оперативної пам’яті та {=} для даних вистачить на застосунки, знімки й офлайн-карти. Процесор (восьмиядерний {#} ГГц, {#} нм) не сповільнюється з кількома відкритими програмами.',
    ],
    ['Bateria {#} mAh', 'Акумулятор {#} мА·год'],
    [
      'Pełne ładowanie wystarcza na cały dzień, a moc {#} W pozwala uzupełnić energię przy porannej kawie. Obsługiwane jest też ładowanie bezprzewodowe.',
      'Повного заряду вистачає на цілий день, а потужність {#} Вт дає змогу підзарядити телефон за ранковою кавою. Підтримується також бездротове заряджання.',
    ],
    [
      'Pełne ładowanie wystarcza na cały dzień, a moc {#} W pozwala uzupełnić energię przy porannej kawie.',
      'Повного заряду вистачає на цілий день, а потужність {#} Вт дає змогу підзарядити телефон за ранковою кавою.',
    ],
    ['{#} lat aktualizacji', '{#} років оновлень'],
    [
      '{=} działa na systemie Android {#} i dostaje poprawki zabezpieczeń przez {#} lat od premiery.',
      '{=} працює на Android {#} і отримує оновлення безпеки протягом {#} років від дати випуску.',
    ],
    ['Odporność {#} ATM', 'Водозахист {#} ATM'],

    [
      '{=} ma duże ikony i czytelny alfabet. Najważniejsze kontakty są na pierwszym ekranie, ze zdjęciami.',
      '{=} має великі піктограми й чіткий шрифт. Найважливіші контакти – на першому екрані, із фотографіями.',
    ],
    [
      'Ekran {#}″ i kamera z przodu pozwalają rozmawiać przez popularne komunikatory. Bateria: {#} mAh.',
      'Екран {#}″ і фронтальна камера дають змогу спілкуватися через популярні месенджери. Акумулятор: {#} мА·год.',
    ],
    ['{}, instrukcja z dużym drukiem.', '{}, інструкція з великим шрифтом.'],

    ['Do {#} dni bez ładowania', 'До {#} днів без заряджання'],
    [
      '{=} nie musi co wieczór trafiać na ładowarkę, dlatego mierzy też sen. Ładowarka magnetyczna uzupełnia energię w godzinę.',
      '{=} не треба щовечора заряджати, тому він вимірює також сон. Магнітний зарядний пристрій поповнює заряд за годину.',
    ],
    [
      'Pomiary: {}. Aplikacja pokazuje zmiany w czasie i ostrzega o nietypowym tętnie. Zegarek nie zastępuje badania lekarskiego.',
      'Вимірювання: {}. Застосунок показує зміни з часом і попереджає про нетиповий пульс. Годинник не замінює медичного обстеження.',
    ],
    [
      '{=} pokazuje położenie w aplikacji rodzica i powiadamia, gdy dziecko dotrze do szkoły lub ją opuści.',
      '{=} показує місцеперебування в застосунку батьків і сповіщає, коли дитина прийде до школи або вийде з неї.',
    ],

    [
      'Etui pasuje do telefonu {=}: wycięcia nie zasłaniają aparatu ani głośników, a przyciski mają wyraźny skok.',
      'Чохол підходить до телефона {=}: вирізи не закривають камеру та динаміки, а кнопки натискаються чітко.',
    ],
    [
      'Poduszki powietrzne w rogach rozpraszają uderzenie. Etui przeszło test upadku z wysokości {#} m.',
      'Повітряні подушки в кутах розсіюють удар. Чохол пройшов випробування падінням з висоти {#} м.',
    ],
    ['Materiał: {}. Nie ślizga się w dłoni i nie zbiera odcisków.', 'Матеріал: {}. Не ковзає в руці й не збирає відбитків пальців.'],
    ['{#} mAh w plecaku', '{#} мА·год у рюкзаку'],
    [
      '{=} naładuje telefon kilka razy albo uratuje dzień w podróży. Rzeczywista energia oddawana do telefonu to około dwóch trzecich pojemności – tak jest w każdym powerbanku.',
      '{=} зарядить телефон кілька разів або врятує день у подорожі. Насправді телефон отримує близько двох третин ємності – так у кожному павербанку.',
    ],
    [
      'Szkło pasuje do telefonu {=}. Twardość {=} znosi klucze i drobny piasek w kieszeni.',
      'Скло підходить до телефона {=}. Твердість {=} витримує ключі та дрібний пісок у кишені.',
    ],
  ],
};
