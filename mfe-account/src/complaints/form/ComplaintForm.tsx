import { useState, type ReactNode } from 'react';
import type { ComplaintChannel } from 'shared-contracts/complaints';
import { LoadingPart } from '../../account/LoadingTiles.tsx';
import { useAccount } from '../../account/use-account.ts';
import { ComplaintFields } from './ComplaintFields.tsx';
import { Submitted, type SubmittedComplaint } from './Submitted.tsx';

/** B-09: the form of a complaint, then its number. A session that ends meanwhile leaves everything that was typed. */
export default function ComplaintForm({ channel }: { readonly channel: ComplaintChannel }): ReactNode {
  const { phase } = useAccount();
  const [submitted, setSubmitted] = useState<SubmittedComplaint | null>(null);
  if (phase === 'loading') return <LoadingPart />;
  if (submitted !== null) return <Submitted complaint={submitted} onAnother={() => setSubmitted(null)} />;
  return <ComplaintFields channel={channel} isCustomer={phase === 'customer'} onSubmitted={setSubmitted} />;
}
