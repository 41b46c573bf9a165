import type { Flushed } from './outbox.ts';

/** How far a letter to the shop has come. */
export type LetterState<Kept> =
  | { readonly step: 'writing'; readonly hasTyped: boolean; /** What the form begins with. */ readonly letter?: Kept }
  | { readonly step: 'sent' | 'kept' | 'kept-sent' }
  | { readonly step: 'refused'; readonly letter: Kept };

/** Letters that waited were sent or refused; what is being written stays. */
export function afterFlush<Kept>(now: LetterState<Kept>, { sent, refused: [refused] }: Flushed<Kept>): LetterState<Kept> {
  const isFree = now.step === 'kept' || (now.step === 'writing' && !now.hasTyped);
  if (isFree && refused !== undefined) return { step: 'refused', letter: refused };
  return now.step === 'kept' && sent > 0 ? { step: 'kept-sent' } : now;
}

export const typed = <Kept>(now: LetterState<Kept>): LetterState<Kept> =>
  now.step === 'writing' && !now.hasTyped ? { ...now, hasTyped: true } : now;
