import { attributes, families } from './attributes/schema.ts';
import { manufacturers } from './brands/index.ts';
import { categories } from './categories/index.ts';
import { paymentMethods } from './content/payment-methods.ts';
import { shippingMethods } from './content/shipping-methods.ts';
import { content } from './content/index.ts';
import { landingRules } from './content/landings.ts';
import { installmentPlans } from './content/plans.ts';
import { services, warrantyPlans } from './content/services.ts';
import { pickupPoints } from './content/pickup-points.ts';
import { shopEvents } from './content/shop-events.ts';
import { countries, physicalStores, warehouses } from './content/shops.ts';
import { stores } from './content/stores.ts';
import type { ReferenceData, GenerateOptions } from '../../model/index.ts';
import { generateProducts, productUrls } from './products/index.ts';
import { typesetTexts } from './typeset.ts';
import { foundationUrls } from './urls.ts';

export { generateProducts, productUrls };

/** Everything except the products. Some of it refers to products, so it takes the same options. */
export function generateFoundation(options: GenerateOptions): ReferenceData {
  const parts = typesetTexts({
    stores,
    categories: categories(),
    manufacturers: manufacturers(),
    attributes,
    featureGroups: [...families.values()].flatMap((family) => family.groups),
    featureDefinitions: [...families.values()].flatMap((family) => family.definitions),
    landings: landingRules.map((rule) => rule.landing),
    physicalStores,
    shopEvents: shopEvents(options.now),
    warehouses,
    countries,
    paymentMethods,
    shippingMethods,
    pickupPoints,
    installmentPlans,
    services,
    warrantyPlans,
    ...content(options),
  });
  return { ...parts, urls: foundationUrls(parts) };
}
