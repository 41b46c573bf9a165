import { withPictures } from '../../lib/browser-start.ts';
import { auditParts, looks, test, widths } from '../../lib/gallery.ts';

test.use(withPictures);

// One worker, so that the gallery is built once.
test.describe.configure({ mode: 'default' });

for (const look of looks)
  test(`every part in every state, ${look.store}, ${look.colorScheme}, 320 to 1440 px: axe finds nothing, no policy violation, no horizontal overflow`, ({
    page,
    gallery,
  }) => auditParts(page, gallery, look, { audited: widths }));
