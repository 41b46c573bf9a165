import type { AccountForm } from '../../forms/form-rules.ts';
import type { ComplaintField } from './complaint-rules.ts';

/** What every part of the form gets. */
export interface PartProps {
  readonly form: AccountForm<ComplaintField | 'checked_terms'>;
  /** What was typed before, by the names of the fields. */
  readonly start: Readonly<Record<string, string>>;
  /** The last day that may be given, `YYYY-MM-DD`. */
  readonly today: string;
}
