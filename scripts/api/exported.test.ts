import { describe, expect, it } from '@jest/globals';
import { comparable } from './comparable.ts';
import { exportsOf } from './exported.ts';

const files = new Map([
  [
    'src/index.d.ts',
    "export * from './money.ts';\nexport { inner as Outer, type Kind } from './kinds.ts';\nimport { ZERO } from './money.ts';\nexport { ZERO as NOTHING };",
  ],
  [
    'src/money.d.ts',
    'export declare const ZERO: number;\nexport interface Parts<Of, As> { of: Of; as: As }\ndeclare const hidden: 1;\nexport default ZERO;',
  ],
  ['src/kinds.d.ts', "export * from './index.ts';\nexport declare function inner(): void;\nexport type Kind = 'a';"],
]);

describe('[J-44] the exports of declarations', () => {
  it('are listed with the declaring file and name', () => {
    const listed = [...exportsOf(files)('src/index.d.ts').values()].map(({ name, original, file, kind, parameters }) =>
      [name, original, file, kind, parameters].join(' '),
    );
    expect(listed.toSorted()).toEqual([
      'Kind Kind src/kinds.d.ts type 0',
      'NOTHING ZERO src/money.d.ts value 0',
      'Outer inner src/kinds.d.ts value 0',
      'Parts Parts src/money.d.ts type 2',
      'ZERO ZERO src/money.d.ts value 0',
    ]);
  });

  it('are rewritten so that the compiler compares compatibility', () => {
    expect(
      comparable(
        [
          '\n  export interface Bus {',
          '    emit<Name extends EventName>(name: Name, payload: EventPayloads[Name]): void;',
          "    on?(żółć: EventName, slot: SlotProps['cart.drawer']): () => void;",
          '}',
          'declare const brand: unique symbol;',
          'export declare const BusContext: import("react").Context<Bus>;',
          'export declare const Rendered: ComponentType<Bus>;',
        ].join('\n'),
      ),
    ).toBe(
      [
        'export interface Bus {',
        "    emit: <Name extends string>(name: Name, payload: EntryOf<'EventPayloads', Name>) => void;",
        "    on?: (żółć: string, slot: SlotProps['cart.drawer']) => () => void;",
        '}',
        "declare const brand: 'brand';",
        'export declare const BusContext: HandedOverContext<Bus>;',
        'export declare const Rendered: RenderedComponent<Bus>;',
      ].join('\n'),
    );
  });
});
