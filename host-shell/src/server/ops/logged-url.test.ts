import { describe, expect, it } from '@jest/globals';
import { loggedUrl } from './logged-url.ts';

describe('[J-119] the log holds of an address', () => {
  it.each([
    ['/agd/pralki.html?p=2', '/agd/pralki.html?p=…'],
    ['/checkout/payment/error?order=100000012&hash=Zx81kd02kdPqoeR9', '/checkout/payment/error?order=…&hash=…'],
    ['/customer/account/createPassword?token=abc', '/customer/account/createPassword?token=…'],
    ['/rest/V1/orders/100000012/Zx81kd02kdPqoeR91k/payment', '/rest/V1/orders/100000012/…/payment'],
    ['/rest/V1/pwa/guest-carts/lPUMTE1dz4vnQSXre3D55iAuOTrympES/items/3', '/rest/V1/pwa/guest-carts/…/items/3'],
    ['/rest/V1/x/jan%40example.com', '/rest/V1/x/…'],
    ['/sandbox/gateway/lPUMTE1dz4vnQSXre3D55iAuOTrympES', '/sandbox/gateway/…'],
    ['/payments/notify/lPUMTE1dz4vnQSXre3D55iAuOTrympES', '/payments/notify/…'],
    ['/payments/return/lPUMTE1dz4vnQSXre3D55iAuOTrympES?error=501', '/payments/return/…?error=…'],
    ['/customer/ajax/lPUMTE1dz4vnQSXre3D55iAuOTrympES', '/customer/ajax/…'],
    ['/pqa/confirm/lPUMTE1dz4vnQSXre3D55iAuOTrympES', '/pqa/confirm/…'],
    ['/wystaw-ocene/1001/lPUMTE1dz4vnQSXre3D55iAuOTrympES', '/wystaw-ocene/1001/…'],
    ['/ankieta/powod-rezygnacji/lPUMTE1dz4vnQSXre3D55iAuOTrympES', '/ankieta/powod-rezygnacji/…'],
    ['/checkout/success/100000012/Zx81kd02kdPqoeR91k', '/checkout/success/100000012/…'],
    ['/checkout/delivery_date/Zx81kd02kdPqoeR91k', '/checkout/delivery_date/…'],
    ['/checkout/reservation/summary/0b0e6a54-51f5-4b61-9f0c-6c6f2bb2d0c1', '/checkout/reservation/summary/…'],
    ['/schowek/lPUMTE1dz4vnQSXre3D55iAuOTrympES', '/schowek/…'],
    ['/reklamacje?numer=RMA-7K3QF-M2X9D', '/reklamacje?numer=…'],
    ['/temp-react-logger', '/temp-react-logger'],
    ['/media/pralka-automatyczna-8-kg.webp', '/media/pralka-automatyczna-8-kg.webp'],
    ['/?', '/'],
  ])('%s as %s', (url, logged) => expect(loggedUrl(url)).toBe(logged));
});
