/** What shoppers ask below listings and on pages of products, of appliances, screens and sound. */
export const appliancesQuestions: Readonly<Record<string, string>> = {
  'Czy ma tuner naziemny DVB-T2?': 'Чи є ефірний тюнер DVB-T2?',
  'Tak, telewizor odbiera naziemną telewizję cyfrową DVB-T2 z kodekiem HEVC.':
    'Так, телевізор приймає ефірне цифрове телебачення DVB-T2 з кодеком HEVC.',
  'Czy pasuje każdy uchwyt ścienny?': 'Чи підійде будь-яке настінне кріплення?',
  'Wybierz uchwyt o rozstawie VESA podanym w danych technicznych i nośności większej niż waga telewizora.':
    'Виберіть кріплення з кроком VESA, указаним у технічних даних, і вантажністю, більшою за вагу телевізора.',
  'Czy będzie działał ze starszym telewizorem?': 'Чи працюватиме зі старшим телевізором?',
  'Tak, przez złącze optyczne. Sterowanie głośnością jednym pilotem wymaga HDMI ARC lub eARC.':
    'Так, через оптичний роз’єм. Щоб керувати гучністю одним пультом, потрібен HDMI ARC або eARC.',
  'Jaka odległość jest potrzebna na 100 cali?': 'Яка відстань потрібна для 100 дюймів?',
  'Około 2,7 metra. Dokładną tabelę podaje instrukcja.': 'Приблизно 2,7 метра. Точна таблиця є в інструкції.',
  'Czy działają przez kabel?': 'Чи працюють через кабель?',
  'Tak, przewód 3,5 mm jest w zestawie. Przez kabel grają także po rozładowaniu baterii.':
    'Так, кабель 3,5 мм у комплекті. Через кабель вони грають і з розрядженою батареєю.',
  'Czy można używać jednej słuchawki?': 'Чи можна користуватися одним навушником?',
  'Tak, każda słuchawka działa samodzielnie.': 'Так, кожен навушник працює самостійно.',
  'Czy dwa głośniki różnych modeli da się połączyć?': 'Чи можна з’єднати дві колонки різних моделей?',
  'Para stereo wymaga dwóch takich samych modeli. Grupę do wspólnego grania można złożyć z różnych.':
    'Для стереопари потрібні дві однакові моделі. Групу для спільного відтворення можна скласти з різних.',
  'Czy wąż odpływowy jest w zestawie?': 'Чи є в комплекті зливний шланг?',
  'Tak, wąż odpływowy jest zamontowany, a dopływowy znajdziesz w bębnie.':
    'Так, зливний шланг установлено, а шланг подачі ви знайдете в барабані.',
  'Czy można postawić na niej suszarkę?': 'Чи можна поставити на неї сушильну машину?',
  'Tak, z łącznikiem producenta, jeżeli oba urządzenia mają szerokość 60 cm i ładowanie od przodu.':
    'Так, зі з’єднувачем виробника, якщо обидва пристрої мають ширину 60 см і фронтальне завантаження.',
  'Czy można ją podłączyć do kanalizacji?': 'Чи можна підключити її до каналізації?',
  'Sprawdź wiersz „Odprowadzanie wody” w danych technicznych: jeżeli jest tam kanalizacja, potrzebny wąż dołączamy w zestawie.':
    'Перевірте рядок «Відведення води» в технічних даних: якщо там є каналізація, потрібний шланг додаємо в комплекті.',
  'Czy nadaje się do suszenia wełny?': 'Чи підходить для сушіння вовни?',
  'Tak, jeżeli na metce nie ma zakazu suszenia w bębnie. Wybierz program delikatny i niską temperaturę.':
    'Так, якщо на ярлику немає заборони сушити в барабані. Виберіть делікатну програму й низьку температуру.',
  'Czy wysuszy pełny wsad prania?': 'Чи висушить повне завантаження прання?',
  'Nie, pojemność suszenia jest mniejsza niż prania. Oba ciężary podajemy w danych technicznych.':
    'Ні, для сушіння місткість менша, ніж для прання. Обидві ваги вказано в технічних даних.',
  'Czy drzwi można przełożyć na drugą stronę?': 'Чи можна перевісити двері на інший бік?',
  'Sprawdź wiersz „Drzwi” w danych technicznych. Jeżeli kierunek jest zmienny, zrobi to monter podczas dostawy.':
    'Перевірте рядок «Двері» в технічних даних. Якщо напрямок змінний, це зробить монтажник під час доставки.',
  'Ile trzeba czekać z włączeniem po transporcie?': 'Скільки чекати з увімкненням після перевезення?',
  'Po transporcie w pionie wystarczą 2–4 godziny, po transporcie w poziomie odczekaj dobę.':
    'Після перевезення стоячи вистачить 2–4 годин, після перевезення лежачи зачекайте добу.',
  'Czy może stać w garażu?': 'Чи може стояти в гаражі?',
  'Tak, w zakresie temperatur swojej klasy klimatycznej. Klasa SN-T dopuszcza od 10 do 43°C.':
    'Так, у межах температур свого кліматичного класу. Клас SN-T допускає від 10 до 43°C.',
  'Czy można podłączyć ją do ciepłej wody?': 'Чи можна підключити її до гарячої води?',
  'Tak, do 60°C, ale producent zaleca zimną wodę, jeżeli nie masz instalacji solarnej.':
    'Так, до 60°C, але виробник радить холодну воду, якщо у вас немає сонячного водонагрівача.',
  'Czy front meblowy jest w zestawie?': 'Чи є меблевий фасад у комплекті?',
  'Nie, front do modeli do zabudowy zamawia się u producenta mebli.': 'Ні, фасад для вбудованих моделей замовляють у виробника меблів.',
  'Czy mogę podłączyć ją do butli gazowej?': 'Чи можна підключити її до газового балона?',
  'Tak, po wymianie dysz przez osobę z uprawnieniami. Dysze są w zestawie z kuchnią gazową.':
    'Так, після заміни форсунок особою з дозволом. Форсунки в комплекті з газовою плитою.',
  'Czy można używać w niej metalowych naczyń?': 'Чи можна використовувати в ній металевий посуд?',
  'Nie, używaj szkła, porcelany i plastiku oznaczonego jako odpowiedni do mikrofal.':
    'Ні, користуйтеся склом, порцеляною та пластиком із позначкою для мікрохвильових печей.',
  'Czy można dokupić drugi akumulator?': 'Чи можна докупити другий акумулятор?',
  'Tak, jeżeli w danych technicznych jest wymienny akumulator. Bateria jest dostępna w częściach zamiennych producenta.':
    'Так, якщо в технічних даних указано змінний акумулятор. Батарея є серед запчастин виробника.',
  'Jaki próg pokona?': 'Який поріг подолає?',
  'Do 2 cm. Wyższy próg można zaznaczyć w aplikacji jako granicę pomieszczenia.':
    'До 2 см. Вищий поріг можна позначити в застосунку як межу приміщення.',
  'Czy działa bez internetu?': 'Чи працює без інтернету?',
  'Sprzątanie uruchomisz przyciskiem na obudowie. Mapa i harmonogram wymagają Wi-Fi 2,4 GHz.':
    'Прибирання запустите кнопкою на корпусі. Для карти й розкладу потрібен Wi-Fi 2,4 GHz.',
  'Czy można użyć kawy mielonej?': 'Чи можна використовувати мелену каву?',
  'Tak. W ekspresach automatycznych służy do tego osobna komora na jedną porcję.':
    'Так. В автоматичних кавомашинах для цього є окреме відділення на одну порцію.',
  'Jak często trzeba go odkamieniać?': 'Як часто потрібно видаляти накип?',
  'Ekspres sam o tym przypomni. Przy twardej wodzie i filtrze wypada to zwykle co 2–3 miesiące.':
    'Кавомашина сама про це нагадає. З твердою водою та фільтром це зазвичай кожні 2–3 місяці.',
  'Czy filtr można wyjąć?': 'Чи можна вийняти фільтр?',
  'Tak, filtr antywapienny przy dziobku wyjmuje się do mycia.': 'Так, фільтр від накипу біля носика виймається для миття.',
  'Czy zmieści się grubsza kromka?': 'Чи поміститься грубша скибка?',
  'Tak, szczeliny mają 3,5 cm szerokości.': 'Так, щілини мають 3,5 см завширшки.',
  'Czy można miksować gorące zupy?': 'Чи можна збивати гарячі супи?',
  'Blenderem ręcznym i szklanym kielichem – tak, kielich z tworzywa najlepiej napełniać po lekkim przestudzeniu.':
    'Ручним блендером і скляною чашею – так, пластикову чашу краще наповнювати, коли страва трохи охолоне.',
  'Czy misę można myć w zmywarce?': 'Чи можна мити чашу в посудомийній машині?',
  'Tak, misę ze stali i szkła myje się w zmywarce. Końcówki aluminiowe myj ręcznie.':
    'Так, чашу зі сталі та скла можна мити в посудомийній машині. Алюмінієві насадки мийте руками.',
  'Czy można używać papieru do pieczenia?': 'Чи можна користуватися папером для випікання?',
  'Tak, ale tylko obciążonego jedzeniem, aby nie dotknął grzałki.': 'Так, але лише притиснутим їжею, щоб не торкнувся нагрівача.',
  'Czy można używać wody z kranu?': 'Чи можна користуватися водою з крана?',
  'Tak. Przy twardej wodzie producent zaleca zmieszanie jej pół na pół z demineralizowaną.':
    'Так. Якщо вода тверда, виробник радить змішувати її навпіл із демінералізованою.',
  'Jak często wymieniać filtr?': 'Як часто міняти фільтр?',
  'Zwykle raz na 9–12 miesięcy, zależnie od jakości powietrza. Urządzenie liczy czas pracy.':
    'Зазвичай раз на 9–12 місяців, залежно від якості повітря. Пристрій рахує час роботи.',
  'Jakiej wody używać?': 'Якою водою користуватися?',
  'Do ewaporacyjnego wystarczy kranowa, do ultradźwiękowego zalecamy filtrowaną lub demineralizowaną.':
    'Для випарного вистачить водопровідної, для ультразвукового радимо фільтровану або демінералізовану.',
  'Czy potrzebne jest przyłącze trójfazowe?': 'Чи потрібне трифазне підключення?',
  'Nie, piekarnik podłącza się do gniazda 230 V z uziemieniem i osobnym bezpiecznikiem 16 A.':
    'Ні, духовку підключають до розетки 230 V із заземленням та окремим запобіжником 16 A.',
  'Czy potrzebne są specjalne garnki?': 'Чи потрібні спеціальні каструлі?',
  'Do płyty indukcyjnej potrzebne są naczynia z magnetycznym dnem. Do gazowej pasują wszystkie.':
    'Для індукційної поверхні потрібен посуд з магнітним дном. Для газової підходить будь-який.',
  'Kto może ją podłączyć?': 'Хто може її підключити?',
  'Płytę gazową podłącza osoba z uprawnieniami gazowymi, indukcyjną – elektryk. Możesz zamówić montaż u nas.':
    'Газову поверхню підключає особа з дозволом на роботи з газом, індукційну – електрик. Монтаж можна замовити в нас.',
  'Czy filtr węglowy jest w zestawie?': 'Чи є вугільний фільтр у комплекті?',
  'Nie, filtr węglowy do trybu pochłaniacza kupuje się osobno. Numer filtra podaje instrukcja.':
    'Ні, вугільний фільтр для режиму рециркуляції купують окремо. Номер фільтра є в інструкції.',
  'Czy w zestawie jest ładowarka?': 'Чи є зарядний пристрій у комплекті?',
  'Nie, w pudełku jest przewód USB-C. Wybierz ładowarkę o mocy podanej w danych technicznych.':
    'Ні, у коробці є кабель USB-C. Виберіть зарядний пристрій потужності, указаної в технічних даних.',
  'Czy działa eSIM?': 'Чи працює eSIM?',
  'Jeżeli w wierszu „Karty SIM” jest eSIM – tak, u wszystkich polskich operatorów.':
    'Якщо в рядку «SIM-карти» є eSIM – так, у всіх польських операторів.',
  'Tak, dzwoni i wysyła SMS-y. Internet jest potrzebny do rozmów wideo i położenia w wiadomości SOS.':
    'Так, телефонує й надсилає SMS. Інтернет потрібен для відеорозмов і місця в повідомленні SOS.',
  'Czy działa z moim telefonem?': 'Чи працює з моїм телефоном?',
};
