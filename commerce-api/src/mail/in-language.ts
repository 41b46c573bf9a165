import type { Language } from 'shared-contracts';
import { ownName } from '../catalogue/own-name.ts';
import type { ProductStore } from '../catalogue/product-store.ts';
import type { Translator } from '../translation/translator.ts';
import type { Mail, OrderMail, Sms } from './mail.ts';

export interface MailTranslation {
  readonly translatorFor: (language: Language) => Pick<Translator, 'translate'>;
  readonly products: Pick<ProductStore, 'list'>;
}

/** Whether a message tells of an order, whose goods have names in the catalogue. */
const isOrderMail = (data: (Mail | Sms)['data']): data is OrderMail => 'items' in data && 'paymentMethod' in data;

/**
 * A message with the names of its goods and of its ways to pay and to deliver in the language of its order. An order is kept in Polish
 * whoever places it (ADR 039), so that they are translated as it is written.
 */
export async function inLanguage<Message extends Mail | Sms>(
  message: Message,
  { translatorFor, products }: MailTranslation,
): Promise<Message> {
  const { data } = message;
  if (!('items' in data) || !('language' in data) || data.language !== 'ua') return message;
  const { translate } = translatorFor(data.language);
  const ids = data.items.flatMap(({ productId }) => (productId === undefined ? [] : [productId]));
  const known = new Map((await products.list([...new Set(ids)])).map((product) => [product.id, ownName(product)]));
  const nameOf = ({ name, productId }: { readonly name: string; readonly productId?: number }): string =>
    translate(name, productId === undefined ? undefined : known.get(productId));
  if (!isOrderMail(data)) return { ...message, data: { ...data, items: data.items.map((item) => ({ ...item, name: nameOf(item) })) } };
  const translated: OrderMail = {
    ...data,
    items: data.items.map(({ addOns = [], ...item }) => ({
      ...item,
      name: nameOf(item),
      addOns: addOns.map((addOn) => ({ ...addOn, name: translate(addOn.name) })),
    })),
    paymentTitle: translate(data.paymentTitle),
    shippingTitle: translate(data.shippingTitle),
  };
  return { ...message, data: translated };
}
