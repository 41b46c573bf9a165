import { assortment, brands, type BrandDomain } from '../../catalogue/brands/index.ts';

/** What brands make, as objects of 'you will find'. */
const makes: Readonly<Record<BrandDomain, string>> = {
  large: 'пральні та сушильні машини й холодильники',
  'built-in': 'вбудовану техніку',
  small: 'малу кухонну техніку',
  floor: 'пилососи та роботи-пилососи',
  air: 'кондиціонери, обігрівачі та очищувачі повітря',
  tv: 'телевізори та проєктори',
  audio: 'навушники, колонки та саундбари',
  phone: 'смартфони',
  watch: 'смарт-годинники',
  tablet: 'планшети й електронні книги',
  case: 'чохли та захисне скло',
  power: 'зарядні пристрої, кабелі та павербанки',
  computer: 'ноутбуки та комп’ютери',
  monitor: 'монітори',
  input: 'клавіатури та миші',
  print: 'принтери, чорнила й тонери',
  network: 'роутери та системи mesh',
  disk: 'диски й карти пам’яті',
  console: 'ігрові консолі',
  gaming: 'техніку для гравців',
  camera: 'фотоапарати',
  drone: 'дрони',
  garden: 'газонокосарки',
  tools: 'електроінструменти',
  hair: 'фени, випрямлячі та плойки',
  shave: 'бритви та тримери',
  teeth: 'електричні зубні щітки',
  smart: 'пристрої для розумного дому',
  mobility: 'електросамокати',
};

/** Words as `assortment` joins the Polish ones: 'a, b, а також c'. */
const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')}, а також ${words.slice(-1).join('')}`;

/** What brands make and where they come from. */
export const brandTexts: Readonly<Record<string, string>> = {
  ...Object.fromEntries(brands.map((brand) => [assortment(brand), listed(brand.domains.map((domain) => makes[domain]))])),
  'WISŁOTECH projektuje sprzęt AGD w Krakowie i stawia na trwałe silniki inwerterowe oraz części dostępne przez co najmniej 10 lat.':
    'WISŁOTECH проєктує побутову техніку в Кракові й робить ставку на довговічні інверторні двигуни та запчастини, доступні щонайменше 10 років.',
  'TATRA to marka z Podhala, która od lat 70. robi sprzęt dla domu: prosty w obsłudze i łatwy w naprawie.':
    'TATRA – бренд із Підгалля, який із 70-х років робить техніку для дому: просту в користуванні та легку в ремонті.',
  'Borowik specjalizuje się w sprzęcie do małych mieszkań: wąskich pralkach, kompaktowych zmywarkach i poręcznych odkurzaczach.':
    'Borowik спеціалізується на техніці для малих помешкань: вузьких пральних машинах, компактних посудомийних машинах і зручних пилососах.',
  'Bursztyn z Gdyni łączy elektronikę użytkową i AGD w jeden system sterowany z telefonu.':
    'Bursztyn із Гдині поєднує споживчу електроніку та побутову техніку в єдину систему, якою керують із телефону.',
  'Lipowa Dom to niedrogi sprzęt na co dzień, składany w zakładzie pod Łodzią.':
    'Lipowa Dom – недорога техніка на щодень, яку складають на заводі поблизу Лодзі.',
  'Sudety Home produkuje ciche urządzenia do domu i testuje je w laboratorium akustycznym w Jeleniej Górze.':
    'Sudety Home виробляє тихі прилади для дому й випробовує їх в акустичній лабораторії в місті Єленя-Гура.',
  'Halny zajmuje się tym, co porusza powietrzem: okapami, oczyszczaczami, odkurzaczami i suszarkami.':
    'Halny займається тим, що рухає повітря: витяжками, очищувачами, пилососами й фенами.',
  'Morena to sprzęt premium do zabudowy z pełnym frontem ze szkła i stali, projektowany w Gdańsku.':
    'Morena – преміальна вбудована техніка із суцільним фасадом зі скла та сталі, яку проєктують у Гданську.',
  'Narewka oferuje podstawowe modele w rozsądnej cenie, z prostymi pokrętłami zamiast paneli dotykowych.':
    'Narewka пропонує базові моделі за розумною ціною, з простими ручками замість сенсорних панелей.',
  'Jarzębina od trzech pokoleń towarzyszy śniadaniom: robi czajniki, tostery i ekspresy w pastelowych kolorach.':
    'Jarzębina вже три покоління поруч за сніданком: робить чайники, тостери й кавомашини пастельних кольорів.',
  'Kalina tworzy drobne AGD i sprzęt do pielęgnacji z myślą o małych kuchniach i łazienkach.':
    'Kalina створює дрібну техніку та прилади для догляду, пам’ятаючи про малі кухні й ванні кімнати.',
  'Modrzew buduje roboty kuchenne i blendery z metalowymi przekładniami, na które daje 5 lat gwarancji.':
    'Modrzew виготовляє планетарні міксери та блендери з металевими передачами, на які дає 5 років гарантії.',
  'Dunajec to specjaliści od kawy i wody: ekspresy tej marki parzą napoje w warszawskich biurach i kawiarniach.':
    'Dunajec – фахівці з кави та води: кавомашини цього бренду готують напої у варшавських офісах і кав’ярнях.',
  'Gwarek ze Śląska robi sprzęt o solidnej, nieco surowej budowie: żelazka, odkurzacze i wiertarki.':
    'Gwarek із Сілезії робить техніку міцної, дещо суворої будови: праски, пилососи та дрилі.',
  'Promyk to tani i wesoły sprzęt dla pierwszego mieszkania.': 'Promyk – недорога й весела техніка для першого помешкання.',
  'Zorza składa telewizory i monitory w Mławie i kalibruje każdy egzemplarz przed wysyłką.':
    'Zorza складає телевізори та монітори у Млаві й калібрує кожен примірник перед відправленням.',
  'Kormoran to telewizory i głośniki dla tych, którzy płacą za obraz i dźwięk, a nie za dodatki.':
    'Kormoran – телевізори та колонки для тих, хто платить за зображення й звук, а не за додатки.',
  'Syriusz to marka premium kina domowego: ekrany OLED, soundbary z kanałami sufitowymi i konsole.':
    'Syriusz – преміальний бренд домашнього кінотеатру: екрани OLED, саундбари зі стельовими каналами та консолі.',
  'Mazur Audio stroi głośniki i słuchawki w Olsztynie, wspólnie z realizatorami koncertów.':
    'Mazur Audio налаштовує колонки й навушники в Ольштині разом зі звукорежисерами концертів.',
  'Słowik robi lekkie słuchawki i małe głośniki, które mieszczą się w kieszeni.':
    'Słowik робить легкі навушники та маленькі колонки, що вміщуються в кишені.',
  'Rezonans to głośniki i akcesoria mobilne projektowane we Wrocławiu.':
    'Rezonans – колонки та мобільні аксесуари, які проєктують у Вроцлаві.',
  'Szafir tworzy smartfony z dopracowanym aparatem i zapewnia 7 lat aktualizacji zabezpieczeń.':
    'Szafir створює смартфони з ретельно налаштованою камерою й забезпечує 7 років оновлень безпеки.',
  'Perkun buduje najwydajniejsze telefony i laptopy z metalowymi obudowami.':
    'Perkun виготовляє найпродуктивніші телефони та ноутбуки в металевих корпусах.',
  'Kwant daje dużo pamięci i dużą baterię w cenie, która nie boli.':
    'Kwant дає багато пам’яті та велику батарею за ціною, що не кусається.',
  'Jaskółka robi telefony i zegarki dla seniorów i dzieci: z dużymi przyciskami, czytelnym menu i przyciskiem SOS.':
    'Jaskółka робить телефони й годинники для літніх людей і дітей: з великими кнопками, зрозумілим меню та кнопкою SOS.',
  'Kokon szyje i odlewa etui w Poznaniu, także z materiałów z odzysku.':
    'Kokon шиє та відливає чохли в Познані, також із перероблених матеріалів.',
  'Łupina chroni telefony i tablety: jej etui przechodzą testy upadku z 2 metrów.':
    'Łupina захищає телефони й планшети: її чохли проходять випробування падінням із 2 метрів.',
  'Ogniwo projektuje akumulatory: od powerbanków po baterie do narzędzi.':
    'Ogniwo проєктує акумулятори: від павербанків до батарей для інструментів.',
  'Krzemień składa laptopy i komputery w Rzeszowie; każdy egzemplarz przechodzi 12-godzinny test pod obciążeniem.':
    'Krzemień складає ноутбуки та комп’ютери в Жешуві; кожен примірник проходить 12-годинне випробування під навантаженням.',
  'Sylwan to komputery z aluminium z recyklingu i wymienną baterią.':
    'Sylwan – комп’ютери з переробленого алюмінію та зі змінною батареєю.',
  'Rdzeń dostarcza stacje robocze i dyski firmom, które nie mogą pozwolić sobie na przestój.':
    'Rdzeń постачає робочі станції та диски компаніям, які не можуть дозволити собі простою.',
  'Kleks robi drukarki z tanimi, dużymi pojemnikami na toner i tusz.':
    'Kleks робить принтери з недорогими, великими контейнерами тонера й чорнил.',
  'Kałamarz to drukarki biurowe i fotograficzne dla wymagających.': 'Kałamarz – офісні та фотопринтери для вимогливих.',
  'Węzeł tworzy routery, które konfiguruje się w 5 minut, i aktualizuje je przez co najmniej 5 lat.':
    'Węzeł створює роутери, які налаштовують за 5 хвилин, і оновлює їх щонайменше 5 років.',
  'Pajęczyna oplata dom zasięgiem: specjalizuje się w systemach mesh.':
    'Pajęczyna оповиває дім покриттям: спеціалізується на системах mesh.',
  'Skarbiec robi dyski, na których nic nie ginie: z 5-letnią gwarancją i oprogramowaniem do kopii zapasowych.':
    'Skarbiec робить диски, на яких нічого не губиться: з 5-річною гарантією та програмою для резервних копій.',
  'Bazyliszek to najszybsze monitory, klawiatury i komputery dla graczy, testowane z drużynami e-sportowymi.':
    'Bazyliszek – найшвидші монітори, клавіатури й комп’ютери для гравців, випробувані з кіберспортивними командами.',
  'Strzyga łączy dobre podzespoły z nocnym wyglądem: czernią, czerwienią i podświetleniem.':
    'Strzyga поєднує добрі компоненти з нічним виглядом: чорним, червоним кольором і підсвічуванням.',
  'Raróg to akcesoria dla graczy, które nie kosztują tyle co gra.': 'Raróg – аксесуари для гравців, які не коштують стільки, скільки гра.',
  'Literka robi klawiatury i myszy do biura: ciche, proste i z polskim układem.':
    'Literka робить клавіатури та миші для офісу: тихі, прості та з польською розкладкою.',
  'Migawka z Łodzi kontynuuje tradycje polskich zakładów optycznych.': 'Migawka з Лодзі продовжує традиції польських оптичних заводів.',
  'Obskura to aparaty dla zawodowców: uszczelnione, szybkie i z dwoma gniazdami kart.':
    'Obskura – фотоапарати для професіоналів: захищені, швидкі та з двома гніздами для карт.',
  'Żuraw buduje drony z kamerą i gimbalem, zgodne z europejskimi klasami C0–C2.':
    'Żuraw виготовляє дрони з камерою та підвісом, що відповідають європейським класам C0–C2.',
  'Trzmiel to pierwsze drony: lekkie, tanie i odporne na wypadki.': 'Trzmiel – перші дрони: легкі, недорогі та стійкі до пригод.',
  'Zagroda robi kosiarki i narzędzia do ogrodu z częściami zamiennymi na miejscu, w Polsce.':
    'Zagroda робить газонокосарки та садові інструменти із запчастинами на місці, у Польщі.',
  'Łan to kosiarki akumulatorowe na jednym systemie baterii 36 V.': 'Łan – акумуляторні газонокосарки на єдиній системі батарей 36 V.',
  'Kowal to elektronarzędzia dla fachowców: z metalową przekładnią i 3-letnią gwarancją po rejestracji.':
    'Kowal – електроінструменти для майстрів: з металевою передачею та 3-річною гарантією після реєстрації.',
  'Gładysz robi golarki i trymery z ostrzami ostrzonymi w Solingen.':
    'Gładysz робить бритви та тримери з лезами, нагостреними в Золінгені.',
  'Uśmiech powstał we współpracy z dentystami i robi szczoteczki soniczne dla całej rodziny.':
    'Uśmiech постав у співпраці зі стоматологами й робить звукові зубні щітки для всієї родини.',
  'Wanda projektuje sprzęt do pielęgnacji włosów razem z krakowskimi fryzjerami.':
    'Wanda проєктує прилади для догляду за волоссям разом із краківськими перукарями.',
  'Świetlik z Zielonej Góry robi oświetlenie i gniazdka, które działają także bez internetu.':
    'Świetlik із Зеленої-Гури робить освітлення та розетки, що працюють і без інтернету.',
  'Domowik to niedrogie urządzenia do inteligentnego domu z jedną, prostą aplikacją.':
    'Domowik – недорогі пристрої для розумного дому з одним простим застосунком.',
  'Czujka projektuje kamery i czujniki, które zapisują nagrania w domu, a nie w chmurze.':
    'Czujka проєктує камери й датчики, що зберігають записи вдома, а не у хмарі.',
  'Pędziwiatr składa hulajnogi w Gdyni i ma serwis w każdym większym mieście.':
    'Pędziwiatr складає самокати в Гдині й має сервіс у кожному більшому місті.',
  'Wiraż to lekkie hulajnogi na codzienne dojazdy i dla najmłodszych.': 'Wiraż – легкі самокати для щоденних поїздок і для наймолодших.',
  'Kurzawa robi hulajnogi z dużym zasięgiem, pełną amortyzacją i hamulcami tarczowymi.':
    'Kurzawa робить самокати з великим запасом ходу, повною амортизацією та дисковими гальмами.',
};
