import type { StoryTexts } from './story-texts.ts';

/** Canister vacuum cleaners, drills, hair dryers and stylers. */
export const home: StoryTexts = {
  texts: {
    'Kurz zostaje w worku': 'Пил залишається в мішку',
    'Bez kupowania worków': 'Без купівлі мішків',
    'Pojemnik opróżniasz jednym przyciskiem, a filtr myjesz pod kranem.':
      'Контейнер спорожнюється одним натисканням кнопки, а фільтр миється під краном.',
    'Na mokro i na sucho': 'Вологе та сухе прибирання',
    'Zbierze gruz, wióry i wodę z podłogi w garażu.': 'Збере будівельне сміття, стружку та воду з підлоги в гаражі.',
    'Sierść z kanapy': 'Шерсть із дивана',
    'Turboszczotka wyczesuje sierść i włosy z tkanin.': 'Турбощітка вичісує шерсть і волосся з тканин.',
    'Dla alergików': 'Для алергіків',
    'Szczelna komora i filtr zatrzymują pył, który zwykle wraca do pokoju.':
      'Герметична камера й фільтр затримують пил, який зазвичай повертається в кімнату.',

    'Udar do ścian': 'Ударний режим для стін',
    'Udar pneumatyczny i uchwyt SDS+ wiercą w betonie bez dociskania całym ciałem.':
      'Завдяки пневматичному удару й патрону SDS+ бетон можна свердлити, не налягаючи всім тілом.',
    'Włącz udar, aby wywiercić otwory pod kołki w cegle i pustaku.':
      'Увімкніть ударний режим, щоб висвердлити отвори під дюбелі в цеглі та порожнистих блоках.',
    'Silnik bezszczotkowy': 'Безщітковий двигун',
    'Pracuje dłużej na jednym ładowaniu i nie wymaga wymiany szczotek.': 'Працює довше від одного заряду й не потребує заміни щіток.',
    'System akumulatorów': 'Система акумуляторів',
    'To wersja bez baterii dla osób, które mają już akumulatory tej marki.':
      'Це версія без акумулятора для тих, хто вже має акумулятори цього бренду.',
    'Światło tam, gdzie trzeba': 'Світло там, де треба',
    'Dioda oświetla miejsce pracy, a gumowany uchwyt nie ślizga się w dłoni.':
      'Світлодіод освітлює робоче місце, а прогумована ручка не ковзає в руці.',

    // The dictionary's word for one of clothes.
    'Suszarka, końcówki, instrukcja.': 'Фен, насадки, інструкція.',
    'suszarka, końcówki, instrukcja': 'фен, насадки, інструкція',
    'Suszarka, koncentrator, woreczek, instrukcja.': 'Фен, концентратор, мішечок, інструкція.',
    'suszarka, koncentrator, woreczek, instrukcja': 'фен, концентратор, мішечок, інструкція',
    'Szybko, ale delikatnie': 'Швидко, але делікатно',
    'Mniej puszenia': 'Менше пушіння',
    'Jony ujemne neutralizują ładunki, dzięki czemu włosy łatwiej się rozczesują i błyszczą.':
      'Негативні іони нейтралізують заряди, тому волосся легше розчісується й блищить.',
    'Utrwalenie fryzury': 'Фіксація зачіски',
    'Zimny nadmuch na koniec zamyka łuskę włosa i utrzymuje kształt.':
      'Холодне повітря наприкінці закриває лусочки волосся та зберігає форму.',
    'Loki bez przesuszenia': 'Локони без пересушування',
    'Dyfuzor rozprasza powietrze i podnosi włosy u nasady.': 'Дифузор розсіює повітря й підіймає волосся біля коренів.',
    'Do kosmetyczki': 'Поміститься в косметичку',
    'Filtr, który się czyści': 'Фільтр, який легко очистити',
    'Tylną kratkę zdejmiesz i przepłuczesz, aby silnik nie tracił mocy.':
      'Задню решітку можна зняти й промити, щоб двигун не втрачав потужності.',

    'Gładko i bez ciągnięcia': 'Гладко й без смикання',
    'Powłoka ceramiczna rozprowadza ciepło równo i nie szarpie włosów.':
      'Керамічне покриття рівномірно розподіляє тепло й не смикає волосся.',
    'Powłoka tytanowa rozprowadza ciepło równo i nie szarpie włosów.': 'Титанове покриття рівномірно розподіляє тепло й не смикає волосся.',
    'Powłoka turmalinowa rozprowadza ciepło równo i nie szarpie włosów.':
      'Турмалінове покриття рівномірно розподіляє тепло й не смикає волосся.',
    'Jonizacja zamyka łuski włosa, więc fryzura trzyma się dłużej.': 'Іонізація закриває лусочки волосся, тож зачіска тримається довше.',
    'Poprawisz fryzurę w drodze': 'Поправите зачіску в дорозі',
    'Akumulator wystarcza na około 30 minut, a ładuje się przez USB-C.':
      'Акумулятора вистачає приблизно на 30 хвилин, а заряджається він через USB-C.',
    'Wyłącza się sama': 'Автоматичне вимкнення',
    'Po godzinie bez użycia grzanie wyłącza się automatycznie.': 'Після години без використання нагрівання припиняється.',
  },
  templates: [
    ['Zasięg {#} m', 'Радіус дії {#} м'],
    [
      '{=} sprząta z jednego gniazdka całe mieszkanie, a moc {} wystarcza na dywan z długim włosem.',
      '{=} прибирає всю квартиру від однієї розетки, а потужності {} вистачає для килима з довгим ворсом.',
    ],
    [
      'Worek {} wyjmujesz zamknięty, więc kurz nie wraca do powietrza.',
      'Мішок {} виймається закритим, тому пил не повертається в повітря.',
    ],

    ['Moc {#} W', 'Потужність {#} Вт'],
    [
      '{=} wierci w drewnie, metalu i murze. Długi przewód sięga z gniazdka na drabinę.',
      '{=} свердлить деревину, метал і мур. Довгий кабель дістає від розетки до драбини.',
    ],
    ['{#} Nm momentu', '{#} Н·м крутного моменту'],
    [
      '{=} wkręci długie wkręty w twarde drewno i złoży meble. Sprzęgło zatrzyma się, zanim uszkodzi płytę.',
      '{=} закрутить довгі шурупи у тверду деревину й допоможе скласти меблі. Муфта зупиниться, перш ніж пошкодить плиту.',
    ],
    [
      'W zestawie: {}. Te same baterie zasilą inne narzędzia marki.',
      'У комплекті: {}. Ті самі акумулятори підходять до інших інструментів бренду.',
    ],

    [
      'Moc {} i nadmuch {} suszą włosy głównie powietrzem, a nie temperaturą.',
      'Потужність {} і потік повітря {} сушать волосся переважно повітрям, а не температурою.',
    ],
    [
      '{=} ma składaną rączkę i przełącznik napięcia, więc pojedzie także poza Europę.',
      '{=} має складану ручку й перемикач напруги, тож підійде й для подорожей за межі Європи.',
    ],

    ['Gotowa po {}', 'Нагрівання за {}'],
    [
      '{=} nagrzewa się do {}, a temperaturę dobierzesz do grubości włosów.',
      '{=} нагрівається до {}, а температуру можна дібрати до товщини волосся.',
    ],
  ],
};
