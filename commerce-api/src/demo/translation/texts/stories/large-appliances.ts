import type { StoryTexts } from './story-texts.ts';

/** Cookers, dishwashers, dryers, fridges and freezers. */
export const largeAppliances: StoryTexts = {
  texts: {
    'Płyta i piekarnik w jednym': 'Варильна поверхня та духовка в одному',
    'Gaz z zabezpieczeniem': 'Газ із захистом',
    'Gdy płomień zgaśnie, zawór odcina gaz. Zapalarka jest w każdym pokrętle.':
      'Якщо полум’я згасне, клапан перекриє газ. Електропідпал вбудовано в кожну ручку.',
    'Szybka indukcja': 'Швидка індукція',
    'Pola indukcyjne gotują wodę o połowę szybciej niż tradycyjne i od razu reagują na zmianę mocy.':
      'Індукційні зони кип’ятять воду вдвічі швидше за звичайні й одразу реагують на зміну потужності.',
    'Schowek na blachy': 'Місце для дек',
    'Pod piekarnikiem jest szuflada na formy i pokrywki, które zwykle nie mają swojego miejsca.':
      'Під духовкою є шухляда для форм і кришок, яким зазвичай бракує місця.',

    'Kosze mają składane stojaki, a górny przesuniesz wyżej także z naczyniami. Sztućce i drobiazgi mieszczą się w trzeciej szufladzie, więc na dole zostaje więcej miejsca na garnki.':
      'Кошики мають складані тримачі, а верхній можна підняти навіть із посудом. Прибори й дрібниці вміщуються в третій висувний лоток, тож унизу залишається більше місця для каструль.',
    'Kosze mają składane stojaki, a górny przesuniesz wyżej także z naczyniami. Koszyk na sztućce możesz przesuwać albo całkiem wyjąć.':
      'Кошики мають складані тримачі, а верхній можна підняти навіть із посудом. Кошик для приборів можна пересувати або зовсім вийняти.',
    'Drzwi otwierają się same': 'Дверцята відчиняються самі',
    'Na koniec programu drzwi uchylają się o kilka centymetrów. Para ucieka, a naczynia wyjmujesz suche bez dodatkowego podgrzewania.':
      'Наприкінці програми дверцята прочиняються на кілька сантиметрів. Пара виходить, і посуд стає сухим без додаткового нагрівання.',
    'Suszenie zeolitem': 'Сушіння цеолітом',
    'Minerał wchłania wilgoć i oddaje ciepło, dzięki czemu nawet plastikowe pojemniki są suche.':
      'Мінерал вбирає вологу й віддає тепло, тому навіть пластикові контейнери виходять сухими.',
    'Oszczędna woda i energia': 'Економія води й енергії',
    'Informacja na podłodze': 'Інформація на підлозі',
    'Punkt świetlny lub czas wyświetlany na podłodze pokazuje, że zmywanie trwa, mimo że panel jest ukryty w drzwiach.':
      'Світлова точка або час на підлозі показує, що миття триває, хоча панель захована у дверцятах.',
    'Program dobierze aplikacja': 'Програму добере застосунок',
    'Odpowiedz na dwa pytania w telefonie, a zmywarka dobierze program do rodzaju naczyń i stopnia zabrudzenia.':
      'Дайте відповідь на два запитання в телефоні, і посудомийна машина добере програму за видом посуду та рівнем забруднення.',

    'Pompa ciepła suszy delikatniej': 'Тепловий насос сушить делікатніше',
    'Mniej czyszczenia': 'Менше чищення',
    'Kondensator płucze się sam w trakcie pracy. Tobie zostaje wytrzepanie filtra kłaczków po suszeniu.':
      'Конденсатор сам промивається під час роботи. Вам залишається лише витрусити ворсовий фільтр після сушіння.',
    'Woda odpływa sama': 'Вода стікає сама',
    'Podłącz suszarkę do syfonu, aby nie opróżniać zbiornika. Wąż dołączamy w zestawie.':
      'Під’єднайте сушильну машину до сифона, щоб не спорожнювати резервуар. Шланг є в комплекті.',
    'Odświeżanie parą': 'Освіження парою',
    'Program z parą usuwa zapachy i rozprostowuje zagniecenia w koszulach bez prania.':
      'Програма з парою усуває запахи й розгладжує складки на сорочках без прання.',
    'Powiadomienie, gdy wyschnie': 'Сповіщення, коли висохне',
    'Aplikacja pokazuje czas do końca i pozwala dobrać program do rodzaju tkaniny.':
      'Застосунок показує час до завершення й допомагає дібрати програму до типу тканини.',

    'Koniec z rozmrażaniem': 'Більше жодного розморожування',
    'System No Frost osusza powietrze w obu komorach. Na ściankach nie rośnie lód, a opakowania nie przymarzają do szuflad.':
      'Система No Frost осушує повітря в обох камерах. На стінках не наростає лід, а пакування не примерзають до шухляд.',
    'Mniej lodu': 'Менше льоду',
    'Low Frost ogranicza osadzanie się szronu, więc zamrażarkę rozmrażasz rzadziej i szybciej.':
      'Low Frost зменшує утворення інею, тож морозильну камеру доводиться розморожувати рідше, і це швидше.',
    'Strefa świeżości': 'Зона свіжості',
    'W osobnej szufladzie jest chłodniej i bardziej wilgotno niż na półkach, dlatego warzywa i mięso dłużej zachowują świeżość.':
      'В окремій шухляді прохолодніше й вологіше, ніж на полицях, тому овочі та м’ясо довше залишаються свіжими.',
    'Woda i lód pod ręką': 'Вода й лід під рукою',
    'Dystrybutor w drzwiach podaje schłodzoną wodę, kostki i kruszony lód. Filtr wymienisz samodzielnie raz na pół roku.':
      'Диспенсер у дверцятах подає охолоджену воду, кубики та колотий лід. Фільтр можна замінити самостійно раз на пів року.',
    'Cicha i oszczędna': 'Тиха робота й ощадливість',
    'Kontrola z telefonu': 'Керування з телефона',
    'W aplikacji zmienisz temperaturę, włączysz szybkie chłodzenie przed powrotem z zakupów i sprawdzisz, czy drzwi są zamknięte.':
      'У застосунку можна змінити температуру, увімкнути швидке охолодження перед поверненням із покупками та перевірити, чи зачинено дверцята.',

    'Bez rozmrażania': 'Без розморожування',
    'System No Frost nie dopuszcza do powstawania lodu, więc szuflady zawsze wysuwają się lekko.':
      'Система No Frost не дає утворюватися льоду, тому шухляди завжди легко висуваються.',
    'Bezpieczna przy braku prądu': 'Холод навіть без електрики',
    'Wygodna pokrywa': 'Зручна кришка',
    'Pokrywa zatrzymuje się pod każdym kątem, a kosze trzymają najczęściej używane produkty na wierzchu.':
      'Кришка фіксується під будь-яким кутом, а в кошиках найпотрібніші продукти завжди зверху.',
    'Policzone zużycie': 'Споживання в цифрах',
  },
  templates: [
    [
      '{=} ma szerokość {} i zastąpi dwa osobne urządzenia. Ustawisz ją między szafkami bez przebudowy mebli.',
      '{=} має ширину {} і замінить два окремі прилади. Плиту можна поставити між шафками, не переробляючи меблів.',
    ],
    ['Piekarnik {#} l', 'Духовка {#} л'],
    [
      'W komorze o pojemności {} zmieści się duża blacha ciasta. Funkcje pieczenia: {}.',
      'У камеру об’ємом {} увійде велике деко випічки. Функції випікання: {}.',
    ],

    ['Miejsce na {#} kompletów', 'Місце для {#} комплектів'],
    ['Tylko {#} dB', 'Лише {#} дБ'],
    [
      '{=} pracuje cicho, więc możesz ją włączyć wieczorem, także w kuchni otwartej na salon.',
      '{=} працює тихо, тож її можна вмикати ввечері, навіть у кухні, об’єднаній із вітальнею.',
    ],
    [
      'Program eco zużywa {} wody. Na 100 cykli potrzeba {} energii.',
      'Програма «еко» споживає {} води. На 100 циклів потрібно {} енергії.',
    ],

    [
      '{=} odzyskuje ciepło z powietrza i suszy w niższej temperaturze. Ubrania się nie kurczą, a 100 cykli kosztuje {} energii.',
      '{=} повторно використовує тепло повітря й сушить за нижчої температури. Одяг не зсідається, а на 100 циклів іде {} енергії.',
    ],
    ['{#} kg bez rozwieszania', '{#} кг без розвішування'],
    [
      'Wsad do {} odpowiada pełnej pralce. Czujnik wilgotności kończy program dokładnie wtedy, gdy pranie jest suche.',
      'Завантаження до {} відповідає повній пральній машині. Датчик вологості завершує програму саме тоді, коли білизна суха.',
    ],

    ['{#} l dobrze podzielone', 'Продуманий розподіл об’єму: {#} л'],
    [
      'Chłodziarka ma {}, a zamrażarka {} pojemności. Półki ze szkła hartowanego przestawisz tak, by zmieścił się wysoki garnek.',
      'Об’єм холодильної камери – {}, морозильної – {}. Полиці із загартованого скла можна переставити так, щоб увійшла висока каструля.',
    ],
    [
      '{=} pracuje z hałasem {} i zużywa {} energii rocznie. Alarm przypomni o niedomkniętych drzwiach.',
      '{=} працює з рівнем шуму {} і споживає {} енергії на рік. Сигнал нагадає про незачинені дверцята.',
    ],

    ['{#} l na zapasy', '{#} л для запасів'],
    [
      '{=} pomieści zbiory z działki i większe zakupy. Na dobę zamrozi do {} świeżych produktów.',
      '{=} умістить урожай із дачі та великі покупки. За добу заморозить до {} свіжих продуктів.',
    ],
    // The unit 'godz.' ends the Polish sentence with its full stop.
    [
      'Gdy zabraknie zasilania, urządzenie utrzyma niską temperaturę przez {}',
      'Якщо зникне живлення, прилад утримуватиме низьку температуру протягом {}.',
    ],
    ['Roczne zużycie energii to {}, a poziom hałasu wynosi {}.', 'Річне споживання енергії становить {}, а рівень шуму – {}.'],
  ],
};
