-- J-370: ways to pay with a wallet, through PayU; they are offered where PAYU_WALLETS switches them on. Empty databases get them with their content.
-- They are in no store themselves, but where `payu_gateway` is (checkout/rules.ts): a server of the version before knows no wallets, and would offer
-- them to everybody.
insert into reference_record (kind, id, position, document)
select 'paymentMethods', code, place, card.document || jsonb_build_object('code', code, 'title', title, 'description', description, 'stores', '[]'::jsonb)
from reference_record as card
cross join (values
  ('payu_gateway_google_pay', 90, 'Google Pay', 'Kartą zapisaną w Google, na stronie PayU.'),
  ('payu_gateway_apple_pay', 91, 'Apple Pay', 'Kartą z Portfela Apple, na stronie PayU.')
) as wallet (code, place, title, description)
where card.kind = 'paymentMethods' and card.id = 'payu_gateway'
on conflict (kind, id) do nothing;
