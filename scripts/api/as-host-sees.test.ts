import { describe, expect, it } from '@jest/globals';
import { asHostSees } from './as-host-sees.ts';

describe('[J-44] an exposed module in the report', () => {
  it('is its component and that it has texts and a prefetch, without their inside', () => {
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
    expect(asHostSees(declarations)).toBe(
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
