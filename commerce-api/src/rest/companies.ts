import { Type } from 'typebox';
import { normaliseNip } from 'shared-contracts/checkout';
import { addressKey } from 'shared-contracts/network';
import { ApiError } from '../server/api-error.ts';
import type { AppServices } from '../server/app-services.ts';
import { RegisterUnavailable } from '../tax-register/tax-register.ts';
import { Company } from './schemas/index.ts';
import { errorAnswers } from './types.ts';
import type { TypedApp } from './types.ts';

const NipParams = Type.Object({ nip: Type.String({ minLength: 10, maxLength: 20, description: 'PL, spaces and dashes may stand' }) });

/** Numbers that one network may ask for within an hour: somebody who buys knows one or two. */
const mostNumbers = 20;

/** J-306: name and address of a company by its tax number, for forms that ask for them. */
export function companyRoutes({ companies, limits }: AppServices) {
  const asked = limits.of({
    name: 'company-network',
    most: mostNumbers,
    spanMs: 60 * 60_000,
    refusal: { code: 'too_many_companies', message: 'Zbyt wiele zapytań o firmy. Wpisz dane ręcznie.' },
  });
  return async (app: TypedApp): Promise<void> => {
    app.get(
      '/rest/V1/companies/:nip',
      {
        schema: {
          operationId: 'findCompany',
          tags: ['checkout'],
          summary: 'Name and address of a company by its NIP (J-306)',
          params: NipParams,
          response: { 200: Company, ...errorAnswers },
        },
      },
      async (request) => {
        const nip = normaliseNip(request.params.nip);
        if (nip === undefined) throw new ApiError(400, 'invalid_nip', 'Podaj poprawny NIP (10 cyfr).');
        await asked.take(addressKey(request.ip));
        const company = await companies.find(nip).catch((error: unknown) => {
          if (!(error instanceof RegisterUnavailable)) throw error;
          throw new ApiError(503, 'register_unavailable', 'Rejestr firm teraz nie odpowiada. Wpisz dane ręcznie.');
        });
        if (company === null) throw new ApiError(404, 'company_unknown', 'Rejestr nie zna firmy o tym numerze. Wpisz dane ręcznie.');
        return company;
      },
    );
  };
}
