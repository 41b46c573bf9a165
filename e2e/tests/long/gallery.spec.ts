import { withPictures } from '../../lib/browser-start.ts';
import { auditParts, colorSchemes, stores, test, widths } from '../../lib/gallery.ts';

test.use(withPictures);

// One worker, so that the gallery is built once.
test.describe.configure({ mode: 'default' });

for (const store of stores)
  for (const colorScheme of colorSchemes)
    test(`every part in every state, ${store}, ${colorScheme}, 320 to 1440 px: axe finds nothing, no policy violation, no horizontal overflow`, ({
      page,
      gallery,
    }) => auditParts(page, gallery, store, [{ colorScheme, audited: widths }]));
