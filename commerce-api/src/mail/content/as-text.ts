import type { Block, MailContent } from './content.ts';
import { issueText } from './issue-html.ts';

const heading = (title: string): string => `${title}\n${'-'.repeat(title.length)}`;

function blockText(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'button':
    case 'link':
      return `${block.label}:\n${block.url}`;
    case 'rich':
      return issueText(block.html, block.origin);
    case 'lines':
      return [heading(block.title), ...block.lines].join('\n');
    case 'values':
      return [
        heading(block.title),
        ...block.values.map(({ name, note, value }) => `${name}${note === undefined ? '' : ` (${note})`}: ${value}`),
      ].join('\n');
  }
}

/** An e-mail for readers without HTML. */
export const asText = ({ heading: title, blocks }: MailContent, footer: readonly string[]): string =>
  `${[title, ...blocks.map(blockText), ['--', ...footer].join('\n')].join('\n\n')}\n`;
