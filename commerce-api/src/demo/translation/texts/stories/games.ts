import type { StoryTexts } from './story-texts.ts';

/** Consoles, desktop computers, gamepads and gaming chairs. */
export const games: StoryTexts = {
  texts: {
    'Kilka dużych tytułów zmieści się jednocześnie, a pamięć rozszerzysz dodatkowym dyskiem.':
      'Кілька великих ігор умістяться одночасно, а пам’ять можна розширити додатковим диском.',
    'Graj w drodze': 'Грайте в дорозі',
    'Gry i filmy na płytach': 'Ігри та фільми на дисках',
    'Napęd odtwarza płyty z grami i filmy 4K, a po przejściu grę możesz odsprzedać.':
      'Дисковод відтворює диски з іграми та фільми 4K, а пройдену гру можна перепродати.',
    'Twoje starsze gry': 'Ваші старі ігри',
    'Tytuły z poprzedniej generacji działają od razu, często płynniej niż dawniej.':
      'Ігри попереднього покоління працюють одразу, часто плавніше, ніж раніше.',
    'Dla całej rodziny': 'Для всієї родини',
    'Kontrola rodzicielska ogranicza czas gry i zakupy, a konta dzieci mają własne ustawienia.':
      'Батьківський контроль обмежує час гри та покупки, а дитячі облікові записи мають власні налаштування.',

    'Karta graficzna do gier': 'Відеокарта для ігор',
    'Mieści się za monitorem': 'Уміщується за монітором',
    'Obudowę przykręcisz do uchwytu VESA z tyłu monitora, a biurko zostaje puste.':
      'Корпус кріпиться до тримача VESA позаду монітора, і стіл залишається вільним.',
    'System uruchamia się w kilkanaście sekund. W obudowie jest miejsce na kolejny dysk.':
      'Система запускається менш ніж за двадцять секунд. У корпусі є місце для ще одного диска.',
    'Chłodzenie wodne': 'Водяне охолодження',
    'Porządek w środku': 'Порядок усередині',
    'Przewody są poprowadzone za tacką płyty głównej, a filtry przeciw kurzowi wyjmiesz bez narzędzi.':
      'Кабелі прокладено за піддоном материнської плати, а пилові фільтри виймаються без інструментів.',

    'Pewny chwyt': 'Надійний хват',
    'Gałki bez dryfu': 'Стіки без дрифту',
    'Czujniki Halla działają bezstykowo, dlatego gałki nie wycierają się i nie „uciekają” po kilku miesiącach.':
      'Датчики Холла працюють безконтактно, тому стіки не стираються й не «тікають» через кілька місяців.',
    'Przyciski pod palcami': 'Кнопки під пальцями',
    'Z komputerem i nie tylko': 'З комп’ютером і не тільки',
    'Wibracje i spusty': 'Вібрація та тригери',
    'Dwa silniki oddają uderzenia i teren, a spusty reagują na siłę nacisku.':
      'Два мотори передають удари й рельєф, а тригери реагують на силу натискання.',

    'Oddychające oparcie': 'Спинка, що дихає',
    'Siatka przepuszcza powietrze, więc latem plecy się nie pocą.': 'Сітка пропускає повітря, тому влітку спина не пітніє.',
    'Miękka tkanina': 'М’яка тканина',
    'Nie grzeje latem i nie jest zimna zimą, a plamy zmyjesz wodą.': 'Не гріє влітку й не холодна взимку, а плями змиваються водою.',
    'Łatwo wytrzeć': 'Легко протерти',
    'Gładką ekoskórę czyści wilgotna ściereczka.': 'Гладку екошкіру достатньо протерти вологою серветкою.',
    'Podłokietniki 4D': 'Підлокітники 4D',
    'Ustawisz wysokość, rozstaw, głębokość i kąt, więc łokcie leżą na wysokości klawiatury.':
      'Можна налаштувати висоту, відстань, глибину й кут, тож лікті лежать на рівні клавіатури.',
    'Złożysz w pół godziny': 'Складається за пів години',
    'Śruby są posortowane, a klucz jest w kartonie.': 'Гвинти посортовані, а ключ лежить у коробці.',
  },
  templates: [
    ['Obraz {=}', 'Зображення {=}'],
    [
      '{=} wyświetla gry w {=}, z krótkim wczytywaniem dzięki dyskowi SSD.',
      '{=} показує ігри в {=} і швидко завантажує їх завдяки диску SSD.',
    ],
    ['{=} na gry', '{=} для ігор'],
    // The unit 'godz.' ends the Polish sentence with its full stop.
    [
      'Bateria wystarcza na {} W domu podłączysz konsolę do telewizora przez stację lub przewód USB-C.',
      'Акумулятора вистачає на {}. Удома консоль можна під’єднати до телевізора через док-станцію або кабель USB-C.',
    ],

    ['{} i {} RAM', '{} і {} RAM'],
    [
      '{=} z procesorem do {} i {} pamięci nie zwalnia przy wielu otwartych programach.',
      '{=} із процесором до {} і {} пам’яті не сповільнюється навіть із багатьма відкритими програмами.',
    ],
    [
      'Karta ({}) i zasilacz {} dają zapas także na przyszłą wymianę.',
      'Відеокарта ({}) і блок живлення {} дають запас і для майбутнього оновлення.',
    ],
    ['Dysk {=}', 'Диск {=}'],
    [
      'Układ {} utrzymuje niską temperaturę procesora przy długiej grze.',
      'Охолодження ({}) утримує низьку температуру процесора під час тривалої гри.',
    ],

    [
      '{=} ma chropowate uchwyty i dobrze wyważoną obudowę, więc dłonie nie męczą się przy długiej rozgrywce.',
      '{=} має шорсткі ручки й добре збалансований корпус, тож руки не втомлюються під час тривалої гри.',
    ],
    [
      'Liczba przycisków z tyłu: {#}. Przypiszesz im dowolną funkcję bez odrywania kciuków od gałek.',
      'Кількість кнопок ззаду: {#}. Їм можна призначити будь-яку функцію й натискати, не відриваючи великих пальців від стіків.',
    ],
    ['Zgodność: {}. Profil zmienisz skrótem na padzie.', 'Сумісність: {}. Профіль змінюється комбінацією кнопок на геймпаді.'],

    ['Odchylenie do {}', 'Відхилення до {}'],
    [
      '{=} podpiera plecy przy biurku i pozwala się wyciągnąć między rundami. Utrzyma {}.',
      '{=} підтримує спину за столом і дає змогу відкинутися між раундами. Витримує {}.',
    ],
  ],
};
