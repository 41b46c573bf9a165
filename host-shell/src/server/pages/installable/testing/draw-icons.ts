/** `node host-shell/src/server/pages/installable/testing/draw-icons.ts` draws the icons of the installed shop again, after the theme or the logo has changed (`icons.test.ts` tells). */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { iconDrawing } from '../icon-drawing.ts';
import { ICON_SIZES, iconFile, storeCodes } from '../icons.ts';
import { lookOf } from '../store-look.ts';

for (const store of storeCodes) {
  for (const { size, purpose } of ICON_SIZES) {
    const drawing = Buffer.from(iconDrawing(lookOf(store), size, purpose));
    const png = await sharp(drawing).png({ palette: true, compressionLevel: 9, effort: 10 }).toBuffer();
    writeFileSync(join(import.meta.dirname, '../icons', iconFile(store, size, purpose)), png);
  }
}
