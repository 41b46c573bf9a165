import { useSetAtom } from 'jotai';
import { useCallback, useState } from 'react';
import { nextInteraction, queueInteraction } from 'shared-contracts';
import type { FeatureExplanation } from './FeatureDialog.tsx';

interface ExplanationCommands {
  /** The feature that is being explained. */
  readonly explained: FeatureExplanation | null;
  readonly explain: (feature: FeatureExplanation) => void;
  readonly close: () => void;
}

/** S-39: the popup of a feature goes through the queue of interactions: asked for by the shopper, it is the next one. */
export const useFeatureExplanation = (): ExplanationCommands => {
  const [explained, setExplained] = useState<FeatureExplanation | null>(null);
  const queue = useSetAtom(queueInteraction);
  const next = useSetAtom(nextInteraction);
  const explain = useCallback(
    (feature: FeatureExplanation) => {
      queue({ unique: `feature:${feature.name}`, type: 'feature-definition', code: () => setExplained(feature) }, 'start');
      next();
    },
    [queue, next],
  );
  const close = useCallback(() => {
    setExplained(null);
    next();
  }, [next]);
  return { explained, explain, close };
};
