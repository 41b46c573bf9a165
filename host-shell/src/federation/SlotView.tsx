import type { ReactNode } from 'react';
import { slotModules, type SlotRequest } from 'shared-contracts';
import { RemoteView } from './RemoteView.tsx';

/** Renders a slot with the part of the team that fills it. */
export const SlotView = ({ name, props, fallback = null, renderFailed }: SlotRequest): ReactNode => (
  <RemoteView module={slotModules[name]} props={props} fallback={fallback} renderFailed={renderFailed} />
);
