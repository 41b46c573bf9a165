import type { FastifyRequest } from 'fastify';
import { normaliseComplaintNumber } from 'shared-contracts/complaints';
import { addressKey } from 'shared-contracts/network';
import type { ComplaintLimits } from '../../complaints/complaint-limits.ts';
import type { ComplaintHistory } from '../../complaints/read.ts';
import { customerOf, requireCustomer } from '../../customers/session.ts';
import { bearerToken } from '../../customers/token.ts';
import { ApiError } from '../../server/api-error.ts';
import type { AppServices } from '../../server/app-services.ts';

interface WantedComplaint {
  readonly complaintNumber: string;
  /** Of the claimant, as it was typed; missing where nobody was asked. */
  readonly email?: string | undefined;
}

interface FoundComplaint extends ComplaintHistory {
  /** J-287: whoever asks is its claimant, who reads and writes its texts. */
  readonly isProven: boolean;
}

const notTheirs = (): ApiError => new ApiError(403, 'claimant_differs', 'Tego adresu e-mail nie ma w tej reklamacji.');

/** Finds complaints for those who ask, and tells their claimants from everybody else who knows a number (J-231, J-287). */
export function complaintFinder(services: AppServices, { numbers }: Pick<ComplaintLimits, 'numbers'>) {
  /** @throws ApiError 404 for a number that nobody has; TooManyTries: so many wrong ones of a network are answered */
  const find = async (request: FastifyRequest, number: string): Promise<ComplaintHistory> => {
    await numbers.take(addressKey(request.ip));
    const found = await services.database.run('complaints.read', normaliseComplaintNumber(number));
    if (found === null) throw new ApiError(404, 'complaint_not_found', 'Nie znaleźliśmy reklamacji o takim numerze.');
    return found;
  };
  const isAddressOf = ({ complaint }: ComplaintHistory, email: string): boolean =>
    complaint.email !== '' && complaint.email === email.trim().toLowerCase();

  /**
   * A complaint for whoever knows its number; an e-mail address, or the session of its customer, makes them its claimant.
   * @throws ApiError 404 as above, 403 `claimant_differs` for another address, which counts as a wrong number; TooManyTries
   */
  const complaintOf = async (request: FastifyRequest, { complaintNumber, email }: WantedComplaint): Promise<FoundComplaint> => {
    const found = await find(request, complaintNumber);
    if (email !== undefined && !isAddressOf(found, email)) throw notTheirs();
    await numbers.giveBack(addressKey(request.ip));
    if (email !== undefined) return { ...found, isProven: true };
    const customer = await customerOf(bearerToken(request.headers.authorization), services);
    return { ...found, isProven: customer !== null && customer.id === found.complaint.customer_id };
  };

  /**
   * A complaint for its claimant alone.
   * @throws ApiError 401 for a session that is over, 403 for everybody else; TooManyTries
   */
  const ownComplaint = async (request: FastifyRequest, wanted: WantedComplaint): Promise<ComplaintHistory> => {
    if (wanted.email === undefined && bearerToken(request.headers.authorization) !== undefined) await requireCustomer(request, services);
    const found = await complaintOf(request, wanted);
    if (!found.isProven) throw notTheirs();
    return found;
  };
  return { complaintOf, ownComplaint };
}

export type ComplaintFinder = ReturnType<typeof complaintFinder>;
