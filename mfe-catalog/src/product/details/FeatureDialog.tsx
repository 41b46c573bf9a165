import type { ReactNode } from 'react';
import { CatalogueText } from 'shared-ui/catalogue-text';
import { Dialog } from 'shared-ui/dialog';

export interface FeatureExplanation {
  readonly name: string;
  readonly description: string;
}

interface FeatureDialogProps extends FeatureExplanation {
  readonly onClose: () => void;
}

/** S-39: what a feature means. */
export default function FeatureDialog({ name, description, onClose }: FeatureDialogProps): ReactNode {
  return (
    <Dialog open onClose={onClose} title={name} width="small">
      <p>
        <CatalogueText text={description} />
      </p>
    </Dialog>
  );
}
