import { openTexts } from '../../editing/translations/shown-texts.ts';
import { translatedKinds } from '../../editing/translations/translatable.ts';
import type { AppServices } from '../../server/app-services.ts';
import { TranslationWork } from '../schemas/index.ts';
import { errorAnswers } from '../types.ts';
import type { TypedApp } from '../types.ts';

/** J-344: what editors have to translate. Translations themselves are entries as others are. */
export function deskTranslationRoutes({
  database,
  reference,
  translatorFor,
}: Pick<AppServices, 'database' | 'reference' | 'translatorFor'>) {
  return async (app: TypedApp): Promise<void> => {
    app.get(
      '/rest/V1/desk/translations',
      {
        schema: {
          operationId: 'listTranslationWork',
          tags: ['desk'],
          summary: 'Contents whose texts lack Ukrainian, or whose Polish has changed since they were translated (J-344)',
          response: { 200: TranslationWork, ...errorAnswers },
        },
      },
      async () => {
        const contents = await database.run('translations.work', null);
        const translator = translatorFor('ua');
        const items = contents.flatMap(({ kind, key, name, ...content }) => {
          const open = openTexts(content, translator, reference.physicalStores);
          return open.missing + open.changed === 0 ? [] : [{ kind, key, name, ...open }];
        });
        return { kinds: [...translatedKinds], items: items.map((item, index) => ({ id: index + 1, ...item })) };
      },
    );
  };
}
