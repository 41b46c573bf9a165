import { useState, type ReactNode } from 'react';
import { LoadingPart } from '../../account/LoadingTiles.tsx';
import { useAccount } from '../../account/use-account.ts';
import { ChooseLines } from './ChooseLines.tsx';
import type { ChoiceValues, FoundOrder } from './choice.ts';
import { Confirm } from './Confirm.tsx';
import { Done } from './Done.tsx';
import { FindOrder } from './FindOrder.tsx';

type Step =
  | { readonly name: 'find' }
  | { readonly name: 'choose' | 'confirm'; readonly order: FoundOrder; readonly values: ChoiceValues; readonly hasChanged?: boolean }
  | { readonly name: 'done'; readonly number: string };

/** J-198: the order, its lines, the confirmation: one step after the other, and back without losing anything. */
export default function Withdraw(): ReactNode {
  const { phase } = useAccount();
  const [step, setStep] = useState<Step>({ name: 'find' });
  if (phase === 'loading') return <LoadingPart />;
  switch (step.name) {
    case 'find':
      return <FindOrder isCustomer={phase === 'customer'} onFound={(order) => setStep({ name: 'choose', order, values: {} })} />;
    case 'choose':
      return (
        <ChooseLines
          key={step.order.seen}
          order={step.order}
          start={step.values}
          hasChanged={step.hasChanged ?? false}
          onChosen={(values) => setStep({ name: 'confirm', order: step.order, values })}
          onBack={() => setStep({ name: 'find' })}
        />
      );
    case 'confirm':
      return (
        <Confirm
          order={step.order}
          values={step.values}
          onDone={(number) => setStep({ name: 'done', number })}
          onBack={() => setStep({ ...step, name: 'choose' })}
          onChanged={(order) => setStep({ name: 'choose', order, values: step.values, hasChanged: true })}
        />
      );
    case 'done':
      return <Done number={step.number} onAnother={() => setStep({ name: 'find' })} />;
  }
}
