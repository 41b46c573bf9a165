import { describe, expect, it } from '@jest/globals';
import { exposedApi } from './exposed-api.ts';

describe('[J-44] an exposed module in the report', () => {
  it('has its component, and the presence of texts and a prefetch without their types', () => {
    const declarations = [
      "import type { ReactNode } from 'react';",
      "import { type Key } from './keys.ts';",
      "import { texts } from './texts.ts';",
      "export { prefetch } from './prefetch.ts';",
      "export { inner } from './inner.ts';",
      'export declare const alsoInner: number;',
      'export interface Own {\n    readonly title: string;\n}',
      'export { texts };',
      'export default function CartDrawer({ title }: Own): ReactNode;',
      '',
    ].join('\n');
    expect(exposedApi(declarations)).toBe(
      [
        "import type { ReactNode } from 'react';",
        'export interface Own {\n    readonly title: string;\n}',
        'export default function CartDrawer(props: Own): ReactNode;',
        "export declare const prefetch: NonNullable<import('shared-contracts').PageModule['prefetch']>;",
        "export declare const texts: import('shared-contracts').LoadableTexts;",
        '',
      ].join('\n'),
    );
  });
});
