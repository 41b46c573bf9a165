import { cleanText } from 'shared-contracts/reviews';
import { isRecordContent, type Content } from './content.ts';
import { cleanRecord, storedAddress } from './records/clean-record.ts';
import { recordKinds } from './records/record-kinds.ts';

const line = (text: string): string => cleanText(text, { lines: false });
const lines = (text: string): string => cleanText(text, { lines: true });

/** A content as it is kept: without what nobody can see. The text of a page stays as it is typed; `pageHtml` makes it safe. */
export function cleanContent(content: Content): Content {
  if (isRecordContent(content)) return { kind: content.kind, values: cleanRecord(recordKinds[content.kind], content.values) };
  switch (content.kind) {
    case 'banner':
      return {
        kind: 'banner',
        tiles: content.tiles.map(({ graphicsId, title, text, button, url, picture = '' }) => ({
          graphicsId,
          title: line(title),
          text: line(text),
          button: line(button),
          url: line(url),
          ...(picture !== '' && { picture }),
        })),
      };
    case 'page': {
      const { urlKey, heading, format, source, metaTitle, metaDescription, stores, isWithdrawn } = content;
      return {
        kind: 'page',
        urlKey: storedAddress(urlKey),
        heading: line(heading),
        format,
        source: source.replaceAll('\r\n', '\n'),
        metaTitle: line(metaTitle),
        metaDescription: line(metaDescription),
        stores: stores.toSorted(),
        isWithdrawn,
      };
    }
    case 'redirect':
      return { kind: 'redirect', action: content.action, target: content.action === 'redirect' ? storedAddress(content.target) : '' };
    case 'product':
      return {
        kind: 'product',
        name: line(content.name),
        shortText: lines(content.shortText),
        ...(content.description !== undefined && {
          format: content.format ?? 'markdown',
          description: content.description.replaceAll('\r\n', '\n'),
        }),
        price: content.price,
        finalPrice: content.finalPrice,
      };
    case 'translation':
      return {
        kind: 'translation',
        // What is empty is not translated.
        texts: content.texts.flatMap(({ field, polish, format, ukrainian }) => {
          const text = format === undefined ? lines(ukrainian) : ukrainian.replaceAll('\r\n', '\n');
          return text.trim() === '' ? [] : [{ field, polish, ukrainian: text, ...(format !== undefined && { format }) }];
        }),
      };
  }
}
