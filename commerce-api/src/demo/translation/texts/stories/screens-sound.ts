import type { StoryTexts } from './story-texts.ts';

/** Televisions, projectors, soundbars, speakers and headphones. */
export const screensSound: StoryTexts = {
  texts: {
    'Cisza na życzenie': 'Тиша, коли вона потрібна',
    'Wystarczy na tydzień dojazdów. Dziesięć minut ładowania daje kilka godzin słuchania.':
      'Цього вистачить на тиждень поїздок на роботу. Десять хвилин заряджання дають кілька годин прослуховування.',
    'Wystarczy na tydzień dojazdów, a po rozładowaniu możesz słuchać przez przewód.':
      'Цього вистачить на тиждень поїздок на роботу, а коли заряд закінчиться, можна слухати через кабель.',
    'Strojenie bez przesady': 'Збалансоване звучання',
    'Telefon i laptop naraz': 'Телефон і ноутбук одночасно',
    'Słuchawki łączą się z dwoma urządzeniami i same przełączają się na to, które dzwoni.':
      'Навушники з’єднуються з двома пристроями й самі перемикаються на той, що дзвонить.',
    'Wygoda na cały dzień': 'Зручність на весь день',
    'Miękkie nauszniki i szeroki pałąk rozkładają nacisk, więc po kilku godzinach nic nie uwiera.':
      'М’які амбушури й широке наголів’я розподіляють тиск, тож і за кілька годин ніде не тисне.',
    'Mieszczą się w plecaku': 'Уміщуються в рюкзаку',
    'Nauszniki składają się do środka, a etui chroni je w podróży.': 'Чашки складаються всередину, а футляр захищає навушники в дорозі.',

    'Słyszysz, skąd nadchodzą kroki': 'Чутно, звідки наближаються кроки',
    'Bez kabla i bez opóźnień': 'Без кабелю та без затримок',
    'Podłącz i graj': 'Підключіть і грайте',
    'Przewód nie wymaga ładowania ani parowania, a opóźnienia po prostu nie ma.':
      'Дротове підключення не потребує ні заряджання, ні створення пари, а затримки просто немає.',
    'Drużyna Cię usłyszy': 'Команда вас почує',
    'Mikrofon (odłączany) tłumi odgłosy klawiatury i wentylatora.': 'Знімний мікрофон приглушує звуки клавіатури та вентилятора.',
    'Mikrofon (chowany) tłumi odgłosy klawiatury i wentylatora.': 'Висувний мікрофон приглушує звуки клавіатури та вентилятора.',
    'Mikrofon (na stałe) tłumi odgłosy klawiatury i wentylatora.': 'Незнімний мікрофон приглушує звуки клавіатури та вентилятора.',
    'Wygoda na długi wieczór': 'Зручність на довгий вечір',
    'Pianka z pamięcią kształtu i lekki pałąk nie uciskają, także w okularach.':
      'Піна з пам’яттю форми й легке наголів’я не тиснуть, навіть якщо ви в окулярах.',

    'Kino na ścianie': 'Кіно на стіні',
    'Ostrość ustawia się sama': 'Різкість налаштовується сама',
    'Po przestawieniu projektor w kilka sekund wyostrza obraz, prostuje trapez i omija przeszkody na ścianie.':
      'Після переставляння проєктор за кілька секунд наводить різкість, виправляє трапецію й оминає перешкоди на стіні.',
    'Światło laserowe': 'Лазерне світло',
    'Filmy bez dodatkowych pudełek': 'Фільми без додаткових приставок',
    'Pewne połączenie': 'Надійне з’єднання',

    'Dialogi, które słychać': 'Діалоги, які добре чутно',
    'Dźwięk także z góry': 'Звук і згори',
    'Głośniki skierowane w sufit odbijają dźwięk tak, że deszcz i śmigłowiec słychać nad głową.':
      'Динаміки, спрямовані в стелю, відбивають звук так, що дощ і гелікоптер чутно над головою.',
    'Bas bez kabli': 'Баси без кабелів',
    'Subwoofer łączy się sam i potrzebuje tylko gniazdka, więc postawisz go za kanapą lub szafką.':
      'Сабвуфер з’єднується сам і потребує лише розетки, тому його можна поставити за диваном або шафкою.',
    'Jeden przewód do telewizora': 'Один кабель до телевізора',
    'HDMI eARC przenosi dźwięk wysokiej jakości i pozwala sterować głośnością pilotem od telewizora.':
      'HDMI eARC передає звук високої якості й дає змогу керувати гучністю пультом від телевізора.',
    'Muzyka z telefonu': 'Музика з телефона',

    'Woda, piasek i kurz nie robią na nim wrażenia. Po powrocie z plaży opłuczesz go pod kranem.':
      'Вода, пісок і пил їй не страшні. Після пляжу колонку можна сполоснути під краном.',
    'Muzyka w każdym pokoju': 'Музика в кожній кімнаті',
    'Kilka głośników połączysz w aplikacji w grupę. Utwór gra równo w całym mieszkaniu i nie przerywa, gdy dzwoni telefon.':
      'Кілька колонок можна об’єднати в групу в застосунку. Музика звучить синхронно в усьому помешканні й не переривається, коли дзвонить телефон.',
    'Jedno ładowanie wystarcza na cały dzień na działce. Port USB-C ładuje głośnik tą samą ładowarką co telefon.':
      'Одного заряду вистачає на цілий день на дачі. Через порт USB-C колонка заряджається від того самого зарядного пристрою, що й телефон.',
    'Dwa grają lepiej': 'Дві звучать краще',
    'Drugi taki sam głośnik połączysz w parę stereo jednym przyciskiem.':
      'Другу таку саму колонку можна додати до стереопари однією кнопкою.',
    'Sterowanie głosem': 'Голосове керування',
    'Poproś o piosenkę, minutnik lub pogodę. Mikrofon wyłączysz przełącznikiem.':
      'Попросіть увімкнути пісню чи таймер або спитайте про погоду. Мікрофон вимикається перемикачем.',

    'Czerń bez poświaty': 'Чорний колір без ореолів',
    'Jasny i kolorowy obraz': 'Яскраве й барвисте зображення',
    'Gotowy na konsolę': 'Готовий до консолі',
    'HDR scena po scenie': 'HDR для кожної сцени',
    'Dolby Vision dobiera jasność i kolor do każdej sceny, dzięki czemu szczegóły nie giną w cieniu ani w słońcu.':
      'Dolby Vision добирає яскравість і колір для кожної сцени, тому деталі не губляться ні в тіні, ні на сонці.',
    'Serwisy z filmami, muzyką i sportem masz na jednym ekranie, a wyszukiwanie głosowe rozumie polski.':
      'Сервіси з фільмами, музикою та спортом зібрано на одному екрані, а голосовий пошук розуміє польську.',
    'Dźwięk na start': 'Звук уже від початку',
  },
  templates: [
    [
      'Mikrofony w {=} mierzą hałas otoczenia i na bieżąco go wygaszają. W pociągu i biurze słyszysz muzykę, a nie silnik i rozmowy.',
      'Мікрофони в {=} вимірюють навколишній шум і безперервно його гасять. У поїзді та в офісі ви чуєте музику, а не двигун і розмови.',
    ],
    ['{#} godz. na jednym ładowaniu', '{#} год на одному заряді'],
    [
      'Przetworniki {#} mm grają równo, z wyraźnym wokalem. Najlepszy obsługiwany kodek to {=}.',
      'Динаміки {#} мм звучать рівно, з виразним вокалом. Найкращий підтримуваний кодек – {=}.',
    ],
    [
      'Przetworniki {#} mm grają równo, z wyraźnym wokalem. Najlepszy obsługiwany kodek to aptX Adaptive.',
      'Динаміки {#} мм звучать рівно, з виразним вокалом. Найкращий підтримуваний кодек – aptX Adaptive.',
    ],
    [
      'Przetworniki {#} mm w {=} wyraźnie oddają kierunek dźwięku, a tryb przestrzenny dodaje głębi w strzelankach.',
      'Динаміки {#} мм у {=} чітко передають напрямок звуку, а режим об’ємного звучання додає глибини в шутерах.',
    ],
    ['Przetworniki {#} mm w {=} wyraźnie oddają kierunek dźwięku.', 'Динаміки {#} мм у {=} чітко передають напрямок звуку.'],
    [
      'Radio 2,4 GHz przesyła dźwięk bez zauważalnego opóźnienia. Bateria wystarcza na {#} godz.',
      'Радіозв’язок 2,4 ГГц передає звук без помітної затримки. Заряду вистачає на {#} год.',
    ],
    [
      '{=} wyświetla obraz {=} o przekątnej nawet 120 cali. Jasność {#} ANSI lm wystarcza do seansów po zmroku lub przy zasłonach.',
      '{=} показує зображення {=} з діагоналлю до 120 дюймів. Яскравості {#} ANSI лм досить для перегляду в сутінках або з опущеними шторами.',
    ],
    [
      'Laser świeci równo i nie wymaga wymiany lampy. Wystarcza na {#} godz. pracy.',
      'Лазер світить рівно й не потребує заміни лампи. Його вистачає на {#} год роботи.',
    ],
    [
      'System {=} ma aplikacje z filmami, a wbudowane głośniki o mocy {#} W wystarczą na wyjazd.',
      'Система {=} має застосунки з фільмами, а вбудованих динаміків потужністю {#} Вт досить для поїздки.',
    ],
    [
      'Konsolę lub laptop podłączysz przez HDMI, a telefon bezprzewodowo ({=}).',
      'Консоль або ноутбук підключається через HDMI, а телефон – бездротово ({=}).',
    ],
    [
      '{=} ma układ {#} i moc {#} W. Tryb mowy wydobywa głosy aktorów bez podkręcania głośności.',
      '{=} має конфігурацію {#} і потужність {#} Вт. Режим мовлення виділяє голоси акторів без збільшення гучності.',
    ],
    [
      'Łączność: {=}. Sparuj telefon i słuchaj playlisty bez włączania telewizora.',
      'Зв’язок: {=}. З’єднайте телефон і слухайте плейлист, не вмикаючи телевізор.',
    ],
    ['Moc {#} W', 'Потужність {#} Вт'],
    [
      '{=} wypełnia dźwiękiem salon, a pasywne membrany dodają basu bez dudnienia.',
      '{=} наповнює звуком вітальню, а пасивні мембрани додають басів без гудіння.',
    ],
    [
      '{=} wypełnia dźwiękiem ogród i pokój, a pasywne membrany dodają basu bez dudnienia.',
      '{=} наповнює звуком сад і кімнату, а пасивні мембрани додають басів без гудіння.',
    ],
    ['Odporność IP{=}', 'Захист IP{=}'],
    ['Do {#} godz. grania', 'До {#} год звучання'],
    [
      'W {=} każdy piksel świeci sam i może całkiem zgasnąć. Dlatego nocne sceny mają głębię, a napisy nie mają poświaty.',
      'У {=} кожен піксель світиться сам і може повністю згаснути. Тому нічні сцени мають глибину, а навколо субтитрів немає ореолів.',
    ],
    [
      '{=} osiąga jasność szczytową {#} cd/m², więc obraz pozostaje czytelny także w dzień. Technologia {=} dobrze oddaje odcienie skóry i zieleni.',
      '{=} досягає пікової яскравості {#} кд/м², тому зображення чітке й удень. Технологія {=} добре передає відтінки шкіри та зелені.',
    ],
    ['Ekran {#}″', 'Екран {#}″'],
    [
      'Rozdzielczość {=} pozwala usiąść bliżej i nie widzieć pojedynczych punktów. Cienka ramka nie odciąga wzroku od filmu.',
      'Роздільна здатність {=} дає змогу сісти ближче й не бачити окремих точок. Тонка рамка не відволікає від фільму.',
    ],
    [
      'Odświeżanie {#} Hz, HDMI 2.1 i niskie opóźnienie obrazu dają płynną grę bez rozrywania klatek.',
      'Частота {#} Hz, HDMI 2.1 і мала затримка зображення забезпечують плавну гру без розривів кадрів.',
    ],
    ['{=} z polskimi aplikacjami', '{=} з польськими застосунками'],
    [
      'Głośniki o mocy {#} W dobrze oddają dialogi, a soundbar podłączysz przez HDMI eARC jednym przewodem.',
      'Динаміки потужністю {#} Вт добре передають діалоги, а саундбар підключається через HDMI eARC одним кабелем.',
    ],
  ],
};
