import { STICKY_HEADER_HEIGHT } from 'shared-contracts';

export interface HidingState {
  readonly hidden: boolean;
  /** Scroll position in px at the last decision. */
  readonly y: number;
}

/** A finger never rests: smaller movements decide nothing. */
const JITTER_PX = 4;

export const initialHiding: HidingState = { hidden: false, y: 0 };

/** S-03: the bar hides on the way down once its own height is left behind, and returns on the way up or near the top. */
export const nextHiding = (state: HidingState, y: number): HidingState => {
  if (y <= STICKY_HEADER_HEIGHT) return { hidden: false, y };
  if (Math.abs(y - state.y) < JITTER_PX) return state;
  return { hidden: y > state.y, y };
};
