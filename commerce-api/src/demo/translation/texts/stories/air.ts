import type { StoryTexts } from './story-texts.ts';

/** Air conditioners, air purifiers and fans. */
export const air: StoryTexts = {
  texts: {
    'Bez montażu': 'Без монтажу',
    'Wystarczy wystawić rurę przez uchylone okno. Kółka ułatwiają przestawienie go do sypialni.':
      'Достатньо вивести шланг у прочинене вікно. Завдяки коліщаткам його легко перекотити до спальні.',
    'Cicho i oszczędnie': 'Тихо й ощадливо',
    'Sprężarka stoi na zewnątrz, więc w pokoju słychać tylko nadmuch. Montaż wykonuje instalator z uprawnieniami.':
      'Компресор стоїть надворі, тому в кімнаті чути лише потік повітря. Монтаж виконує сертифікований фахівець.',
    'Bez jednostki na elewacji': 'Без блока на фасаді',
    'Całe urządzenie mieści się w oknie, a skropliny wypływają na zewnątrz.':
      'Увесь кондиціонер вміщується у вікні, а конденсат стікає назовні.',
    'Grzeje wiosną i jesienią': 'Гріє навесні та восени',
    'Pompa ciepła ogrzeje pokój taniej niż grzejnik elektryczny.': 'Тепловий насос обігріє кімнату дешевше, ніж електричний обігрівач.',
    'Osusza powietrze': 'Осушує повітря',
    'Tryb osuszania pomaga po deszczu i przy suszeniu prania.': 'Режим осушення допомагає після дощу та під час сушіння білизни.',
    'Chłód przed powrotem': 'Прохолода до вашого повернення',
    'Włącz klimatyzator w aplikacji, zanim wrócisz do domu.': 'Увімкніть кондиціонер у застосунку, перш ніж повернетеся додому.',

    'Filtr na smog i alergie': 'Фільтр від смогу та алергій',
    'Sam dobiera obroty': 'Сам добирає швидкість',
    'Czujnik mierzy jakość powietrza i pokazuje ją kolorem. W trybie automatycznym wentylator przyspiesza tylko wtedy, gdy trzeba.':
      'Датчик вимірює якість повітря й показує її кольором. В автоматичному режимі вентилятор пришвидшується лише тоді, коли це потрібно.',
    'Spokojny sen': 'Спокійний сон',
    'W trybie nocnym gasną światła, a praca jest cichsza od szeptu.':
      'У нічному режимі індикатори гаснуть, а прилад працює тихіше за шепіт.',
    'Powietrze pod kontrolą': 'Повітря під контролем',
    'Aplikacja pokazuje historię pomiarów i włącza oczyszczacz, zanim wrócisz do domu.':
      'Застосунок показує історію вимірювань і вмикає очищувач до вашого повернення додому.',

    'Ulga w upał': 'Порятунок у спеку',
    'Powiew na cały pokój': 'Свіжість для всієї кімнати',
    'Głowica obraca się na boki i nie wieje wciąż w jedno miejsce.': 'Вентилятор повертається з боку в бік і не дме весь час в одне місце.',
    'Zaśnij przy chłodzie': 'Засинайте в прохолоді',
    'Wyłącznik czasowy zatrzyma go po wybranej liczbie godzin.': 'Таймер вимкне його через вибрану кількість годин.',
    'Pilot w zestawie': 'Пульт у комплекті',
    'Bieg i obrót zmienisz bez wstawania z łóżka.': 'Швидкість і обертання можна змінити, не встаючи з ліжка.',
    'Łatwe czyszczenie': 'Легке чищення',
    'Osłona zdejmuje się bez narzędzi, a kurz zmyjesz wilgotną ściereczką.':
      'Решітка знімається без інструментів, а пил легко стерти вологою серветкою.',
  },
  templates: [
    ['Chłodny pokój do {#} m²', 'Прохолодна кімната до {#} м²'],
    [
      '{=} ma moc {} i w upalny dzień obniży temperaturę o kilkanaście stopni.',
      '{=} має потужність {} і в спекотний день знизить температуру більш ніж на десять градусів.',
    ],
    ['Czyste powietrze na {#} m²', 'Чисте повітря на {#} м²'],
    [
      '{=} dostarcza {} oczyszczonego powietrza. W pokoju o podanej powierzchni wymieni je kilka razy na godzinę.',
      '{=} подає {} очищеного повітря. У кімнаті зазначеної площі він оновить його кілька разів на годину.',
    ],
    [
      'Filtr {} zatrzymuje pył zawieszony, pyłki i sierść. O wymianie przypomni kontrolka.',
      'Фільтр {} затримує дрібний пил, пилок і шерсть. Про заміну нагадає індикатор.',
    ],
    ['{=} pobiera tylko {}, więc może pracować całą noc.', '{=} споживає лише {}, тому може працювати всю ніч.'],
  ],
};
