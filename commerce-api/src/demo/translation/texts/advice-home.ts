/** What categories say of themselves and how to choose: house, garden and care. */
export const homeAdvice: Readonly<Record<string, string>> = {
  'Kosiarki i elektronarzędzia do pracy w domu, garażu i na działce.':
    'Косарки та електроінструменти для роботи вдома, у гаражі й на ділянці.',
  'Równy trawnik bez spalin.': 'Рівний газон без вихлопів.',
  'Akumulator 36 V 4 Ah wystarcza na około 400 m²; w jednym systemie użyjesz go też w podkaszarce.':
    'Акумулятора 36 V 4 Ah вистачає приблизно на 400 m²; в одній системі використаєте його також у тримері.',
  'Kosiarka z kablem jest lekka i tania, najlepsza do ogrodu do 500 m².':
    'Косарка з кабелем легка й недорога, найкраща для саду до 500 m².',
  'Do składania mebli i do remontu.': 'Для складання меблів і для ремонту.',
  'Silnik bezszczotkowy pracuje dłużej na jednym ładowaniu; do domu wystarczy 40–50 Nm.':
    'Безщітковий двигун працює довше від одного заряджання; для дому вистачить 40–50 Nm.',
  'Do cegły wystarczy udar mechaniczny, do betonu potrzebny jest pneumatyczny i uchwyt SDS+.':
    'Для цегли вистачить механічного удару, для бетону потрібні пневматичний удар і патрон SDS+.',
  'Światło, prąd i kamery, którymi sterujesz z telefonu.': 'Світло, струм і камери, якими ви керуєте з телефону.',
  'Sprawdź gwint lampy: E27 to duży, E14 – mały, a GU10 – wtyk do oprawy sufitowej.':
    'Перевірте цоколь світильника: E27 – великий, E14 – малий, а GU10 – штекер до стельового світильника.',
  'Moc urządzenia nie może przekraczać obciążenia gniazdka; pomiar energii pokaże, co zużywa najwięcej.':
    'Потужність пристрою не може перевищувати навантаження розетки; вимірювання енергії покаже, що споживає найбільше.',
  'Do ogrodu wybierz szczelną kamerę zewnętrzną, do pokoju – obrotową; karta microSD zastępuje abonament.':
    'Для саду виберіть герметичну зовнішню камеру, для кімнати – поворотну; карта microSD замінює передплату.',
  'Do pracy, do szkoły i na przejażdżkę.': 'На роботу, до школи та на прогулянку.',
  'Zasięg 25–30 km wystarcza na dojazdy przez dwa dni; na kostkę wybierz pompowane opony 10″.':
    'Запасу ходу 25–30 км вистачає на дві доби поїздок; для бруківки виберіть надувні шини 10″.',
  'Dla dziecka wybierz model z ograniczeniem prędkości i hamulcem nożnym.':
    'Для дитини виберіть модель з обмеженням швидкості та ножним гальмом.',
  'Sprzęt do włosów, golenia i zębów, polecany przez specjalistów.': 'Техніка для волосся, гоління та зубів, яку радять фахівці.',
  'Szybkie suszenie bez przegrzewania.': 'Швидке сушіння без перегрівання.',
  'Silny nadmuch suszy szybciej niż wysoka temperatura; jonizacja ogranicza puszenie.':
    'Сильний потік сушить швидше, ніж висока температура; іонізація зменшує пухнастість.',
  'Składana rączka i przełącznik napięcia przydadzą się za granicą.': 'Складана ручка й перемикач напруги знадобляться за кордоном.',
  'Do cienkich włosów wystarczy 180 °C, do grubych potrzebna jest regulacja do 230 °C.':
    'Для тонкого волосся вистачить 180 °C, для густого потрібне регулювання до 230 °C.',
  'Średnica wałka decyduje o loku: 19 mm daje sprężynki, 32 mm – fale.':
    'Діаметр валика визначає локон: 19 мм дає пружинки, 32 мм – хвилі.',
  'Gładka skóra albo równy zarost.': 'Гладка шкіра або рівна борода.',
  'Golarka rotacyjna lepiej dopasowuje się do twarzy, foliowa goli bliżej skóry.':
    'Роторна бритва краще пристосовується до обличчя, сіткова голить ближче до шкіри.',
  'Im mniejszy skok długości, tym równiejszy zarost; ostrza ze stali nierdzewnej można myć pod kranem.':
    'Що менший крок довжини, то рівніша борода; леза з нержавної сталі можна мити під краном.',
  'Dokładne mycie zębów w dwie minuty.': 'Ретельне чищення зубів за дві хвилини.',
  'Czujnik nacisku chroni dziąsła, a stacja lub etui z ładowaniem ułatwia podróż.':
    'Датчик тиску захищає ясна, а станція чи футляр із заряджанням полегшує подорож.',
  'Mała główka, miękkie włosie i minutnik z melodią zachęcają do mycia.':
    'Мала голівка, м’яка щетина й таймер із мелодією заохочують до чищення.',
};
