/** The list of the company's shops; the pages of single shops are composed of templates and of texts of `pages.ts`. */
export const salonPages: Readonly<Record<string, string>> = {
  'W salonach obejrzysz produkty, odbierzesz zamówienie i oddasz zwrot. W wybranych salonach zamontujemy folię, przeniesiemy dane i doradzimy przy wyborze AGD: usługi każdego salonu znajdziesz na jego stronie.':
    'У магазинах можна оглянути товари, забрати замовлення та здати повернення. У деяких магазинах ми наклеїмо плівку, перенесемо дані та допоможемо вибрати побутову техніку: послуги кожного магазину наведено на його сторінці.',
  'Odbiór dziś': 'Самовивіз сьогодні',
  'W salonach w Warszawie, Krakowie, Wrocławiu, Poznaniu i Gdańsku produkty dostępne na miejscu przygotujemy w ciągu 2 godzin. Na stronie produktu zobaczysz, ile sztuk ma wybrany salon.':
    'У магазинах у Варшаві, Кракові, Вроцлаві, Познані та Гданську товари, що є на місці, ми підготуємо протягом 2 годин. На сторінці товару видно, скільки штук є у вибраному магазині.',
  'Niedziele i święta': 'Неділі та свята',
  'W niedziele i święta, także w niedziele handlowe, salony są zamknięte. Sklep internetowy przyjmuje zamówienia przez całą dobę.':
    'У неділі та свята, зокрема в торгові неділі, магазини зачинено. Інтернет-магазин приймає замовлення цілодобово.',
};
