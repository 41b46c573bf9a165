import { Type } from 'typebox';
import { addressKey } from 'shared-contracts/network';
import { ownName } from '../catalogue/own-name.ts';
import { sheetPdf } from '../product-sheets/sheet-pdf.ts';
import { ApiError } from '../server/api-error.ts';
import type { AppServices } from '../server/app-services.ts';
import { storeOf } from '../server/store.ts';
import { translatorOf } from '../server/translator-of.ts';
import { RecordId } from './schemas/index.ts';
import { errorAnswers } from './types.ts';
import type { TypedApp } from './types.ts';

/** Sheets that one network may load within a quarter of an hour: each is drawn anew. */
const mostSheets = 60;
const spanMs = 15 * 60_000;

/** J-366: product information sheets, of products that are sold no more, too: whoever has bought one may need it for years. */
export function productSheetRoutes(services: AppServices) {
  const sheets = services.limits.of({
    name: 'product-sheet-network',
    most: mostSheets,
    spanMs,
    refusal: { code: 'too_many_tries', message: 'Zbyt wiele prób. Spróbuj za 15 minut.' },
  });

  return async (app: TypedApp): Promise<void> => {
    app.get(
      '/rest/V1/products/:productId/sheet',
      {
        schema: {
          operationId: 'productSheet',
          tags: ['catalogue'],
          summary: 'The product information sheet of a product with an energy label, as PDF (J-366)',
          params: Type.Object({ productId: RecordId }),
          response: { 200: { content: { 'application/pdf': { schema: Type.Any() } } }, ...errorAnswers },
        },
      },
      async (request, reply) => {
        await sheets.take(addressKey(request.ip));
        const product = await services.products.get(request.params.productId);
        const label = product?.energy_label ?? null;
        if (product === undefined || label === null) throw new ApiError(404, 'no_sheet', 'Ten produkt nie ma karty informacyjnej.');
        const { translate, language } = translatorOf(request, services);
        const sheet = {
          language,
          name: translate(product.name, ownName(product)),
          sku: product.sku,
          supplier: product.manufacturer_name,
          energyClass: label.energy_class,
          eprelNumber: label.eprel_number,
          values: label.sheet.map(({ name, value }) => ({ name: translate(name), value: translate(value) })),
        };
        reply
          .header('x-content-type-options', 'nosniff')
          .header('content-disposition', `attachment; filename="karta-produktu-${encodeURIComponent(product.sku)}.pdf"`);
        return reply
          .type('application/pdf')
          .send(await sheetPdf(sheet, storeOf(request, services.reference), services.now().toISOString()));
      },
    );
  };
}
