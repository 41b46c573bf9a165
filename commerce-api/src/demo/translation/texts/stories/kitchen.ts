import type { StoryTexts } from './story-texts.ts';

/** Air fryers, blenders and coffee machines. */
export const kitchen: StoryTexts = {
  texts: {
    'Chrupiące bez oleju': 'Хрумке без олії',
    'Dwa dania naraz': 'Дві страви водночас',
    'W dwóch komorach ustawisz różne temperatury i czasy, a funkcja synchronizacji sprawi, że mięso i frytki będą gotowe w tej samej chwili.':
      'У двох камерах можна задати різні температуру й час, а завдяки синхронізації м’ясо й картопля фрі будуть готові одночасно.',
    'Widać, kiedy gotowe': 'Видно, коли готово',
    'Przez podświetlone okienko sprawdzisz stopień zarumienienia bez wysuwania kosza.':
      'Через віконце з підсвічуванням ви перевірите, чи страва підрум’янилася, не висуваючи кошика.',
    'Programy na co dzień': 'Програми на щодень',
    'Mycie w zmywarce': 'Можна мити в посудомийній машині',
    'Kosz i ruszt myjesz w zmywarce, a powłoka nieprzywierająca nie zawiera PFOA.':
      'Кошик і решітку можна мити в посудомийній машині, а антипригарне покриття не містить PFOA.',

    'Kruszy lód': 'Подрібнює лід',
    'Tryb pulsacyjny zamienia kostki lodu w śnieg do lemoniady i koktajli.':
      'Імпульсний режим перетворює кубики льоду на сніг для лимонаду й коктейлів.',
    'Szklany kielich': 'Скляна чаша',
    'Szkło nie chłonie zapachów ani koloru i można je myć w zmywarce.':
      'Скло не вбирає запахів і кольору, його можна мити в посудомийній машині.',
    'Koktajl na drogę': 'Коктейль у дорогу',
    'Blender ładujesz przez USB-C, a po zmiksowaniu zamieniasz kielich w bidon.':
      'Блендер заряджається через USB-C, а після збивання чаша стає пляшкою.',
    'Wygodny uchwyt': 'Зручна ручка',
    'Antypoślizgowa rączka dobrze leży w dłoni, a metalową końcówkę zanurzysz w gorącej zupie.':
      'Неслизька ручка добре лежить у руці, а металеву насадку можна занурювати в гарячий суп.',
    'Szybkie mycie': 'Швидке миття',
    'Wlej wodę z kroplą płynu, włącz na pół minuty i opłucz.':
      'Налийте води з краплею мийного засобу, увімкніть на пів хвилини та сполосніть.',

    'Kawa pod pełną kontrolą': 'Кава під повним контролем',
    'Kawa za jednym dotknięciem': 'Кава одним дотиком',
    'Pianka bez ćwiczeń': 'Пінка без тренувань',
    'System mleczny spienia mleko i po każdym napoju sam się płucze. Pojemnik wstawisz z resztą mleka do lodówki.':
      'Молочна система збиває молоко й сама промивається після кожного напою. Контейнер із рештою молока можна поставити в холодильник.',
    'Dysza do latte art': 'Насадка для лате-арту',
    'Ruchoma dysza pary pozwala przygotować aksamitną piankę i samemu wylewać wzory.':
      'Рухома парова насадка дає змогу приготувати оксамитову пінку й самостійно малювати візерунки.',
    'Świeżo mielone ziarna': 'Свіжозмелені зерна',
    'Młynek (ceramiczny) ma kilka stopni grubości, dzięki czemu dopasujesz mielenie do ziaren.':
      'Керамічна кавомолка має кілька ступенів помелу, тож ви доберете потрібний до своїх зерен.',
    'Młynek (stalowy) ma kilka stopni grubości, dzięki czemu dopasujesz mielenie do ziaren.':
      'Сталева кавомолка має кілька ступенів помелу, тож ви доберете потрібний до своїх зерен.',
    'Łatwa higiena': 'Проста гігієна',
    'Zaparzacz wyjmiesz z boku i opłuczesz pod bieżącą wodą. Program odkamieniania prowadzi krok po kroku.':
      'Заварний блок виймається збоку, його можна сполоснути під проточною водою. Програма очищення від накипу веде крок за кроком.',
    'Duży zbiornik na wodę': 'Великий резервуар для води',
    'Kawa z łóżka': 'Кава, не встаючи з ліжка',
    'Zamów napój w aplikacji i zapisz własne przepisy dla domowników.':
      'Замовте напій у застосунку й збережіть власні рецепти для всієї родини.',
  },
  templates: [
    [
      'Gorące powietrze krąży wokół potraw, dlatego frytki wymagają najwyżej łyżki oleju. Kosz o pojemności {} wystarczy na obiad.',
      'Гаряче повітря циркулює навколо страв, тому для картоплі фрі потрібно щонайбільше ложку олії. Кошика об’ємом {} вистачить на обід.',
    ],
    [
      'Gotowe ustawienia: {}. Temperaturę i czas możesz zmienić w trakcie.',
      'Готові налаштування: {}. Температуру й час можна змінити під час приготування.',
    ],
    [
      '{=} radzi sobie z mrożonymi owocami, orzechami i zupą krem. Ostrza ze stali nierdzewnej nie tępią się na twardych warzywach.',
      '{=} впорається із замороженими фруктами, горіхами та крем-супом. Леза з нержавної сталі не тупляться на твердих овочах.',
    ],
    [
      '{=} pozwala samemu dobrać dawkę, docisk i czas parzenia. Pompa {} i stabilna temperatura dają gęstą cremę.',
      '{=} дає змогу самостійно добирати дозу, силу притискання та час заварювання. Помпа {} і стабільна температура забезпечують густу пінку.',
    ],
    [
      '{=} miele ziarna na każdą filiżankę i przygotowuje do {#} rodzajów napojów. Moc, ilość i temperaturę zapamiętasz w profilu.',
      '{=} меле зерна для кожної чашки й готує до {#} видів напоїв. Міцність, об’єм і температуру можна зберегти в профілі.',
    ],
    [
      'W zbiorniku mieści się {} wody. Wyjmiesz go bez przestawiania ekspresu, a tackę na skropliny opłuczesz pod kranem.',
      'У резервуар уміщується {} води. Його можна вийняти, не пересуваючи кавомашини, а піддон для крапель – сполоснути під краном.',
    ],
  ],
};
