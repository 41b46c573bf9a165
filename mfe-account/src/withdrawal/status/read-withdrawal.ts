import type { Commerce } from '../../session/commerce.ts';

/** How a withdrawal stands, as its number opens it. */
export type ReadWithdrawal = Extract<Awaited<ReturnType<Commerce['withdrawalStatus']>>, { readonly ok: true }>['value'];
