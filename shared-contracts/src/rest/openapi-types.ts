// Made by `pnpm codegen` from the routes of commerce-api. Do not edit.
export interface paths {
  "/rest/V1/pwa/guest-carts": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["createGuestCart"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/pwa/carts/mine": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["createCart"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/pwa/guest-carts/{cartId}": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["readGuestCart"];
    put: operations["assignGuestCart"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/pwa/guest-carts/{cartId}/items": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["addGuestCartItem"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/pwa/guest-carts/{cartId}/items/{itemId}": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put: operations["changeGuestCartItem"];
    post?: never;
    delete: operations["removeGuestCartItem"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/pwa/carts/{cartId}": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["readCart"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/pwa/carts/{cartId}/items": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["addCartItem"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/pwa/carts/{cartId}/items/{itemId}": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put: operations["changeCartItem"];
    post?: never;
    delete: operations["removeCartItem"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/pwa/calendar/{n}": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put: operations["readShippingCalendar"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/pwa/guest-carts/{cartId}/items/{itemId}/save-for-later": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["saveGuestCartItem"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/pwa/guest-carts/{cartId}/saved-items/{itemId}/take-back": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["takeBackGuestCartItem"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/pwa/guest-carts/{cartId}/saved-items/{itemId}": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post?: never;
    delete: operations["removeSavedGuestCartItem"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/pwa/carts/{cartId}/items/{itemId}/save-for-later": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["saveCartItem"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/pwa/carts/{cartId}/saved-items/{itemId}/take-back": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["takeBackCartItem"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/pwa/carts/{cartId}/saved-items/{itemId}": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post?: never;
    delete: operations["removeSavedCartItem"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/warranty/options/{sku}/{price}": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["warrantyOptions"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/pwa/guest-carts/{cartId}/set-warranty": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["setGuestCartWarranty"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/pwa/guest-carts/{cartId}/unset-warranty/{itemId}": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post?: never;
    delete: operations["unsetGuestCartWarranty"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/pwa/guest-carts/{cartId}/set-service/{itemId}/{serviceId}": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["setGuestCartService"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/pwa/guest-carts/{cartId}/set-service/{itemId}/{serviceId}/{optionId}": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["setGuestCartServiceOption"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/pwa/guest-carts/{cartId}/unset-service/{itemId}/{serviceId}": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post?: never;
    delete: operations["unsetGuestCartService"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/pwa/guest-carts/{cartId}/unset-service/{itemId}/{serviceId}/{optionId}": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post?: never;
    delete: operations["unsetGuestCartServiceOption"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/pwa/carts/{cartId}/set-warranty": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["setCartWarranty"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/pwa/carts/{cartId}/unset-warranty/{itemId}": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post?: never;
    delete: operations["unsetCartWarranty"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/pwa/carts/{cartId}/set-service/{itemId}/{serviceId}": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["setCartService"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/pwa/carts/{cartId}/set-service/{itemId}/{serviceId}/{optionId}": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["setCartServiceOption"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/pwa/carts/{cartId}/unset-service/{itemId}/{serviceId}": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post?: never;
    delete: operations["unsetCartService"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/pwa/carts/{cartId}/unset-service/{itemId}/{serviceId}/{optionId}": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post?: never;
    delete: operations["unsetCartServiceOption"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/pwa/guest-carts/{cartId}/delivery-date/{date}/range/{range}/code/{code}": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put: operations["setGuestCartDeliveryDate"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/pwa/guest-carts/{cartId}/express-mode/{storeId}/{isOn}": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["setGuestCartExpressMode"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/pwa/guest-carts/{cartId}/send-confirmation-sms": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["sendGuestCartConfirmationSms"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/pwa/guest-carts/{cartId}/reminder": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put: operations["wantGuestCartReminder"];
    post?: never;
    delete: operations["dropGuestCartReminder"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/pwa/carts/{cartId}/delivery-date/{date}/range/{range}/code/{code}": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put: operations["setCartDeliveryDate"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/pwa/carts/{cartId}/express-mode/{storeId}/{isOn}": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["setCartExpressMode"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/pwa/carts/{cartId}/send-confirmation-sms": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["sendCartConfirmationSms"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/pwa/carts/{cartId}/reminder": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put: operations["wantCartReminder"];
    post?: never;
    delete: operations["dropCartReminder"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/neodata/neopickup/mine/1": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["listCartShopsToday"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/neodata/neopickup-guest/{cartId}/1": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["listGuestCartShopsToday"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/pwa/guest-carts/{cartId}/selected-data": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["readGuestCartData"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/pwa/guest-carts/{cartId}/restore": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["restoreGuestCart"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/pwa/guest-carts/{cartId}/promotions/{promotionId}": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put: operations["putGuestCartPromotion"];
    post?: never;
    delete: operations["removeGuestCartPromotion"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/pwa/guest-carts/{cartId}/set-less-price": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["setGuestCartLessPrice"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/pwa/guest-carts/{cartId}/popup-promotion/{promotionId}": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["readGuestCartPopupPromotion"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/pwa/carts/{cartId}/selected-data": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["readCartData"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/pwa/carts/{cartId}/restore": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["restoreCart"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/pwa/carts/{cartId}/promotions/{promotionId}": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put: operations["putCartPromotion"];
    post?: never;
    delete: operations["removeCartPromotion"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/pwa/carts/{cartId}/set-less-price": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["setCartLessPrice"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/pwa/carts/{cartId}/popup-promotion/{promotionId}": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["readCartPopupPromotion"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/integration/customer/token": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["createCustomerToken"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/customers/me": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["readCustomer"];
    put: operations["changeCustomer"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/integration/customer/code": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["signInWithCode"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/integration/customer/passkey/options": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["passkeySignInOptions"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/integration/customer/passkey": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["signInWithPasskey"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/customers": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["createCustomer"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/customers/countable": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["readCountable"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/customers/removeToken": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["removeToken"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/customers/revokeToken": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["revokeToken"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/customer/ajax/logout": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["logout"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/customers/me/token": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["rotateToken"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/customers/me/sessions": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["listSessions"];
    put?: never;
    post?: never;
    delete: operations["endAllSessions"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/customers/me/sessions/{sessionId}": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post?: never;
    delete: operations["endSession"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/customers/password": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put: operations["askPasswordReset"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/customers/resetPassword": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["resetPassword"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/customers/me/password": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put: operations["changePassword"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/customers/me/secondFactor": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["readSecondFactor"];
    put?: never;
    post: operations["beginSecondFactor"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/customers/me/secondFactor/confirm": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["confirmSecondFactor"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/customers/me/secondFactor/recoveryCodes": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["renewRecoveryCodes"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/customers/me/secondFactor/end": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["endSecondFactor"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/customers/me/passkeys": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["listPasskeys"];
    put?: never;
    post: operations["addPasskey"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/customers/me/passkeys/options": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["newPasskeyOptions"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/customers/me/passkeys/{passkeyId}": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put: operations["renamePasskey"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/customers/me/passkeys/{passkeyId}/remove": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["removePasskey"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/customers/me/addresses": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["addAddress"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/customers/me/addresses/{addressId}": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put: operations["changeAddress"];
    post?: never;
    delete: operations["removeAddress"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/customers/me/export": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["exportCustomer"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/customers/me/deletion": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["askAccountDeletion"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/customers/me/email": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["askEmailChange"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/customers/me/consents": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["readConsents"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/customers/me/shop-reviews/{id}": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post?: never;
    delete: operations["withdrawShopReview"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/customers/me/plus": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put: operations["joinPlus"];
    post?: never;
    delete: operations["leavePlus"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/customers/me/reviews": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["ownReviews"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/customers/me/reviews/{id}": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post?: never;
    delete: operations["withdrawReview"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/customers/me/questions": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["ownQuestions"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/wishlist/lists": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["createWishlistList"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/wishlist/lists/{listId}": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put: operations["renameWishlistList"];
    post?: never;
    delete: operations["deleteWishlistList"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/wishlist/lists/{listId}/share": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put: operations["shareWishlistList"];
    post?: never;
    delete: operations["unshareWishlistList"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/wishlist/shared/{token}": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["readSharedWishlist"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/wishlist": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["readWishlist"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/wishlist/add": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["addToWishlist"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/wishlist/{itemId}": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post?: never;
    delete: operations["removeFromWishlist"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/wishlist/{itemId}/list": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put: operations["moveInWishlist"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/pwa/guest-carts/{cartId}/simplylease/check": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["checkGuestCartLease"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/pwa/guest-carts/{cartId}/force-installments": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["forceGuestCartInstallments"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/pwa/guest-carts/{cartId}/selected-payment-method": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put: operations["selectGuestCartPaymentMethod"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/pwa/guest-carts/{cartId}/set-addresses": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["setGuestCartAddresses"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/pwa/guest-carts/{cartId}/shipping-information": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["setGuestCartShipping"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/pwa/guest-carts/{cartId}/coupons/{code}": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put: operations["putGuestCartCoupon"];
    post?: never;
    delete: operations["removeGuestCartCoupon"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/pwa/guest-carts/{cartId}/external-voucher": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put: operations["putGuestCartVoucher"];
    post?: never;
    delete: operations["removeGuestCartVoucher"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/pwa/guest-carts/{cartId}/payment-information": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["placeGuestCartOrder"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/pwa/carts/{cartId}/simplylease/check": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["checkCartLease"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/pwa/carts/{cartId}/force-installments": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["forceCartInstallments"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/pwa/carts/{cartId}/selected-payment-method": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put: operations["selectCartPaymentMethod"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/pwa/carts/{cartId}/set-addresses": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["setCartAddresses"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/pwa/carts/{cartId}/shipping-information": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["setCartShipping"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/pwa/carts/{cartId}/coupons/{code}": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put: operations["putCartCoupon"];
    post?: never;
    delete: operations["removeCartCoupon"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/pwa/carts/{cartId}/external-voucher": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put: operations["putCartVoucher"];
    post?: never;
    delete: operations["removeCartVoucher"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/pwa/carts/{cartId}/payment-information": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["placeCartOrder"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/gift-cards": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["giftCards"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/gift-cards/balance": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["giftCardBalance"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/orders/{number}/{hash}/gift-cards/{position}/withdraw": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["withdrawGiftCard"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/orders/mine": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["listOrders"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/orders/mine/{number}": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["readOrder"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/orders/{number}/{hash}": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["readOrderByHash"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/order/tracking": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["trackOrder"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/orders/{number}/{hash}/cancel": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["cancelOrder"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/order/tracking/open": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["openTrackedOrder"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/order/tracking/cancel": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["cancelTrackedOrder"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/orders/{number}/{hash}/documents/{document}": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["orderDocument"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/orders/{number}/{hash}/calendar": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["orderCalendar"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/products/{productId}/sheet": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["productSheet"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/orders/{number}/{hash}/delivery": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["readOrderDelivery"];
    put: operations["changeOrderDelivery"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/pickup-points": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["listPickupPoints"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/pickup-points/map": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["mapPickupPoints"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/installments/get-shipment-calendar/{id}": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["readDeliveryCalendar"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/installments/set-delivery-date/{id}/pin/{pin}/delivery-date/{date}/range/{range}": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put: operations["setDeliveryDate"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/pwa/reservation": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["createReservation"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/pwa/reservation/{reservationId}/{storeId}": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["readReservation"];
    put: operations["chooseReservationShop"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/pwa/reservation/{reservationId}/place": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["placeReservation"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/pwa/reservation/{reservationId}": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post?: never;
    delete: operations["cancelReservation"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/payu/data/getPostPlaceOrderData": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["payuPostPlaceOrderData"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/simplylease/data/getPostPlaceOrderData": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["simplyleasePostPlaceOrderData"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/tpay/data/getPostPlaceOrderData": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["tpayPostPlaceOrderData"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/installments/data/getPostPlaceOrderData": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["bankPostPlaceOrderData"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/tpay/data/checkTransactionStatus": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["checkTransactionStatus"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/tpay/blikPay": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["blikPay"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/orders/{number}/{hash}/payment-methods": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["listOrderPaymentMethods"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/orders/{number}/{hash}/payment": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["payOrder"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/consents/{visitor}": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["consentsOf"];
    put?: never;
    post: operations["recordConsent"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/newsletter/subscribe": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["subscribeNewsletter"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/notify-about-availability": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["notifyAboutAvailability"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/notify-about-price": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["notifyAboutPrice"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/reminders": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["readReminders"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/reminders/{reminderId}": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post?: never;
    delete: operations["endReminder"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/orders/mine/{number}/warranty-reminder": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["readWarrantyReminder"];
    put: operations["setWarrantyReminder"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/reviews": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["writeReview"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/reviews/{reviewId}/helpful": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["findReviewHelpful"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/reviews/photos": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["uploadReviewPhoto"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/pqa/questions": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["askQuestion"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/pqa/confirm/{id}": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["readWritten"];
    put?: never;
    post: operations["confirmWritten"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/amperio/rma/files": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["uploadComplaintFile"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/rma/messages": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["writeToComplaint"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/amperio/rma/pickup-days": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["complaintPickupDays"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/rma/pickup": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["chooseComplaintPickup"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/amperio/rma/stationary/complaint-types": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["complaintTypes"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/amperio/rma/stationary/validate-document": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["validateComplaintDocument"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/amperio/rma/submit": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["submitComplaint"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/rma/status": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["complaintStatus"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/rma/confirmation": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["complaintConfirmation"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/withdrawals/order": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["withdrawableOrder"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/withdrawals": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["submitWithdrawal"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/withdrawals/status": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["withdrawalStatus"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/withdrawals/pickup": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["chooseWithdrawalPickup"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/withdrawals/confirmation": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["withdrawalConfirmation"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/neoportal/data": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["neoportalData"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/neoportal/stores": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["neoportalStores"];
    put: operations["chooseNeoportalStore"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/neoportal/stores/chosen": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["chosenNeoportalStore"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/surveys/rating/{orderId}/{token}": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["readOrderRating"];
    put?: never;
    post: operations["rateOrder"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/surveys/rating/{orderId}/{token}/publication": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post?: never;
    delete: operations["withdrawRatingComment"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/surveys/cancellation/{id}": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["readCancelSurvey"];
    put?: never;
    post: operations["answerCancelSurvey"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/customers/me/rating-reminder": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["readRatingReminder"];
    put: operations["setRatingReminder"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/desk/me": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["readStaff"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/desk/sign-in": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["signInStaff"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/desk/session/token": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["replaceStaffSessionToken"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/desk/session": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post?: never;
    delete: operations["signOutStaff"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/desk/content/{kind}": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["listContent"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/desk/content/{kind}/{key}": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["readContent"];
    put: operations["saveContent"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/desk/content/{kind}/{key}/publish": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["publishContent"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/desk/content/{kind}/{key}/unschedule": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["unscheduleContent"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/desk/content/{kind}/{key}/restore": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["restoreContent"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/desk/content/{kind}/{key}/preview-link": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["linkContentPreview"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/desk/content-preview": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["previewContent"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/desk/content-page": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["newContentPage"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/desk/content-new/{kind}": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["newContent"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/desk/content-form/{kind}": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["readContentForm"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/desk/pictures": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["listPictures"];
    put?: never;
    post: operations["uploadPicture"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/desk/pictures/{id}": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put: operations["describePicture"];
    post?: never;
    delete: operations["removePicture"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/desk/text-search": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["searchTexts"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/desk/text-replacements": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["listReplacements"];
    put?: never;
    post: operations["replaceTexts"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/desk/text-replacements/{id}/undo": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["undoReplacement"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/desk/translations": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["listTranslationWork"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/desk/newsletters": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["listNewsletters"];
    put?: never;
    post: operations["addNewsletter"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/desk/newsletters/{id}": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["readNewsletter"];
    put: operations["saveNewsletter"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/desk/newsletters/{id}/send": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["sendNewsletter"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/desk/newsletters/{id}/test": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["testNewsletter"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/desk/newsletters/{id}/stop": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["stopNewsletter"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/desk/reviews": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["waitingReviews"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/desk/photos/{photoId}/{size}": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["waitingPhoto"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/desk/reviews/{id}/decision": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["decideReview"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/desk/questions": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["waitingQuestions"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/desk/unanswered": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["unansweredQuestions"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/desk/questions/{id}/decision": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["decideQuestion"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/desk/questions/{id}/answer": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["answerQuestion"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/desk/reminders": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["reminderCounts"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/desk/error-reports": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["openErrorReports"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/desk/error-reports/{id}/picture": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["errorReportPicture"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/desk/error-reports/{id}/close": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["closeErrorReport"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/desk/complaints": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["openComplaints"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/desk/complaint-files/{fileId}": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["readComplaintFile"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/desk/complaints/{id}/reply": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["replyToComplaint"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/desk/complaints/{id}/refund": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["refundComplaint"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/desk/reservations": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["openReservations"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/desk/reservations/{id}/end": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["endReservation"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/desk/orders": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["deskOrders"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/desk/orders/{id}": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["deskOrder"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/desk/orders/{id}/documents/{document}": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["deskOrderDocument"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/desk/orders/{id}/documents/{document}/ksef": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["numberInvoice"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/desk/orders/{id}/step": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["moveOrder"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/desk/orders/{id}/refund": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["refundOrder"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/desk/orders/{id}/refunds/{refundId}/paid-out": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["payOutRefund"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/desk/orders/{id}/gift-cards/{position}/resend": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["resendGiftCard"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/desk/orders/{id}/gift-cards/{position}/cancel": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["cancelGiftCard"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/desk/orders/{id}/note": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["noteOrder"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/desk/withdrawals": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["openWithdrawals"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/desk/withdrawals/{id}/step": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["moveWithdrawal"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/desk/surveys": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["surveyAnswers"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/desk/shop-reviews": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["waitingShopReviews"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/desk/shop-reviews/{id}/decision": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["decideShopReview"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/desk/page-votes": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["readPageVotes"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/desk/tokens": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["readStaffTokens"];
    put?: never;
    post: operations["makeStaffToken"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/desk/tokens/{id}": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post?: never;
    delete: operations["revokeStaffToken"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/desk/sessions/end": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["endSessions"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/desk/audit": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["readStaffActions"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/preview": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["readPreview"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/sitemap": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["sitemapParts"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/sitemap/{part}": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["sitemapPages"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/companies/{nip}": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["findCompany"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/feed": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["readFeed"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/contact/page_vote": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["votePage"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/contact/report_error": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["reportError"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/contact/message": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["sendMessage"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/promotion-archive": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["promotionArchive"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/campaign-archive/{campaignId}/{getFromM1}": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["archivedCampaign"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/check-version": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["checkVersion"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/client-ip": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["clientIp"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/temp-react-logger": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["reportClientErrors"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/dedicated-content": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get: operations["dedicatedContent"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/rest/V1/statistics/refreshSession": {
    parameters: { query?: never; header?: never; path?: never; cookie?: never };
    get?: never;
    put?: never;
    post: operations["refreshSession"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}

export interface components {
  schemas: {
    /** E-01 */ Error: { /** For the shopper, in Polish */ readonly message: string; /** Stable; 407 means a wrong cart (E-03) */ readonly code: string | number; /** Names the request in the log */ readonly trace: string; readonly parameters?: Readonly<Record<string, string | number>> | undefined; };
    /** C-04, C-05 */ CartAddress: { readonly firstname: string | null; readonly lastname: string | null; readonly company: string | null; readonly vat_id: string | null; readonly street: Array<string>; readonly postcode: string; readonly city: string; readonly country_id: string; readonly telephone: string; readonly email: string | null; /** On delivery addresses only (≠24) */ readonly same_as_billing?: boolean | undefined; readonly save_in_address_book?: boolean | undefined; };
    /** ∅59 */ PickupPoint: { readonly id: string; /** Shipping code (Y-15 …) */ readonly carrier: string; readonly name: string; readonly street: string; readonly postcode: string; readonly city: string; readonly latitude: number; readonly longitude: number; readonly opening_hours: string; /** All day, each day */ readonly always_open?: boolean | undefined; /** An order that is paid on delivery can be paid there */ readonly pays_on_pickup?: boolean | undefined; /** Metres from the position that was asked for */ readonly distance?: number | undefined; readonly description: string; };
    /** What instalments mean for the sum to pay */ InstalmentTerms: { /** Chosen by it; of `global4net_installments_*` the id of the plan (K-14) */ readonly id: number; readonly months: number; /** One instalment (grosze) */ readonly monthly: number; /** All instalments together (grosze) */ readonly total: number; /** Annual percentage rate in hundredths of a percent: 1549 = 15,49 % */ readonly rrso: number; /** Representative example (∅61) */ readonly example: string; };
    PaymentMethod: { readonly code: string; readonly title: string; readonly description: string; readonly available: boolean; readonly reason: string | null; readonly kind: "card" | "transfer" | "blik" | "later" | "installments" | "lease" | "on-delivery" | "in-store" | "voucher"; /** What this way of paying costs (grosze) */ readonly fee: number; /** To be accepted before the order is placed (K-04) */ readonly agreements: Array<{ readonly id: number; readonly text: string; readonly required: boolean; }>; /** Banks to choose from (K-09); empty where none is asked */ readonly banks: Array<{ readonly group: number; readonly name: string; }>; /** Instalments to choose from; missing where there are none */ readonly plans?: Array<components['schemas']["InstalmentTerms"]> | undefined; };
    /** Where and when goods can be collected (J-167) */ Collection: { readonly shop_id: number; readonly name: string; /** What its neighbours call it: Galeria Wiślana */ readonly place: string; /** First day on which the goods can be collected */ readonly day: string; readonly hour: number | null; /** How often they lie on the shelves of the shop; 0 when they have to be brought */ readonly pieces: number; };
    ShippingMethod: { readonly code: string; readonly title: string; readonly description: string; readonly available: boolean; readonly reason: string | null; readonly kind: "courier" | "pickup-point" | "store" | "large" | "electronic"; /** What the delivery of this cart costs (grosze) */ readonly amount: number; /** First day on which it may arrive */ readonly delivery_from: string; readonly delivery_to: string; readonly collection?: components['schemas']["Collection"] | null | undefined; readonly needs_pickup_point: boolean; /** It lacks nothing but an address to bring the goods to (J-327) */ readonly needs_address?: boolean | undefined; };
    /** ∅08: no Sundays and no Polish public holidays */ ShippingCalendar: { readonly days: Array<{ readonly date: string; readonly ranges: Array<{ /** Hours: 08-12 */ readonly range: string; /** Names the day and the hours (A-16) */ readonly code: string; /** What the delivery costs then (grosze) */ readonly price: number; readonly available: boolean; }>; }>; };
    /** C-25 */ CartPromotion: { readonly id: number; readonly name: string; readonly description: string; /** Put and removed as a whole (A-15), or for lines of the cart (A-18) */ readonly kind: "set" | "less-price"; readonly is_chosen: boolean; /** It counts in the sums */ readonly is_active: boolean; /** Saved (grosze) */ readonly discount: number; readonly reason: string | null; /** Lines of the cart that belong to it */ readonly item_ids: Array<number>; /** Lines that the less price is for */ readonly chosen_item_ids: Array<number>; };
    /** C-28 */ Accessory: { readonly id: number; readonly sku: string; readonly name: string; /** Of one piece (grosze) */ readonly price: number; /** Picture address without width and format */ readonly thumbnail: string; readonly category_id: number; readonly request_path: string; };
    /** C-03, Z-04 */ CartItem: { readonly item_id: number; readonly quote_id: string; readonly product_id: number; readonly sku: string; readonly main_product_sku: string | null; readonly qty: number; /** Price of one piece before reductions (grosze) */ readonly catalog_price: number; /** Price of one piece (grosze) */ readonly catalog_final_price: number; readonly item_discount: Array<{ readonly code: string; /** Per piece (grosze) */ readonly discount: number; }>; readonly warranty: { readonly id: number; readonly name: string; /** Price of the warranty of one piece (grosze) */ readonly value: number; } | null; /** All that the product is offered with */ readonly services: Array<{ readonly id: number; readonly name: string; /** Price of the service for one piece (grosze) */ readonly price: number; readonly selected: boolean; /** It is done in a shop, which is its option */ readonly needs_shop: boolean; readonly option: { readonly id: number; readonly name: string; } | null; }>; /** It is offered with longer warranties (A-30) */ readonly has_warranty_options: boolean; readonly name: string; readonly manufacturer_name: string; readonly request_path: string; /** Picture address without width and format */ readonly thumbnail: string; readonly min_sale_qty: number; /** The most pieces that can be bought now */ readonly max_sale_qty: number; readonly availability: number; readonly omnibus_price: number | null; /** What its pieces cost (grosze) */ readonly row_total: number; /** What the line saves (grosze) */ readonly row_discount: number; /** Taken off the line for a member of the Plus programme (J-297) (grosze) */ readonly row_plus_discount?: number | undefined; /** Warranty and services of all pieces (grosze) */ readonly add_ons_total: number; readonly gift?: { /** Of a gift card: to whom it goes (J-250) */ readonly recipient_email: string; readonly recipient_name: string; /** Plain text; empty: none */ readonly message: string; /** Day of sending, in Poland: 2026-12-24 */ readonly day: string; } | null | undefined; readonly delivery_day?: string | null | undefined; };
    /** C-01; C-02; `mini` answers leave out saved_items, additional_data, notices, summary and all of the checkout */ Cart: { readonly cart_id: string; /** Counts changes; an answer with a lower one is out of date */ readonly version: number; readonly updated_at: string; readonly items: Array<components['schemas']["CartItem"]>; /** Put aside for later, with prices and pieces of now; neither counted nor ordered (J-303) */ readonly saved_items?: Array<components['schemas']["CartItem"]> | undefined; /** What all lines cost, coupon included (grosze) */ readonly total: number; /** Pieces */ readonly total_count: number; readonly tax?: { /** Per cent */ readonly rate: number; /** What of the sum has no tax: gift cards (grosze) */ readonly untaxed: number; } | null | undefined; readonly success: boolean; readonly message: string | null; readonly is_reservation: boolean; readonly additional_data?: Readonly<Record<string, unknown>> | undefined; /** JSON text (C-13) */ readonly notices?: string | undefined; readonly summary?: { /** Before reductions (grosze) */ readonly subtotal: number; /** Saved (grosze) */ readonly discount: number; /** Warranties and services (grosze) */ readonly add_ons: number; /** What all lines cost, coupon included (grosze) */ readonly total: number; /** Delivery is free from here (grosze) */ readonly free_delivery_from: number; /** Missing for free delivery (grosze) */ readonly missing_for_free_delivery: number; /** Saved by the coupon (grosze) */ readonly coupon_discount: number; /** Saved as a member of the Plus programme, within the discount (J-297) (grosze) */ readonly plus_discount?: number | undefined; readonly shipping: number | null; /** Fee of the method of payment (grosze) */ readonly payment_fee: number; /** Lines, delivery and fee (grosze) */ readonly grand_total: number; /** Paid by the voucher (grosze) */ readonly voucher?: number | undefined; /** What is left to be paid (grosze) */ readonly to_pay?: number | undefined; } | undefined; readonly billing_address?: components['schemas']["CartAddress"] | null | undefined; readonly shipping_address?: components['schemas']["CartAddress"] | null | undefined; /** Nothing is sent: no delivery address is asked */ readonly has_virtual_address?: boolean | undefined; readonly shipping_methods?: Array<components['schemas']["ShippingMethod"]> | undefined; readonly payment_methods?: Array<components['schemas']["PaymentMethod"]> | undefined; readonly external_voucher?: ({ /** The last four characters of its code */ readonly code_end: string; /** What it holds (grosze) */ readonly balance: number; /** What it pays of this cart (grosze) */ readonly amount: number; /** What it holds afterwards (grosze) */ readonly left: number; } & Readonly<Record<string, unknown>>) | null | undefined; readonly payment?: { readonly method: string; readonly extension_attributes: { readonly title: string; }; readonly additional_data: { readonly group?: number | undefined; readonly plan?: number | undefined; }; } | null | undefined; readonly shipping?: { readonly method_code: string; readonly method_title: string; /** What the delivery costs (grosze) */ readonly amount: number; readonly delivery_from: string; readonly delivery_to: string; readonly collection?: components['schemas']["Collection"] | null | undefined; readonly pickup_point: components['schemas']["PickupPoint"] | null; } | null | undefined; /** What is promised of all goods together (J-167): the chosen delivery, else the soonest, of equal ones the cheapest */ readonly delivery?: { readonly way: { readonly code: string; readonly title: string; /** What it costs (grosze) */ readonly amount: number; /** First day on which the goods may arrive */ readonly day: string; readonly last_day: string; } | null; readonly collection: components['schemas']["Collection"] | null; } | undefined; readonly calendar?: components['schemas']["ShippingCalendar"] | undefined; readonly coupon?: { readonly code: string; readonly name: string; /** Saved (grosze) */ readonly discount: number; } | null | undefined; readonly plus_coupon?: { readonly code: string; readonly name: string; /** Saved (grosze) */ readonly discount: number; } | null | undefined; /** Postcode and city do not seem to belong together: the shopper is asked (K-19) */ readonly address_should_be_verified?: boolean | undefined; /** An invoice, for a company where the address has a vat_id (K-20) */ readonly with_invoice?: boolean | undefined; /** The goods are collected, or come by e-mail: the address may have no street (J-327) */ readonly without_delivery_address?: boolean | undefined; /** What stands in the way of an order; empty when it can be placed */ readonly validation?: Array<{ /** no_payment, no_address, no_shipping, empty_cart, or a refusal of an item such as out_of_stock */ readonly code: string; readonly message: string; readonly item_id?: number | undefined; }> | undefined; readonly bank_account_number?: string | null | undefined; readonly delivery_date?: { readonly date: string; /** Hours: 08-12 */ readonly range: string; /** Names the day and the hours (A-16) */ readonly code: string; } | null | undefined; /** An e-mail comes if the cart is left (A-26) */ readonly cart_reminder?: boolean | undefined; /** An SMS will confirm the order (K-25) */ readonly confirmation_sms?: boolean | undefined; readonly promotions?: Array<components['schemas']["CartPromotion"]> | undefined; readonly services?: Array<Readonly<Record<string, unknown>>> | undefined; /** Products that go with those of the cart */ readonly accessories?: Array<components['schemas']["Accessory"]> | undefined; };
    CustomerAddress: { readonly id: number; readonly firstname: string; readonly lastname: string; readonly company: string | null; readonly vat_id: string | null; readonly street: Array<string>; readonly postcode: string; readonly city: string; readonly country_id: string; readonly telephone: string; readonly default_billing: boolean; readonly default_shipping: boolean; };
    /** Z-14 */ Customer: { readonly id: number; readonly email: string; readonly firstname: string; readonly lastname: string; readonly dob: string | null; readonly addresses: Array<components['schemas']["CustomerAddress"]>; readonly extension_attributes: { readonly amperio_plus: boolean; readonly amperio_plus_allowed: boolean; readonly neoportal_user_id: string | null; }; };
    /** Where a customer is signed in */ CustomerSession: { readonly id: string; readonly browser: string | null; readonly system: string | null; /** By what it was begun (J-145) */ readonly method: "password" | "code" | "recovery-code" | "passkey"; /** ISO 8601 */ readonly created_at: string; /** ISO 8601, to five minutes */ readonly last_used_at: string; /** The session of this call */ readonly is_current: boolean; };
    /** J-144 */ Passkey: { readonly id: string; readonly name: string | null; /** Host name of the store in which it can be used */ readonly host: string; /** ISO 8601 */ readonly created_at: string; readonly last_used_at: string | null; };
    Order: { readonly order_id: number; readonly number: string; /** Lets its bearer read the order without signing in (R-40) */ readonly hash: string; readonly placed_at: string; readonly status: "pending_payment" | "processing" | "packed" | "shipped" | "ready_for_pickup" | "delivered" | "cancelled"; /** Day and address of delivery can be changed (J-249) */ readonly can_change_delivery?: boolean | undefined; /** Its customer can give it up: nobody has packed it (J-183) */ readonly can_cancel?: boolean | undefined; /** What has happened, the oldest first */ readonly timeline: Array<{ /** placed, paid, payment_failed or a status */ readonly event: string; readonly at: string; }>; readonly email: string; /** Its e-mails wait for the payment (J-268) */ readonly is_mail_held?: boolean | undefined; readonly items: Array<{ readonly sku: string; readonly product_id: number; readonly name: string; readonly request_path: string; readonly thumbnail: string; readonly qty: number; /** Paid for one piece (grosze) */ readonly price: number; /** Paid for all pieces, before a coupon (grosze) */ readonly row_total: number; /** Warranty and services that were bought with it (C-26, C-27) */ readonly add_ons: Array<{ readonly kind: "warranty" | "service"; readonly id: number; readonly name: string; /** For one piece (grosze) */ readonly price: number; /** For all pieces of the line (grosze) */ readonly row_total: number; readonly option: { readonly id: number; readonly name: string; } | null; }>; /** Its page has a product information sheet (J-244) */ readonly has_product_sheet?: boolean | undefined; readonly warranty_until?: string | null | undefined; readonly gift?: { /** Of a gift card: to whom it goes (J-250) */ readonly recipient_email: string; readonly recipient_name: string; /** Plain text; empty: none */ readonly message: string; /** Day of sending, in Poland: 2026-12-24 */ readonly day: string; } | null | undefined; }>; /** Cards that were paid for (J-251) */ readonly gift_cards?: Array<{ /** Counts the cards of the order */ readonly position: number; /** When it was sent (grosze) */ readonly value: number; readonly state: "waiting" | "sent" | "cancelled"; readonly recipient_email: string; readonly recipient_name: string; readonly day: string; readonly sent_at: string | null; readonly expires_at: string | null; readonly code_end: string | null; /** Something was paid with it */ readonly is_spent: boolean; readonly kept: "spent" | "late" | null; readonly withdraw_until: string | null; }> | undefined; /** Pieces */ readonly item_count: number; readonly totals: { /** Goods before reductions (grosze) */ readonly subtotal: number; /** Saved by reductions (grosze) */ readonly discount: number; /** Saved by the coupon (grosze) */ readonly coupon_discount: number; /** Warranties and services (grosze) */ readonly add_ons: number; /** Delivery (grosze) */ readonly shipping: number; /** Fee of the method of payment (grosze) */ readonly payment_fee: number; /** Lines, delivery and fee (grosze) */ readonly grand_total: number; /** Paid by a voucher; given back to it when the order is cancelled (grosze) */ readonly voucher?: number | undefined; /** What is left to be paid (grosze) */ readonly to_pay?: number | undefined; readonly tax?: { /** Per cent */ readonly rate: number; /** What of the sum has no tax: gift cards (grosze) */ readonly untaxed: number; } | null | undefined; }; readonly coupon: string | null; readonly payment: { readonly method: string; readonly title: string; readonly status: "pending" | "paid" | "failed" | "offline"; /** It can be paid (again) now */ readonly can_pay: boolean; readonly review?: "deciding" | "documents" | null | undefined; readonly instalments?: { readonly months: number; /** One instalment (grosze) */ readonly monthly: number; /** All together (grosze) */ readonly total: number; readonly rrso: number; } | null | undefined; readonly refund?: { /** To who has paid (grosze) */ readonly money: number; /** To the voucher (grosze) */ readonly voucher: number; /** All of it is on its way */ readonly is_done: boolean; } | null | undefined; readonly bank_transfer: { readonly account_number: string; readonly bank: string; readonly owner: string; readonly title: string; } | null; }; readonly shipping: { readonly method_code: string; readonly method_title: string; /** Delivery (grosze) */ readonly amount: number; readonly delivery_from: string; readonly delivery_to: string; readonly collection_hour: number | null; readonly delivery_hours: string | null; readonly pickup_point: components['schemas']["PickupPoint"] | null; readonly carrier?: string | null | undefined; readonly tracking_number: string | null; /** What its carrier has told of the parcel, the oldest first (J-310) */ readonly parcel?: Array<{ /** label_made, taken_over, on_its_way, out_for_delivery, attempt_failed, waits_at_point, delivered, returned */ readonly state: string; readonly at: string; }> | undefined; }; readonly billing_address: components['schemas']["CartAddress"]; readonly shipping_address: components['schemas']["CartAddress"] | null; readonly with_invoice: boolean; /** Papers of the sale, the oldest first (J-245) */ readonly documents?: Array<{ readonly id: string; readonly kind: "proforma" | "receipt" | "invoice" | "correction"; readonly number: string; readonly issued_at: string; readonly ksef_number: string | null; }> | undefined; };
    OrderSummary: { readonly number: string; readonly hash: string; readonly placed_at: string; readonly status: "pending_payment" | "processing" | "packed" | "shipped" | "ready_for_pickup" | "delivered" | "cancelled"; readonly payment_status: "pending" | "paid" | "failed" | "offline"; readonly can_pay: boolean; /** To pay (grosze) */ readonly grand_total: number; /** Pieces */ readonly item_count: number; readonly items: Array<{ readonly name: string; readonly thumbnail: string; readonly request_path: string; readonly qty: number; }>; };
    PlacedOrder: { readonly order_id: number; readonly number: string; readonly hash: string; /** To pay (grosze) */ readonly grand_total: number; readonly payment: { readonly method: string; readonly status: "pending" | "paid" | "failed" | "offline"; readonly next: "none" | "redirect" | "blik-code" | "blik-wait"; }; readonly account: "created" | "exists" | null; readonly next_cart_id?: string | null | undefined; };
    /** K-13 */ PostPlaceData: { readonly order: string; readonly method: string; readonly status: "pending" | "success" | "error"; readonly redirect_url: string | null; readonly review?: "deciding" | "documents" | null | undefined; };
    TransactionStatus: { readonly status: "pending" | "success" | "error"; readonly code: "wrong_code" | "code_expired" | "rejected" | "timed_out" | null; readonly message: string | null; readonly expires_at: string | null; };
    /** K-17 */ DeliveryCalendar: { /** Number */ readonly order: string; readonly chosen: { readonly date: string; readonly range: string; } | null; readonly days: Array<{ readonly date: string; readonly ranges: Array<string>; }>; };
    ShelfShop: { readonly shop_id: number; /** What its neighbours call it: Galeria Wiślana */ readonly place: string; readonly point: components['schemas']["PickupPoint"]; /** First day on which the goods can be collected */ readonly day: string; readonly hour: number | null; /** How often all of them lie on its shelves */ readonly pieces: number; };
    /** A-04, Z-05: the fields of a cart and those of a reservation */ Reservation: { readonly cart_id: string; /** Counts changes; an answer with a lower one is out of date */ readonly version: number; readonly updated_at: string; readonly items: Array<components['schemas']["CartItem"]>; /** Put aside for later, with prices and pieces of now; neither counted nor ordered (J-303) */ readonly saved_items?: Array<components['schemas']["CartItem"]> | undefined; /** What all lines cost, coupon included (grosze) */ readonly total: number; /** Pieces */ readonly total_count: number; readonly tax?: { /** Per cent */ readonly rate: number; /** What of the sum has no tax: gift cards (grosze) */ readonly untaxed: number; } | null | undefined; readonly success: boolean; readonly message: string | null; readonly is_reservation: boolean; readonly additional_data?: Readonly<Record<string, unknown>> | undefined; /** JSON text (C-13) */ readonly notices?: string | undefined; readonly summary?: { /** Before reductions (grosze) */ readonly subtotal: number; /** Saved (grosze) */ readonly discount: number; /** Warranties and services (grosze) */ readonly add_ons: number; /** What all lines cost, coupon included (grosze) */ readonly total: number; /** Delivery is free from here (grosze) */ readonly free_delivery_from: number; /** Missing for free delivery (grosze) */ readonly missing_for_free_delivery: number; /** Saved by the coupon (grosze) */ readonly coupon_discount: number; /** Saved as a member of the Plus programme, within the discount (J-297) (grosze) */ readonly plus_discount?: number | undefined; readonly shipping: number | null; /** Fee of the method of payment (grosze) */ readonly payment_fee: number; /** Lines, delivery and fee (grosze) */ readonly grand_total: number; /** Paid by the voucher (grosze) */ readonly voucher?: number | undefined; /** What is left to be paid (grosze) */ readonly to_pay?: number | undefined; } | undefined; readonly billing_address?: components['schemas']["CartAddress"] | null | undefined; readonly shipping_address?: components['schemas']["CartAddress"] | null | undefined; /** Nothing is sent: no delivery address is asked */ readonly has_virtual_address?: boolean | undefined; readonly shipping_methods?: Array<components['schemas']["ShippingMethod"]> | undefined; readonly payment_methods?: Array<components['schemas']["PaymentMethod"]> | undefined; readonly external_voucher?: ({ /** The last four characters of its code */ readonly code_end: string; /** What it holds (grosze) */ readonly balance: number; /** What it pays of this cart (grosze) */ readonly amount: number; /** What it holds afterwards (grosze) */ readonly left: number; } & Readonly<Record<string, unknown>>) | null | undefined; readonly payment?: { readonly method: string; readonly extension_attributes: { readonly title: string; }; readonly additional_data: { readonly group?: number | undefined; readonly plan?: number | undefined; }; } | null | undefined; readonly shipping?: { readonly method_code: string; readonly method_title: string; /** What the delivery costs (grosze) */ readonly amount: number; readonly delivery_from: string; readonly delivery_to: string; readonly collection?: components['schemas']["Collection"] | null | undefined; readonly pickup_point: components['schemas']["PickupPoint"] | null; } | null | undefined; /** What is promised of all goods together (J-167): the chosen delivery, else the soonest, of equal ones the cheapest */ readonly delivery?: { readonly way: { readonly code: string; readonly title: string; /** What it costs (grosze) */ readonly amount: number; /** First day on which the goods may arrive */ readonly day: string; readonly last_day: string; } | null; readonly collection: components['schemas']["Collection"] | null; } | undefined; readonly calendar?: components['schemas']["ShippingCalendar"] | undefined; readonly coupon?: { readonly code: string; readonly name: string; /** Saved (grosze) */ readonly discount: number; } | null | undefined; readonly plus_coupon?: { readonly code: string; readonly name: string; /** Saved (grosze) */ readonly discount: number; } | null | undefined; /** Postcode and city do not seem to belong together: the shopper is asked (K-19) */ readonly address_should_be_verified?: boolean | undefined; /** An invoice, for a company where the address has a vat_id (K-20) */ readonly with_invoice?: boolean | undefined; /** The goods are collected, or come by e-mail: the address may have no street (J-327) */ readonly without_delivery_address?: boolean | undefined; /** What stands in the way of an order; empty when it can be placed */ readonly validation?: Array<{ /** no_payment, no_address, no_shipping, empty_cart, or a refusal of an item such as out_of_stock */ readonly code: string; readonly message: string; readonly item_id?: number | undefined; }> | undefined; readonly bank_account_number?: string | null | undefined; readonly delivery_date?: { readonly date: string; /** Hours: 08-12 */ readonly range: string; /** Names the day and the hours (A-16) */ readonly code: string; } | null | undefined; /** An e-mail comes if the cart is left (A-26) */ readonly cart_reminder?: boolean | undefined; /** An SMS will confirm the order (K-25) */ readonly confirmation_sms?: boolean | undefined; readonly promotions?: Array<components['schemas']["CartPromotion"]> | undefined; readonly services?: Array<Readonly<Record<string, unknown>>> | undefined; /** Products that go with those of the cart */ readonly accessories?: Array<components['schemas']["Accessory"]> | undefined; /** Lets its bearer read and change the reservation */ readonly reservation_id: string; readonly status: "draft" | "waiting" | "cancelled" | "expired"; /** Over because the goods were handed out (J-220) */ readonly is_collected?: boolean | undefined; readonly number: string | null; readonly expires_at: string | null; readonly contact: { readonly firstname: string; /** Its last three digits alone once the goods are reserved */ readonly telephone: string; /** Only for a draft; empty later */ readonly email: string; } | null; readonly shop: components['schemas']["PickupPoint"] | null; /** Shops that have all goods on their shelves; none once they are reserved */ readonly shops: Array<components['schemas']["ShelfShop"]>; };
  };
}

export interface operations {
  /** Creates a cart (A-03); answers its id */ createGuestCart: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": { readonly cart_id?: string | undefined; } | null; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": string; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** The customer’s cart, made when there is none (A-03); answers its id */ createCart: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": { readonly cart_id?: string | undefined; } | null; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": string; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Reads a cart (A-06) */ readGuestCart: {
    parameters: { query?: { readonly response_type?: "full" | "mini" | undefined; readonly calendar_data?: string | undefined; readonly exclude_accessories?: string | undefined; }; header?: never; path: { readonly cartId: string; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Cart"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Gives a guest’s cart to the signed-in customer (A-08) */ assignGuestCart: {
    parameters: { query?: never; header?: never; path: { readonly cartId: string; }; cookie?: never; };
    requestBody: { content: { "application/json": Readonly<Record<string, unknown>> | null; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Cart"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Adds pieces of a product (A-09) */ addGuestCartItem: {
    parameters: { query?: never; header?: { readonly "idempotency-key"?: string | undefined; }; path: { readonly cartId: string; }; cookie?: never; };
    requestBody: { content: { "application/json": { readonly cartItem: { readonly sku: string; readonly qty: number; readonly warranty_id?: number | null | undefined; /** For each piece; with the shop that does it as option */ readonly services?: Array<{ readonly id: number; readonly option_id?: number | null | undefined; }> | undefined; readonly quote_id?: string | undefined; readonly main_product_sku?: string | null | undefined; readonly gift?: { readonly recipient_email: string; readonly recipient_name: string; readonly message: string; readonly day: string; } | null | undefined; /** Of a line that was taken out: it is put back in its place; where it stands already nothing is added (J-302) */ readonly item_id?: number | undefined; }; readonly additionalData?: Readonly<Record<string, unknown>> | undefined; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Cart"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Changes the number of pieces (A-11) */ changeGuestCartItem: {
    parameters: { query?: never; header?: { readonly "idempotency-key"?: string | undefined; }; path: { readonly cartId: string; readonly itemId: number; }; cookie?: never; };
    requestBody: { content: { "application/json": { readonly cartItem: { readonly qty: number; readonly sku?: string | undefined; readonly quote_id?: string | undefined; readonly item_id?: number | undefined; }; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Cart"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Removes an item (A-10) */ removeGuestCartItem: {
    parameters: { query?: never; header?: { readonly "idempotency-key"?: string | undefined; }; path: { readonly cartId: string; readonly itemId: number; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Cart"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Reads a cart (A-06) */ readCart: {
    parameters: { query?: { readonly response_type?: "full" | "mini" | undefined; readonly calendar_data?: string | undefined; readonly exclude_accessories?: string | undefined; }; header?: never; path: { readonly cartId: string; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Cart"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Adds pieces of a product (A-09) */ addCartItem: {
    parameters: { query?: never; header?: { readonly "idempotency-key"?: string | undefined; }; path: { readonly cartId: string; }; cookie?: never; };
    requestBody: { content: { "application/json": { readonly cartItem: { readonly sku: string; readonly qty: number; readonly warranty_id?: number | null | undefined; /** For each piece; with the shop that does it as option */ readonly services?: Array<{ readonly id: number; readonly option_id?: number | null | undefined; }> | undefined; readonly quote_id?: string | undefined; readonly main_product_sku?: string | null | undefined; readonly gift?: { readonly recipient_email: string; readonly recipient_name: string; readonly message: string; readonly day: string; } | null | undefined; /** Of a line that was taken out: it is put back in its place; where it stands already nothing is added (J-302) */ readonly item_id?: number | undefined; }; readonly additionalData?: Readonly<Record<string, unknown>> | undefined; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Cart"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Changes the number of pieces (A-11) */ changeCartItem: {
    parameters: { query?: never; header?: { readonly "idempotency-key"?: string | undefined; }; path: { readonly cartId: string; readonly itemId: number; }; cookie?: never; };
    requestBody: { content: { "application/json": { readonly cartItem: { readonly qty: number; readonly sku?: string | undefined; readonly quote_id?: string | undefined; readonly item_id?: number | undefined; }; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Cart"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Removes an item (A-10) */ removeCartItem: {
    parameters: { query?: never; header?: { readonly "idempotency-key"?: string | undefined; }; path: { readonly cartId: string; readonly itemId: number; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Cart"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Days on which some goods can be delivered (A-05) */ readShippingCalendar: {
    parameters: { query?: never; header?: never; path: { readonly n: number; }; cookie?: never; };
    requestBody: { content: { "application/json": { readonly postcode?: string | undefined; /** Shipping code; the soonest way that fits unless told */ readonly shipping_method?: string | undefined; readonly items: Array<{ readonly sku: string; readonly qty: number; }>; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["ShippingCalendar"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Puts a line aside for later (J-303) */ saveGuestCartItem: {
    parameters: { query?: never; header?: { readonly "idempotency-key"?: string | undefined; }; path: { readonly cartId: string; readonly itemId: number; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Cart"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Puts a line that lies aside back into the cart (J-303) */ takeBackGuestCartItem: {
    parameters: { query?: never; header?: { readonly "idempotency-key"?: string | undefined; }; path: { readonly cartId: string; readonly itemId: number; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Cart"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Removes a line that lies aside (J-303) */ removeSavedGuestCartItem: {
    parameters: { query?: never; header?: { readonly "idempotency-key"?: string | undefined; }; path: { readonly cartId: string; readonly itemId: number; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Cart"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Puts a line aside for later (J-303) */ saveCartItem: {
    parameters: { query?: never; header?: { readonly "idempotency-key"?: string | undefined; }; path: { readonly cartId: string; readonly itemId: number; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Cart"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Puts a line that lies aside back into the cart (J-303) */ takeBackCartItem: {
    parameters: { query?: never; header?: { readonly "idempotency-key"?: string | undefined; }; path: { readonly cartId: string; readonly itemId: number; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Cart"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Removes a line that lies aside (J-303) */ removeSavedCartItem: {
    parameters: { query?: never; header?: { readonly "idempotency-key"?: string | undefined; }; path: { readonly cartId: string; readonly itemId: number; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Cart"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Longer warranties of a product at a price (A-30) */ warrantyOptions: {
    parameters: { query?: never; header?: never; path: { readonly sku: string; readonly price: number; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly sku: string; /** Of one piece of the product, as it was asked for (grosze) */ readonly price: number; readonly options: Array<{ readonly id: number; readonly name: string; readonly description: string; /** Added to those of the manufacturer */ readonly years: number; /** For one piece (grosze) */ readonly price: number; }>; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Gives a line a longer warranty, in the place of the one that it has (A-19) */ setGuestCartWarranty: {
    parameters: { query?: never; header?: { readonly "idempotency-key"?: string | undefined; }; path: { readonly cartId: string; }; cookie?: never; };
    requestBody: { content: { "application/json": { readonly itemId: number; readonly warrantyId: number; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Cart"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Takes the warranty of a line away (A-20) */ unsetGuestCartWarranty: {
    parameters: { query?: never; header?: { readonly "idempotency-key"?: string | undefined; }; path: { readonly cartId: string; readonly itemId: number; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Cart"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Gives a line a service (A-21) */ setGuestCartService: {
    parameters: { query?: never; header?: { readonly "idempotency-key"?: string | undefined; }; path: { readonly cartId: string; readonly itemId: number; readonly serviceId: number; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Cart"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Gives a line a service that is done in a shop (A-21, ∅38) */ setGuestCartServiceOption: {
    parameters: { query?: never; header?: { readonly "idempotency-key"?: string | undefined; }; path: { readonly cartId: string; readonly itemId: number; readonly serviceId: number; readonly optionId: number; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Cart"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Takes a service of a line away (A-21) */ unsetGuestCartService: {
    parameters: { query?: never; header?: { readonly "idempotency-key"?: string | undefined; }; path: { readonly cartId: string; readonly itemId: number; readonly serviceId: number; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Cart"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Takes a service of a line away, if it is done in this shop (A-21, ∅38) */ unsetGuestCartServiceOption: {
    parameters: { query?: never; header?: { readonly "idempotency-key"?: string | undefined; }; path: { readonly cartId: string; readonly itemId: number; readonly serviceId: number; readonly optionId: number; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Cart"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Gives a line a longer warranty, in the place of the one that it has (A-19) */ setCartWarranty: {
    parameters: { query?: never; header?: { readonly "idempotency-key"?: string | undefined; }; path: { readonly cartId: string; }; cookie?: never; };
    requestBody: { content: { "application/json": { readonly itemId: number; readonly warrantyId: number; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Cart"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Takes the warranty of a line away (A-20) */ unsetCartWarranty: {
    parameters: { query?: never; header?: { readonly "idempotency-key"?: string | undefined; }; path: { readonly cartId: string; readonly itemId: number; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Cart"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Gives a line a service (A-21) */ setCartService: {
    parameters: { query?: never; header?: { readonly "idempotency-key"?: string | undefined; }; path: { readonly cartId: string; readonly itemId: number; readonly serviceId: number; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Cart"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Gives a line a service that is done in a shop (A-21, ∅38) */ setCartServiceOption: {
    parameters: { query?: never; header?: { readonly "idempotency-key"?: string | undefined; }; path: { readonly cartId: string; readonly itemId: number; readonly serviceId: number; readonly optionId: number; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Cart"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Takes a service of a line away (A-21) */ unsetCartService: {
    parameters: { query?: never; header?: { readonly "idempotency-key"?: string | undefined; }; path: { readonly cartId: string; readonly itemId: number; readonly serviceId: number; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Cart"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Takes a service of a line away, if it is done in this shop (A-21, ∅38) */ unsetCartServiceOption: {
    parameters: { query?: never; header?: { readonly "idempotency-key"?: string | undefined; }; path: { readonly cartId: string; readonly itemId: number; readonly serviceId: number; readonly optionId: number; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Cart"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Chooses the day and the hours of the chosen delivery (A-16) */ setGuestCartDeliveryDate: {
    parameters: { query?: never; header?: never; path: { readonly cartId: string; readonly date: string; readonly range: string; readonly code: string; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Cart"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Collects everything in one shop, off its shelves, or gives that up (A-23, ≠36) */ setGuestCartExpressMode: {
    parameters: { query?: never; header?: never; path: { readonly cartId: string; readonly storeId: number; readonly isOn: number; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Cart"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Has the order confirmed by an SMS to the number of its address (A-24, ≠36) */ sendGuestCartConfirmationSms: {
    parameters: { query?: never; header?: never; path: { readonly cartId: string; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Cart"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** An e-mail is to come, or not, if the cart is left (A-26) */ wantGuestCartReminder: {
    parameters: { query?: never; header?: never; path: { readonly cartId: string; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Cart"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** An e-mail is to come, or not, if the cart is left (A-26) */ dropGuestCartReminder: {
    parameters: { query?: never; header?: never; path: { readonly cartId: string; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Cart"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Chooses the day and the hours of the chosen delivery (A-16) */ setCartDeliveryDate: {
    parameters: { query?: never; header?: never; path: { readonly cartId: string; readonly date: string; readonly range: string; readonly code: string; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Cart"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Collects everything in one shop, off its shelves, or gives that up (A-23, ≠36) */ setCartExpressMode: {
    parameters: { query?: never; header?: never; path: { readonly cartId: string; readonly storeId: number; readonly isOn: number; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Cart"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Has the order confirmed by an SMS to the number of its address (A-24, ≠36) */ sendCartConfirmationSms: {
    parameters: { query?: never; header?: never; path: { readonly cartId: string; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Cart"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** An e-mail is to come, or not, if the cart is left (A-26) */ wantCartReminder: {
    parameters: { query?: never; header?: never; path: { readonly cartId: string; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Cart"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** An e-mail is to come, or not, if the cart is left (A-26) */ dropCartReminder: {
    parameters: { query?: never; header?: never; path: { readonly cartId: string; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Cart"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Shops in which the whole cart can be collected today (A-31) */ listCartShopsToday: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly items: Array<components['schemas']["ShelfShop"]>; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Shops in which the whole cart of a guest can be collected today (A-32) */ listGuestCartShopsToday: {
    parameters: { query?: never; header?: never; path: { readonly cartId: string; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly items: Array<components['schemas']["ShelfShop"]>; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Some fields of a cart (A-07) */ readGuestCartData: {
    parameters: { query: { readonly fields: string; }; header?: never; path: { readonly cartId: string; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly cart_id?: string | undefined; /** Counts changes; an answer with a lower one is out of date */ readonly version?: number | undefined; readonly updated_at?: string | undefined; readonly items?: Array<components['schemas']["CartItem"]> | undefined; /** Put aside for later, with prices and pieces of now; neither counted nor ordered (J-303) */ readonly saved_items?: Array<components['schemas']["CartItem"]> | undefined; /** What all lines cost, coupon included (grosze) */ readonly total?: number | undefined; /** Pieces */ readonly total_count?: number | undefined; readonly tax?: { /** Per cent */ readonly rate: number; /** What of the sum has no tax: gift cards (grosze) */ readonly untaxed: number; } | null | undefined; readonly success?: boolean | undefined; readonly message?: string | null | undefined; readonly is_reservation?: boolean | undefined; readonly additional_data?: Readonly<Record<string, unknown>> | undefined; /** JSON text (C-13) */ readonly notices?: string | undefined; readonly summary?: { /** Before reductions (grosze) */ readonly subtotal: number; /** Saved (grosze) */ readonly discount: number; /** Warranties and services (grosze) */ readonly add_ons: number; /** What all lines cost, coupon included (grosze) */ readonly total: number; /** Delivery is free from here (grosze) */ readonly free_delivery_from: number; /** Missing for free delivery (grosze) */ readonly missing_for_free_delivery: number; /** Saved by the coupon (grosze) */ readonly coupon_discount: number; /** Saved as a member of the Plus programme, within the discount (J-297) (grosze) */ readonly plus_discount?: number | undefined; readonly shipping: number | null; /** Fee of the method of payment (grosze) */ readonly payment_fee: number; /** Lines, delivery and fee (grosze) */ readonly grand_total: number; /** Paid by the voucher (grosze) */ readonly voucher?: number | undefined; /** What is left to be paid (grosze) */ readonly to_pay?: number | undefined; } | undefined; readonly billing_address?: components['schemas']["CartAddress"] | null | undefined; readonly shipping_address?: components['schemas']["CartAddress"] | null | undefined; /** Nothing is sent: no delivery address is asked */ readonly has_virtual_address?: boolean | undefined; readonly shipping_methods?: Array<components['schemas']["ShippingMethod"]> | undefined; readonly payment_methods?: Array<components['schemas']["PaymentMethod"]> | undefined; readonly external_voucher?: ({ /** The last four characters of its code */ readonly code_end: string; /** What it holds (grosze) */ readonly balance: number; /** What it pays of this cart (grosze) */ readonly amount: number; /** What it holds afterwards (grosze) */ readonly left: number; } & Readonly<Record<string, unknown>>) | null | undefined; readonly payment?: { readonly method: string; readonly extension_attributes: { readonly title: string; }; readonly additional_data: { readonly group?: number | undefined; readonly plan?: number | undefined; }; } | null | undefined; readonly shipping?: { readonly method_code: string; readonly method_title: string; /** What the delivery costs (grosze) */ readonly amount: number; readonly delivery_from: string; readonly delivery_to: string; readonly collection?: components['schemas']["Collection"] | null | undefined; readonly pickup_point: components['schemas']["PickupPoint"] | null; } | null | undefined; /** What is promised of all goods together (J-167): the chosen delivery, else the soonest, of equal ones the cheapest */ readonly delivery?: { readonly way: { readonly code: string; readonly title: string; /** What it costs (grosze) */ readonly amount: number; /** First day on which the goods may arrive */ readonly day: string; readonly last_day: string; } | null; readonly collection: components['schemas']["Collection"] | null; } | undefined; readonly calendar?: components['schemas']["ShippingCalendar"] | undefined; readonly coupon?: { readonly code: string; readonly name: string; /** Saved (grosze) */ readonly discount: number; } | null | undefined; readonly plus_coupon?: { readonly code: string; readonly name: string; /** Saved (grosze) */ readonly discount: number; } | null | undefined; /** Postcode and city do not seem to belong together: the shopper is asked (K-19) */ readonly address_should_be_verified?: boolean | undefined; /** An invoice, for a company where the address has a vat_id (K-20) */ readonly with_invoice?: boolean | undefined; /** The goods are collected, or come by e-mail: the address may have no street (J-327) */ readonly without_delivery_address?: boolean | undefined; /** What stands in the way of an order; empty when it can be placed */ readonly validation?: Array<{ /** no_payment, no_address, no_shipping, empty_cart, or a refusal of an item such as out_of_stock */ readonly code: string; readonly message: string; readonly item_id?: number | undefined; }> | undefined; readonly bank_account_number?: string | null | undefined; readonly delivery_date?: { readonly date: string; /** Hours: 08-12 */ readonly range: string; /** Names the day and the hours (A-16) */ readonly code: string; } | null | undefined; /** An e-mail comes if the cart is left (A-26) */ readonly cart_reminder?: boolean | undefined; /** An SMS will confirm the order (K-25) */ readonly confirmation_sms?: boolean | undefined; readonly promotions?: Array<components['schemas']["CartPromotion"]> | undefined; readonly services?: Array<Readonly<Record<string, unknown>>> | undefined; /** Products that go with those of the cart */ readonly accessories?: Array<components['schemas']["Accessory"]> | undefined; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Makes a cart that was left one that can be bought again (A-26, ≠36) */ restoreGuestCart: {
    parameters: { query?: never; header?: never; path: { readonly cartId: string; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Cart"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Puts a promotion into effect (A-15) */ putGuestCartPromotion: {
    parameters: { query?: never; header?: never; path: { readonly cartId: string; readonly promotionId: number; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Cart"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Takes a promotion away (A-15) */ removeGuestCartPromotion: {
    parameters: { query?: never; header?: never; path: { readonly cartId: string; readonly promotionId: number; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Cart"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Chooses the lines that a less price is for (A-18) */ setGuestCartLessPrice: {
    parameters: { query?: never; header?: never; path: { readonly cartId: string; }; cookie?: never; };
    requestBody: { content: { "application/json": { /** Ids of the cart items that the less price is for; none gives it back (∅59) */ readonly ruleItemsIds: Array<number>; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Cart"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** What a promotion is about, and which lines of the cart belong to it (A-22) */ readGuestCartPopupPromotion: {
    parameters: { query?: never; header?: never; path: { readonly cartId: string; readonly promotionId: number; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly id: number; readonly title: string; readonly text: string; /** Lines of the cart that belong to it */ readonly items: Array<{ readonly item_id: number; readonly name: string; readonly thumbnail: string; }>; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Some fields of a cart (A-07) */ readCartData: {
    parameters: { query: { readonly fields: string; }; header?: never; path: { readonly cartId: string; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly cart_id?: string | undefined; /** Counts changes; an answer with a lower one is out of date */ readonly version?: number | undefined; readonly updated_at?: string | undefined; readonly items?: Array<components['schemas']["CartItem"]> | undefined; /** Put aside for later, with prices and pieces of now; neither counted nor ordered (J-303) */ readonly saved_items?: Array<components['schemas']["CartItem"]> | undefined; /** What all lines cost, coupon included (grosze) */ readonly total?: number | undefined; /** Pieces */ readonly total_count?: number | undefined; readonly tax?: { /** Per cent */ readonly rate: number; /** What of the sum has no tax: gift cards (grosze) */ readonly untaxed: number; } | null | undefined; readonly success?: boolean | undefined; readonly message?: string | null | undefined; readonly is_reservation?: boolean | undefined; readonly additional_data?: Readonly<Record<string, unknown>> | undefined; /** JSON text (C-13) */ readonly notices?: string | undefined; readonly summary?: { /** Before reductions (grosze) */ readonly subtotal: number; /** Saved (grosze) */ readonly discount: number; /** Warranties and services (grosze) */ readonly add_ons: number; /** What all lines cost, coupon included (grosze) */ readonly total: number; /** Delivery is free from here (grosze) */ readonly free_delivery_from: number; /** Missing for free delivery (grosze) */ readonly missing_for_free_delivery: number; /** Saved by the coupon (grosze) */ readonly coupon_discount: number; /** Saved as a member of the Plus programme, within the discount (J-297) (grosze) */ readonly plus_discount?: number | undefined; readonly shipping: number | null; /** Fee of the method of payment (grosze) */ readonly payment_fee: number; /** Lines, delivery and fee (grosze) */ readonly grand_total: number; /** Paid by the voucher (grosze) */ readonly voucher?: number | undefined; /** What is left to be paid (grosze) */ readonly to_pay?: number | undefined; } | undefined; readonly billing_address?: components['schemas']["CartAddress"] | null | undefined; readonly shipping_address?: components['schemas']["CartAddress"] | null | undefined; /** Nothing is sent: no delivery address is asked */ readonly has_virtual_address?: boolean | undefined; readonly shipping_methods?: Array<components['schemas']["ShippingMethod"]> | undefined; readonly payment_methods?: Array<components['schemas']["PaymentMethod"]> | undefined; readonly external_voucher?: ({ /** The last four characters of its code */ readonly code_end: string; /** What it holds (grosze) */ readonly balance: number; /** What it pays of this cart (grosze) */ readonly amount: number; /** What it holds afterwards (grosze) */ readonly left: number; } & Readonly<Record<string, unknown>>) | null | undefined; readonly payment?: { readonly method: string; readonly extension_attributes: { readonly title: string; }; readonly additional_data: { readonly group?: number | undefined; readonly plan?: number | undefined; }; } | null | undefined; readonly shipping?: { readonly method_code: string; readonly method_title: string; /** What the delivery costs (grosze) */ readonly amount: number; readonly delivery_from: string; readonly delivery_to: string; readonly collection?: components['schemas']["Collection"] | null | undefined; readonly pickup_point: components['schemas']["PickupPoint"] | null; } | null | undefined; /** What is promised of all goods together (J-167): the chosen delivery, else the soonest, of equal ones the cheapest */ readonly delivery?: { readonly way: { readonly code: string; readonly title: string; /** What it costs (grosze) */ readonly amount: number; /** First day on which the goods may arrive */ readonly day: string; readonly last_day: string; } | null; readonly collection: components['schemas']["Collection"] | null; } | undefined; readonly calendar?: components['schemas']["ShippingCalendar"] | undefined; readonly coupon?: { readonly code: string; readonly name: string; /** Saved (grosze) */ readonly discount: number; } | null | undefined; readonly plus_coupon?: { readonly code: string; readonly name: string; /** Saved (grosze) */ readonly discount: number; } | null | undefined; /** Postcode and city do not seem to belong together: the shopper is asked (K-19) */ readonly address_should_be_verified?: boolean | undefined; /** An invoice, for a company where the address has a vat_id (K-20) */ readonly with_invoice?: boolean | undefined; /** The goods are collected, or come by e-mail: the address may have no street (J-327) */ readonly without_delivery_address?: boolean | undefined; /** What stands in the way of an order; empty when it can be placed */ readonly validation?: Array<{ /** no_payment, no_address, no_shipping, empty_cart, or a refusal of an item such as out_of_stock */ readonly code: string; readonly message: string; readonly item_id?: number | undefined; }> | undefined; readonly bank_account_number?: string | null | undefined; readonly delivery_date?: { readonly date: string; /** Hours: 08-12 */ readonly range: string; /** Names the day and the hours (A-16) */ readonly code: string; } | null | undefined; /** An e-mail comes if the cart is left (A-26) */ readonly cart_reminder?: boolean | undefined; /** An SMS will confirm the order (K-25) */ readonly confirmation_sms?: boolean | undefined; readonly promotions?: Array<components['schemas']["CartPromotion"]> | undefined; readonly services?: Array<Readonly<Record<string, unknown>>> | undefined; /** Products that go with those of the cart */ readonly accessories?: Array<components['schemas']["Accessory"]> | undefined; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Makes a cart that was left one that can be bought again (A-26, ≠36) */ restoreCart: {
    parameters: { query?: never; header?: never; path: { readonly cartId: string; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Cart"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Puts a promotion into effect (A-15) */ putCartPromotion: {
    parameters: { query?: never; header?: never; path: { readonly cartId: string; readonly promotionId: number; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Cart"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Takes a promotion away (A-15) */ removeCartPromotion: {
    parameters: { query?: never; header?: never; path: { readonly cartId: string; readonly promotionId: number; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Cart"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Chooses the lines that a less price is for (A-18) */ setCartLessPrice: {
    parameters: { query?: never; header?: never; path: { readonly cartId: string; }; cookie?: never; };
    requestBody: { content: { "application/json": { /** Ids of the cart items that the less price is for; none gives it back (∅59) */ readonly ruleItemsIds: Array<number>; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Cart"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** What a promotion is about, and which lines of the cart belong to it (A-22) */ readCartPopupPromotion: {
    parameters: { query?: never; header?: never; path: { readonly cartId: string; readonly promotionId: number; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly id: number; readonly title: string; readonly text: string; /** Lines of the cart that belong to it */ readonly items: Array<{ readonly item_id: number; readonly name: string; readonly thumbnail: string; }>; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Signs in; answers a bearer token (U-04), or 401 `code_required` with a `challenge` (J-141) */ createCustomerToken: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": { readonly username: string; readonly password: string; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": string; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** The signed-in customer with addresses (A-47) */ readCustomer: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Customer"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Personal data */ changeCustomer: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": { readonly customer: { readonly firstname: string; readonly lastname: string; readonly dob?: string | null | undefined; }; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Customer"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Signs in with the challenge of a right password and a code of the app, or a recovery code (J-141) */ signInWithCode: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": { readonly challenge: string; readonly code: string; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": string; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** What the browser asks for a passkey with (J-144) */ passkeySignInOptions: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly rpId: string; /** base64url */ readonly challenge: string; /** ms */ readonly timeout: number; readonly userVerification: "required"; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Signs in with a passkey, which counts as both factors (J-144) */ signInWithPasskey: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": { readonly credential: { readonly id: string; readonly rawId: string; readonly type: "public-key"; readonly response: { readonly clientDataJSON: string; readonly authenticatorData: string; readonly signature: string; readonly userHandle?: string | undefined; }; }; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": string; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Creates an account (R-53) */ createCustomer: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": { readonly customer: { readonly email: string; readonly firstname: string; readonly lastname: string; }; readonly password: string; readonly agreements?: { readonly checked_terms?: boolean | undefined; readonly checked_newsletter?: boolean | undefined; } | undefined; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Customer"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Counters (A-48) */ readCountable: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly wishlist_count: number; /** All orders of the customer */ readonly orders_count: number; /** Neither delivered nor cancelled */ readonly open_orders_count: number; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Revokes a token (A-46) */ removeToken: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": { readonly token: string; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": boolean; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Revokes a token that was signed out without a connection (J-127) */ revokeToken: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": { /** SHA-256 of the token, hexadecimal */ readonly digest: string; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": boolean; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Ends the session (A-49) */ logout: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": boolean; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Replaces the token of the session; the one before ends a minute after the new one is used, and using it later ends both (J-267) */ rotateToken: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": string; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Where the customer is signed in, the last used first (J-125) */ listSessions: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": Array<components['schemas']["CustomerSession"]>; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Signs all devices out, this one too */ endAllSessions: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": boolean; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Signs one device out */ endSession: {
    parameters: { query?: never; header?: never; path: { readonly sessionId: string; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": boolean; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Sends a link for a new password; the answer is the same for unknown addresses */ askPasswordReset: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": { readonly email: string; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": boolean; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Sets a new password by the link of the e-mail */ resetPassword: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": { readonly resetToken: string; readonly newPassword: string; /** J-276: all of them; those of the last thirty days end in any case */ readonly endPasskeys?: boolean | undefined; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": boolean; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Changes the password */ changePassword: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": { readonly currentPassword: string; readonly newPassword: string; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": boolean; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Whether the second factor is on, and how many recovery codes are left */ readSecondFactor: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly since: string | null; readonly recovery_codes_left: number; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** A new secret for an authenticator app; the factor is on when its first code has been given */ beginSecondFactor: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": { readonly password: string; readonly code?: string | undefined; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { /** Base32 */ readonly secret: string; /** otpauth://… for a QR code */ readonly uri: string; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Turns the second factor on by the first code of the app; answers recovery codes, this once */ confirmSecondFactor: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": { readonly code: string; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly recovery_codes: Array<string>; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** New recovery codes in place of the old ones, answered this once */ renewRecoveryCodes: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": { readonly password: string; readonly code?: string | undefined; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly recovery_codes: Array<string>; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Turns the second factor off */ endSecondFactor: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": { readonly password: string; readonly code?: string | undefined; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": boolean; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Passkeys, the oldest first */ listPasskeys: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": Array<components['schemas']["Passkey"]>; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Keeps the passkey that the browser has made */ addPasskey: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": { readonly credential: { readonly id: string; readonly rawId: string; readonly type: "public-key"; readonly response: { readonly clientDataJSON: string; readonly attestationObject: string; readonly transports?: Array<string> | undefined; }; }; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Passkey"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** What the browser makes a passkey with */ newPasskeyOptions: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": { readonly password: string; readonly code?: string | undefined; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly rp: { readonly id: string; readonly name: string; }; readonly user: { /** base64url */ readonly id: string; readonly name: string; readonly displayName: string; }; /** base64url */ readonly challenge: string; readonly pubKeyCredParams: Array<{ readonly alg: number; readonly type: "public-key"; }>; /** ms */ readonly timeout: number; readonly excludeCredentials: Array<{ /** base64url */ readonly id: string; readonly type: "public-key"; readonly transports: Array<string>; }>; readonly authenticatorSelection: { readonly residentKey: "required"; readonly requireResidentKey: boolean; readonly userVerification: "required"; }; readonly attestation: "none"; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Gives a passkey another name */ renamePasskey: {
    parameters: { query?: never; header?: never; path: { readonly passkeyId: string; }; cookie?: never; };
    requestBody: { content: { "application/json": { readonly name: string; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Passkey"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Removes a passkey */ removePasskey: {
    parameters: { query?: never; header?: never; path: { readonly passkeyId: string; }; cookie?: never; };
    requestBody: { content: { "application/json": { readonly password: string; readonly code?: string | undefined; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": boolean; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Adds an address */ addAddress: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": { readonly address: { readonly firstname?: string | null | undefined; readonly lastname?: string | null | undefined; readonly company?: string | null | undefined; readonly vat_id?: string | null | undefined; readonly street: Array<string>; readonly postcode: string; readonly city: string; readonly country_id?: string | undefined; readonly telephone: string; readonly default_billing?: boolean | undefined; readonly default_shipping?: boolean | undefined; }; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Customer"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Changes an address */ changeAddress: {
    parameters: { query?: never; header?: never; path: { readonly addressId: number; }; cookie?: never; };
    requestBody: { content: { "application/json": { readonly address: { readonly firstname?: string | null | undefined; readonly lastname?: string | null | undefined; readonly company?: string | null | undefined; readonly vat_id?: string | null | undefined; readonly street: Array<string>; readonly postcode: string; readonly city: string; readonly country_id?: string | undefined; readonly telephone: string; readonly default_billing?: boolean | undefined; readonly default_shipping?: boolean | undefined; }; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Customer"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Removes an address */ removeAddress: {
    parameters: { query?: never; header?: never; path: { readonly addressId: number; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Customer"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Everything that the shop keeps of the customer (J-240) */ exportCustomer: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": { readonly password: string; readonly code?: string | undefined; /** Under which this browser has kept its decisions about cookies (J-72) */ readonly visitor?: string | undefined; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly made_at: string; readonly profile: Readonly<Record<string, unknown>>; readonly addresses: Array<Readonly<Record<string, unknown>>>; readonly sessions: Array<Readonly<Record<string, unknown>>>; readonly passkeys: Array<Readonly<Record<string, unknown>>>; readonly orders: Array<Readonly<Record<string, unknown>>>; readonly withdrawals: Array<Readonly<Record<string, unknown>>>; readonly complaints: Array<Readonly<Record<string, unknown>>>; readonly surveys: Array<Readonly<Record<string, unknown>>>; readonly reviews: Array<Readonly<Record<string, unknown>>>; readonly questions: Array<Readonly<Record<string, unknown>>>; readonly lists: Array<Readonly<Record<string, unknown>>>; readonly carts: Array<Readonly<Record<string, unknown>>>; readonly cart_reminders: Array<Readonly<Record<string, unknown>>>; readonly reminders: Array<Readonly<Record<string, unknown>>>; readonly warranty_reminders?: Array<Readonly<Record<string, unknown>>> | undefined; readonly reservations: Array<Readonly<Record<string, unknown>>>; readonly messages: Array<Readonly<Record<string, unknown>>>; readonly consents: { readonly newsletter: Array<Readonly<Record<string, unknown>>>; readonly subscriptions: Array<Readonly<Record<string, unknown>>>; readonly cookies: Array<Readonly<Record<string, unknown>>>; }; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Sends the customer a link that ends the account (J-241) */ askAccountDeletion: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": { readonly password: string; readonly code?: string | undefined; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": boolean; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Sends a link to a new address, which is the account’s once it is opened (J-242); the answer is the same for taken ones */ askEmailChange: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": { readonly password: string; readonly code?: string | undefined; readonly email: string; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": boolean; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** The customer’s consents to newsletters and to published comments, with their history, the latest first (J-244, J-340) */ readConsents: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { /** False: nothing is told about the address, which may be another’s */ readonly is_email_confirmed: boolean; readonly newsletter: Array<{ readonly store_code: string; readonly store_name: string; readonly event: "asked" | "confirmed" | "ended"; /** ISO 8601 */ readonly at: string; }>; /** Comments of ratings that the shop may publish, or might before (J-340), the latest first */ readonly shop_reviews?: Array<{ readonly id: number; /** Of the order */ readonly number: string; readonly state: "waiting" | "published" | "rejected" | "withdrawn"; /** ISO 8601 */ readonly consented_at: string; readonly withdrawn_at: string | null; }> | undefined; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Takes the consent to publish the comment of a rating back; again, it changes nothing (J-340) */ withdrawShopReview: {
    parameters: { query?: never; header?: never; path: { readonly id: number; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly id: number; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Joins the Plus programme (J-298) */ joinPlus: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Customer"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Leaves the Plus programme (J-298) */ leavePlus: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Customer"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Reviews that the customer has written, with their state (J-308) */ ownReviews: {
    parameters: { query?: { readonly page?: number | undefined; }; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { /** The latest first */ readonly items: Array<{ readonly id: number; readonly product: { readonly name: string; readonly request_path: string; readonly thumbnail: string; } | null; readonly state: "unconfirmed" | "waiting" | "published" | "rejected"; readonly written_at: string; readonly reason: string | null; readonly vote: number; readonly title: string; readonly text: string; /** How many */ readonly photos: number; readonly shop_answer: string | null; }>; readonly total_count: number; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Takes a review of the customer back; a published one leaves the page of its product (J-308) */ withdrawReview: {
    parameters: { query?: never; header?: never; path: { readonly id: number; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly id: number; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Questions that the customer has asked, with their state and the answer (J-308) */ ownQuestions: {
    parameters: { query?: { readonly page?: number | undefined; }; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { /** The latest first */ readonly items: Array<{ readonly id: number; readonly product: { readonly name: string; readonly request_path: string; readonly thumbnail: string; } | null; readonly state: "unconfirmed" | "waiting" | "published" | "rejected"; readonly written_at: string; readonly reason: string | null; readonly question: string; readonly answer: string | null; readonly answered_by: string | null; }>; readonly total_count: number; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Makes a list (J-173) */ createWishlistList: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": { readonly name: string; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { /** Newest first */ readonly wishlist_items: Array<{ /** Never used again */ readonly item_id: number; readonly product_id: number; readonly list_id: number; readonly added_at: string; readonly price_added: number | null; /** It could not be bought when it was added */ readonly was_sold_out: boolean; }>; /** The first one first */ readonly lists: Array<{ readonly list_id: number; /** Empty for the first one, which everybody has */ readonly name: string; readonly share_token: string | null; }>; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Gives a list another name; the first one has none (J-173) */ renameWishlistList: {
    parameters: { query?: never; header?: never; path: { readonly listId: number; }; cookie?: never; };
    requestBody: { content: { "application/json": { readonly name: string; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { /** Newest first */ readonly wishlist_items: Array<{ /** Never used again */ readonly item_id: number; readonly product_id: number; readonly list_id: number; readonly added_at: string; readonly price_added: number | null; /** It could not be bought when it was added */ readonly was_sold_out: boolean; }>; /** The first one first */ readonly lists: Array<{ readonly list_id: number; /** Empty for the first one, which everybody has */ readonly name: string; readonly share_token: string | null; }>; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Deletes a list with what is on it; the first one stays (J-173) */ deleteWishlistList: {
    parameters: { query?: never; header?: never; path: { readonly listId: number; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { /** Newest first */ readonly wishlist_items: Array<{ /** Never used again */ readonly item_id: number; readonly product_id: number; readonly list_id: number; readonly added_at: string; readonly price_added: number | null; /** It could not be bought when it was added */ readonly was_sold_out: boolean; }>; /** The first one first */ readonly lists: Array<{ readonly list_id: number; /** Empty for the first one, which everybody has */ readonly name: string; readonly share_token: string | null; }>; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Makes a link by which anybody reads the list; the one before leads nowhere from now on (J-174) */ shareWishlistList: {
    parameters: { query?: never; header?: never; path: { readonly listId: number; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { /** Newest first */ readonly wishlist_items: Array<{ /** Never used again */ readonly item_id: number; readonly product_id: number; readonly list_id: number; readonly added_at: string; readonly price_added: number | null; /** It could not be bought when it was added */ readonly was_sold_out: boolean; }>; /** The first one first */ readonly lists: Array<{ readonly list_id: number; /** Empty for the first one, which everybody has */ readonly name: string; readonly share_token: string | null; }>; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Ends the link of a list (J-174) */ unshareWishlistList: {
    parameters: { query?: never; header?: never; path: { readonly listId: number; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { /** Newest first */ readonly wishlist_items: Array<{ /** Never used again */ readonly item_id: number; readonly product_id: number; readonly list_id: number; readonly added_at: string; readonly price_added: number | null; /** It could not be bought when it was added */ readonly was_sold_out: boolean; }>; /** The first one first */ readonly lists: Array<{ readonly list_id: number; /** Empty for the first one, which everybody has */ readonly name: string; readonly share_token: string | null; }>; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** A list by its link, for anybody (J-174) */ readSharedWishlist: {
    parameters: { query?: never; header?: never; path: { readonly token: string; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { /** Empty for the first list of a customer */ readonly name: string; /** Newest first */ readonly product_ids: Array<number>; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** The lists of the customer and what is on them (A-39) */ readWishlist: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { /** Newest first */ readonly wishlist_items: Array<{ /** Never used again */ readonly item_id: number; readonly product_id: number; readonly list_id: number; readonly added_at: string; readonly price_added: number | null; /** It could not be bought when it was added */ readonly was_sold_out: boolean; }>; /** The first one first */ readonly lists: Array<{ readonly list_id: number; /** Empty for the first one, which everybody has */ readonly name: string; readonly share_token: string | null; }>; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Puts a product on a list, by default the first one; one that is there stays (A-38) */ addToWishlist: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": { readonly sku: string; readonly list_id?: number | undefined; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { /** Newest first */ readonly wishlist_items: Array<{ /** Never used again */ readonly item_id: number; readonly product_id: number; readonly list_id: number; readonly added_at: string; readonly price_added: number | null; /** It could not be bought when it was added */ readonly was_sold_out: boolean; }>; /** The first one first */ readonly lists: Array<{ readonly list_id: number; /** Empty for the first one, which everybody has */ readonly name: string; readonly share_token: string | null; }>; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Takes an item from its list (∅34) */ removeFromWishlist: {
    parameters: { query?: never; header?: never; path: { readonly itemId: number; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { /** Newest first */ readonly wishlist_items: Array<{ /** Never used again */ readonly item_id: number; readonly product_id: number; readonly list_id: number; readonly added_at: string; readonly price_added: number | null; /** It could not be bought when it was added */ readonly was_sold_out: boolean; }>; /** The first one first */ readonly lists: Array<{ readonly list_id: number; /** Empty for the first one, which everybody has */ readonly name: string; readonly share_token: string | null; }>; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Moves an item to another list (J-173) */ moveInWishlist: {
    parameters: { query?: never; header?: never; path: { readonly itemId: number; }; cookie?: never; };
    requestBody: { content: { "application/json": { readonly list_id: number; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { /** Newest first */ readonly wishlist_items: Array<{ /** Never used again */ readonly item_id: number; readonly product_id: number; readonly list_id: number; readonly added_at: string; readonly price_added: number | null; /** It could not be bought when it was added */ readonly was_sold_out: boolean; }>; /** The first one first */ readonly lists: Array<{ readonly list_id: number; /** Empty for the first one, which everybody has */ readonly name: string; readonly share_token: string | null; }>; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Whether the goods of the cart can be leased (A-25) */ checkGuestCartLease: {
    parameters: { query?: never; header?: never; path: { readonly cartId: string; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { /** The goods of the cart can be leased */ readonly available: boolean; readonly reason: string | null; /** The address has to be a company’s, with its NIP */ readonly needs_company: boolean; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Instalments for the cart, whatever payment it has (A-27) */ forceGuestCartInstallments: {
    parameters: { query?: never; header?: never; path: { readonly cartId: string; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Cart"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Chooses how to pay (A-12) */ selectGuestCartPaymentMethod: {
    parameters: { query?: never; header?: never; path: { readonly cartId: string; }; cookie?: never; };
    requestBody: { content: { "application/json": { readonly paymentMethod: { readonly method: string; readonly additional_data?: { readonly group?: number | undefined; /** Id of the chosen instalments */ readonly plan?: number | undefined; } | undefined; }; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Cart"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Billing and delivery address (A-14); 400 invalid_fields names the problem of each field */ setGuestCartAddresses: {
    parameters: { query?: never; header?: never; path: { readonly cartId: string; }; cookie?: never; };
    requestBody: { content: { "application/json": { readonly addresses: { readonly billing_address: { readonly firstname?: string | null | undefined; readonly lastname?: string | null | undefined; readonly company?: string | null | undefined; readonly vat_id?: string | null | undefined; readonly street: Array<string> | string; readonly postcode: string; readonly city: string; readonly country_id?: string | undefined; readonly telephone: string; readonly email?: string | null | undefined; /** Customers only: kept when the order is placed */ readonly save_in_address_book?: boolean | undefined; }; readonly shipping_address?: { readonly firstname?: string | null | undefined; readonly lastname?: string | null | undefined; readonly company?: string | null | undefined; readonly vat_id?: string | null | undefined; readonly street: Array<string> | string; readonly postcode: string; readonly city: string; readonly country_id?: string | undefined; readonly telephone: string; readonly email?: string | null | undefined; /** Customers only: kept when the order is placed */ readonly save_in_address_book?: boolean | undefined; readonly same_as_billing?: boolean | undefined; } | null | undefined; /** An invoice: company and vat_id are required, unless invoice_for says that it is for a person */ readonly with_invoice?: boolean | undefined; /** Whom the invoice names; a company unless told */ readonly invoice_for?: "company" | "person" | undefined; /** The goods are collected, or come by e-mail: without an invoice, name and telephone are enough, and street, postcode and city are not kept (J-327) */ readonly without_delivery_address?: boolean | undefined; /** The shopper has confirmed an address that looked odd (K-19) */ readonly verified?: boolean | undefined; }; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Cart"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Chooses how the goods arrive (A-13) */ setGuestCartShipping: {
    parameters: { query?: never; header?: never; path: { readonly cartId: string; }; cookie?: never; };
    requestBody: { content: { "application/json": { readonly addressInformation: { readonly shipping_method_code: string; readonly shipping_carrier_code?: string | undefined; readonly pickup_point_id?: string | null | undefined; }; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Cart"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Uses a coupon (A-17) */ putGuestCartCoupon: {
    parameters: { query?: never; header?: never; path: { readonly cartId: string; readonly code: string; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Cart"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Gives a coupon back (A-17) */ removeGuestCartCoupon: {
    parameters: { query?: never; header?: never; path: { readonly cartId: string; readonly code: string; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Cart"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Pays with a voucher as much as it holds (Y-13) */ putGuestCartVoucher: {
    parameters: { query?: never; header?: never; path: { readonly cartId: string; }; cookie?: never; };
    requestBody: { content: { "application/json": { /** As it is printed */ readonly code: string; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Cart"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Pays without the voucher (Y-13) */ removeGuestCartVoucher: {
    parameters: { query?: never; header?: never; path: { readonly cartId: string; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Cart"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Places the order (A-28), once for each idempotency key and cart */ placeGuestCartOrder: {
    parameters: { query?: never; header: { readonly "idempotency-key": string; }; path: { readonly cartId: string; }; cookie?: never; };
    requestBody: { content: { "application/json": { readonly paymentMethod: { readonly method: string; /** C-06, K-07 */ readonly additional_data?: { /** payu_gateway_blik only */ readonly blik_code?: string | undefined; /** Bank of Tpay (K-07) */ readonly group?: number | undefined; /** Instalments; those chosen before unless told */ readonly plan?: number | undefined; } | undefined; readonly extension_attributes?: { /** Accepted agreements (K-04) */ readonly agreement_ids: Array<number>; } | undefined; }; readonly billingAddress?: { readonly firstname?: string | null | undefined; readonly lastname?: string | null | undefined; readonly company?: string | null | undefined; readonly vat_id?: string | null | undefined; readonly street: Array<string> | string; readonly postcode: string; readonly city: string; readonly country_id?: string | undefined; readonly telephone: string; readonly email?: string | null | undefined; /** Customers only: kept when the order is placed */ readonly save_in_address_book?: boolean | undefined; } | null | undefined; /** Of guests */ readonly email?: string | undefined; readonly additionalData: { /** What the shopper has read as the sum to pay: another one is refused, so that nobody pays what they have not seen (grosze) */ readonly expected_total: number; /** What the shopper has read as paid by the voucher: another amount is refused (K-10) (grosze) */ readonly expected_voucher?: number | undefined; /** The cart that was shown: a repeated call finds its order by it */ readonly cart_id?: string | undefined; /** X-03 */ readonly analytics_ids?: Readonly<Record<string, unknown>> | undefined; /** A guest becomes a customer (U-13) */ readonly create_account?: { readonly password: string; } | undefined; } & Readonly<Record<string, unknown>>; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["PlacedOrder"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Whether the goods of the cart can be leased (A-25) */ checkCartLease: {
    parameters: { query?: never; header?: never; path: { readonly cartId: string; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { /** The goods of the cart can be leased */ readonly available: boolean; readonly reason: string | null; /** The address has to be a company’s, with its NIP */ readonly needs_company: boolean; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Instalments for the cart, whatever payment it has (A-27) */ forceCartInstallments: {
    parameters: { query?: never; header?: never; path: { readonly cartId: string; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Cart"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Chooses how to pay (A-12) */ selectCartPaymentMethod: {
    parameters: { query?: never; header?: never; path: { readonly cartId: string; }; cookie?: never; };
    requestBody: { content: { "application/json": { readonly paymentMethod: { readonly method: string; readonly additional_data?: { readonly group?: number | undefined; /** Id of the chosen instalments */ readonly plan?: number | undefined; } | undefined; }; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Cart"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Billing and delivery address (A-14); 400 invalid_fields names the problem of each field */ setCartAddresses: {
    parameters: { query?: never; header?: never; path: { readonly cartId: string; }; cookie?: never; };
    requestBody: { content: { "application/json": { readonly addresses: { readonly billing_address: { readonly firstname?: string | null | undefined; readonly lastname?: string | null | undefined; readonly company?: string | null | undefined; readonly vat_id?: string | null | undefined; readonly street: Array<string> | string; readonly postcode: string; readonly city: string; readonly country_id?: string | undefined; readonly telephone: string; readonly email?: string | null | undefined; /** Customers only: kept when the order is placed */ readonly save_in_address_book?: boolean | undefined; }; readonly shipping_address?: { readonly firstname?: string | null | undefined; readonly lastname?: string | null | undefined; readonly company?: string | null | undefined; readonly vat_id?: string | null | undefined; readonly street: Array<string> | string; readonly postcode: string; readonly city: string; readonly country_id?: string | undefined; readonly telephone: string; readonly email?: string | null | undefined; /** Customers only: kept when the order is placed */ readonly save_in_address_book?: boolean | undefined; readonly same_as_billing?: boolean | undefined; } | null | undefined; /** An invoice: company and vat_id are required, unless invoice_for says that it is for a person */ readonly with_invoice?: boolean | undefined; /** Whom the invoice names; a company unless told */ readonly invoice_for?: "company" | "person" | undefined; /** The goods are collected, or come by e-mail: without an invoice, name and telephone are enough, and street, postcode and city are not kept (J-327) */ readonly without_delivery_address?: boolean | undefined; /** The shopper has confirmed an address that looked odd (K-19) */ readonly verified?: boolean | undefined; }; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Cart"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Chooses how the goods arrive (A-13) */ setCartShipping: {
    parameters: { query?: never; header?: never; path: { readonly cartId: string; }; cookie?: never; };
    requestBody: { content: { "application/json": { readonly addressInformation: { readonly shipping_method_code: string; readonly shipping_carrier_code?: string | undefined; readonly pickup_point_id?: string | null | undefined; }; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Cart"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Uses a coupon (A-17) */ putCartCoupon: {
    parameters: { query?: never; header?: never; path: { readonly cartId: string; readonly code: string; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Cart"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Gives a coupon back (A-17) */ removeCartCoupon: {
    parameters: { query?: never; header?: never; path: { readonly cartId: string; readonly code: string; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Cart"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Pays with a voucher as much as it holds (Y-13) */ putCartVoucher: {
    parameters: { query?: never; header?: never; path: { readonly cartId: string; }; cookie?: never; };
    requestBody: { content: { "application/json": { /** As it is printed */ readonly code: string; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Cart"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Pays without the voucher (Y-13) */ removeCartVoucher: {
    parameters: { query?: never; header?: never; path: { readonly cartId: string; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Cart"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Places the order (A-28), once for each idempotency key and cart */ placeCartOrder: {
    parameters: { query?: never; header: { readonly "idempotency-key": string; }; path: { readonly cartId: string; }; cookie?: never; };
    requestBody: { content: { "application/json": { readonly paymentMethod: { readonly method: string; /** C-06, K-07 */ readonly additional_data?: { /** payu_gateway_blik only */ readonly blik_code?: string | undefined; /** Bank of Tpay (K-07) */ readonly group?: number | undefined; /** Instalments; those chosen before unless told */ readonly plan?: number | undefined; } | undefined; readonly extension_attributes?: { /** Accepted agreements (K-04) */ readonly agreement_ids: Array<number>; } | undefined; }; readonly billingAddress?: { readonly firstname?: string | null | undefined; readonly lastname?: string | null | undefined; readonly company?: string | null | undefined; readonly vat_id?: string | null | undefined; readonly street: Array<string> | string; readonly postcode: string; readonly city: string; readonly country_id?: string | undefined; readonly telephone: string; readonly email?: string | null | undefined; /** Customers only: kept when the order is placed */ readonly save_in_address_book?: boolean | undefined; } | null | undefined; /** Of guests */ readonly email?: string | undefined; readonly additionalData: { /** What the shopper has read as the sum to pay: another one is refused, so that nobody pays what they have not seen (grosze) */ readonly expected_total: number; /** What the shopper has read as paid by the voucher: another amount is refused (K-10) (grosze) */ readonly expected_voucher?: number | undefined; /** The cart that was shown: a repeated call finds its order by it */ readonly cart_id?: string | undefined; /** X-03 */ readonly analytics_ids?: Readonly<Record<string, unknown>> | undefined; /** A guest becomes a customer (U-13) */ readonly create_account?: { readonly password: string; } | undefined; } & Readonly<Record<string, unknown>>; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["PlacedOrder"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** The gift cards of the store, the cheapest first (J-250) */ giftCards: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly cards: Array<{ readonly sku: string; /** What it holds, and what it costs (grosze) */ readonly value: number; readonly picture: string; }>; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** What is left on a card or voucher, and what was paid with it, for whoever knows its code (J-253) */ giftCardBalance: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": { readonly code: string; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly code_end: string; /** That is left (grosze) */ readonly balance: number; readonly expires_at: string; /** The newest first */ readonly movements: Array<{ readonly kind: "spent" | "returned"; /** Paid or given back (grosze) */ readonly amount: number; readonly at: string; }>; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Gives a gift card back with which nothing was paid, within 14 days; repeated, it changes nothing more (J-254) */ withdrawGiftCard: {
    parameters: { query?: never; header?: never; path: { readonly number: string; readonly hash: string; readonly position: number; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Order"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Orders of the customer, newest first */ listOrders: {
    parameters: { query?: { readonly page?: number | undefined; readonly per_page?: number | undefined; readonly state?: "open" | "delivered" | "cancelled" | undefined; readonly period?: "30-days" | "6-months" | "12-months" | "older" | undefined; readonly text?: string | undefined; }; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly items: Array<components['schemas']["OrderSummary"]>; readonly total_count: number; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** One order of the customer */ readOrder: {
    parameters: { query?: never; header?: never; path: { readonly number: string; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Order"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** The order, for whoever holds its hash */ readOrderByHash: {
    parameters: { query?: never; header?: never; path: { readonly number: string; readonly hash: string; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Order"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** The order by its number and the e-mail it was placed with (R-54) */ trackOrder: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": { readonly number: string; readonly email: string; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Order"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Gives an order up that nobody has packed; repeated, it changes nothing more (J-183) */ cancelOrder: {
    parameters: { query?: never; header?: never; path: { readonly number: string; readonly hash: string; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Order"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** The whole order with its hash, for number, e-mail and telephone number of the order (J-249) */ openTrackedOrder: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": { readonly number: string; readonly email: string; readonly telephone: string; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Order"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** The same for number, e-mail and telephone number of the order (J-183) */ cancelTrackedOrder: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": { readonly number: string; readonly email: string; readonly telephone: string; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Order"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** An invoice, a receipt, a correction or the proforma of an order as PDF (J-245) */ orderDocument: {
    parameters: { query?: never; header?: never; path: { readonly number: string; readonly hash: string; readonly document: string; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/pdf": unknown; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** When an order comes or can be collected, as iCalendar (J-248) */ orderCalendar: {
    parameters: { query?: never; header?: never; path: { readonly number: string; readonly hash: string; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "text/calendar": string; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** The product information sheet of a product with an energy label, as PDF (J-366) */ productSheet: {
    parameters: { query?: never; header?: never; path: { readonly productId: number; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/pdf": unknown; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Days on which an order that nobody has packed can come, to its address or to another postcode (J-249) */ readOrderDelivery: {
    parameters: { query?: { readonly postcode?: string | undefined; }; header?: never; path: { readonly number: string; readonly hash: string; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly chosen: { readonly date: string; /** 08-12 */ readonly range: string; } | null; /** First day without a chosen one */ readonly delivery_from: string; readonly delivery_to: string; readonly days: Array<{ readonly date: string; readonly ranges: Array<string>; }>; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Another day, or another address, for an order that nobody has packed; what it costs stays (J-249) */ changeOrderDelivery: {
    parameters: { query?: never; header?: never; path: { readonly number: string; readonly hash: string; }; cookie?: never; };
    requestBody: { content: { "application/json": { /** Null: any; absent: as it is */ readonly day?: { readonly date: string; /** 08-12 */ readonly range: string; } | null | undefined; readonly address?: { readonly firstname?: string | null | undefined; readonly lastname?: string | null | undefined; readonly company?: string | null | undefined; readonly vat_id?: string | null | undefined; readonly street: Array<string> | string; readonly postcode: string; readonly city: string; readonly country_id?: string | undefined; readonly telephone: string; readonly email?: string | null | undefined; /** Customers only: kept when the order is placed */ readonly save_in_address_book?: boolean | undefined; } | undefined; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Order"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Pickup points of a carrier, shops included (∅59) */ listPickupPoints: {
    parameters: { query: { readonly carrier: string; readonly query?: string | undefined; readonly near?: string | undefined; readonly bbox?: string | undefined; readonly page?: number | undefined; readonly per_page?: number | undefined; }; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly items: Array<components['schemas']["PickupPoint"]>; readonly total_count: number; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** What a map shows of the pickup points of a carrier: single ones and groups (J-206) */ mapPickupPoints: {
    parameters: { query: { readonly carrier: string; readonly bbox: string; readonly zoom: number; }; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly items: Array<{ readonly latitude: number; readonly longitude: number; readonly count: number; readonly zoom: number | null; readonly point: components['schemas']["PickupPoint"] | null; }>; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Days on which a large order can be delivered (A-40) */ readDeliveryCalendar: {
    parameters: { query?: never; header?: never; path: { readonly id: string; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["DeliveryCalendar"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Chooses the day of delivery with the pin of the e-mail (A-41) */ setDeliveryDate: {
    parameters: { query?: never; header?: never; path: { readonly id: string; readonly pin: string; readonly date: string; readonly range: string; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["DeliveryCalendar"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Begins the reservation of some goods in a shop (K-16) */ createReservation: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": { readonly items: Array<{ readonly sku: string; readonly qty: number; }>; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Reservation"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** A reservation, and the shops in which it is possible (A-04) */ readReservation: {
    parameters: { query?: never; header?: never; path: { readonly reservationId: string; readonly storeId: number; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Reservation"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Chooses the shop of a reservation and says who collects (K-16) */ chooseReservationShop: {
    parameters: { query?: never; header?: never; path: { readonly reservationId: string; readonly storeId: number; }; cookie?: never; };
    requestBody: { content: { "application/json": { readonly contact: { readonly firstname: string; readonly telephone: string; readonly email: string; }; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Reservation"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Puts the goods aside (K-16), once for each reservation; the code for collecting them comes by SMS */ placeReservation: {
    parameters: { query?: never; header?: never; path: { readonly reservationId: string; }; cookie?: never; };
    requestBody: { content: { "application/json": { /** What the shopper has read as the sum to be paid in the shop: another one is refused (grosze) */ readonly expected_total: number; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Reservation"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Gives the goods of a reservation back (K-16) */ cancelReservation: {
    parameters: { query?: never; header?: never; path: { readonly reservationId: string; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Reservation"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Where the shopper pays, and how the payment stands (A-33) */ payuPostPlaceOrderData: {
    parameters: { query: { readonly order: string; readonly hash: string; }; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["PostPlaceData"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Where the shopper pays, and how the payment stands (A-34) */ simplyleasePostPlaceOrderData: {
    parameters: { query: { readonly order: string; readonly hash: string; }; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["PostPlaceData"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Where the shopper pays, and how the payment stands (A-35) */ tpayPostPlaceOrderData: {
    parameters: { query: { readonly order: string; readonly hash: string; }; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["PostPlaceData"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Where the shopper pays, and how the payment stands (K-13) */ bankPostPlaceOrderData: {
    parameters: { query: { readonly order: string; readonly hash: string; }; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["PostPlaceData"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** How the BLIK payment stands (A-36) */ checkTransactionStatus: {
    parameters: { query: { readonly order: string; readonly hash: string; }; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["TransactionStatus"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Sends the BLIK code (A-37) */ blikPay: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": { /** Six digits */ readonly blikCode: string; /** Its number */ readonly order: string; readonly hash: string; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["TransactionStatus"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Ways in which the order can still be paid */ listOrderPaymentMethods: {
    parameters: { query?: never; header?: never; path: { readonly number: string; readonly hash: string; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": Array<{ readonly code: string; readonly title: string; readonly description: string; }>; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Starts another payment of an order that is not paid */ payOrder: {
    parameters: { query?: never; header?: never; path: { readonly number: string; readonly hash: string; }; cookie?: never; };
    requestBody: { content: { "application/json": { readonly paymentMethod: { readonly method: string; readonly additional_data?: { readonly blik_code?: string | undefined; readonly group?: number | undefined; } | undefined; }; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["PlacedOrder"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** The decisions of one browser, latest first (J-72) */ consentsOf: {
    parameters: { query?: never; header?: never; path: { readonly visitor: string; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": Array<{ readonly analytics: boolean; readonly functional: boolean; readonly marketing: boolean; readonly text_version: string; readonly language: "pl" | "ua"; readonly store_code: string; readonly decided_at: string; }>; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Keeps a decision about cookies (J-72) */ recordConsent: {
    parameters: { query?: never; header?: never; path: { readonly visitor: string; }; cookie?: never; };
    requestBody: { content: { "application/json": { readonly analytics: boolean; readonly functional: boolean; readonly marketing: boolean; readonly text_version: string; readonly language: "pl" | "ua"; }; }; };
    responses: {
      204: { headers: Record<string, unknown>; content?: never; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Sends a link that confirms the subscription; the answer is the same for known and unknown addresses (∅28, J-75) */ subscribeNewsletter: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": { readonly email: string; /** The agreement of the form */ readonly checked_newsletter?: boolean | undefined; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": boolean; }; };
      303: { headers: Record<string, unknown>; content?: never; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Tells a mailbox once when a product can be bought again; the answer is the same for known and unknown ones (A-54, J-171) */ notifyAboutAvailability: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": { readonly email: string; readonly sku: string; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { /** It waits; only customers learn so of their own address. Otherwise the owner of the mailbox has to use the link that is sent there */ readonly is_active: boolean; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Tells a mailbox once when a product costs less than now (J-171) */ notifyAboutPrice: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": { readonly email: string; readonly sku: string; /** What the product costs where the reminder is asked for, grosze */ readonly price: number; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { /** It waits; only customers learn so of their own address. Otherwise the owner of the mailbox has to use the link that is sent there */ readonly is_active: boolean; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** What the customer waits for (J-171) */ readReminders: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": Array<{ readonly reminder_id: number; readonly product_id: number; readonly kind: "stock" | "price"; /** False until the link in the e-mail has been used */ readonly is_active: boolean; readonly price_seen: number | null; readonly asked_at: string; }>; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Ends a reminder of the customer (J-171) */ endReminder: {
    parameters: { query?: never; header?: never; path: { readonly reminderId: number; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": Array<{ readonly reminder_id: number; readonly product_id: number; readonly kind: "stock" | "price"; /** False until the link in the e-mail has been used */ readonly is_active: boolean; readonly price_seen: number | null; readonly asked_at: string; }>; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Whether the customer is told before warranties of the order end (J-290) */ readWarrantyReminder: {
    parameters: { query?: never; header?: never; path: { readonly number: string; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { /** A warranty of the order lasts still */ readonly is_offered: boolean; readonly is_on: boolean; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Asks for these e-mails, or ends them; repeated, it changes nothing (J-290) */ setWarrantyReminder: {
    parameters: { query?: never; header?: never; path: { readonly number: string; }; cookie?: never; };
    requestBody: { content: { "application/json": { readonly is_on: boolean; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { /** A warranty of the order lasts still */ readonly is_offered: boolean; readonly is_on: boolean; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Takes a review in; it is published after the shop has looked at it (∅47, J-150) */ writeReview: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": { readonly product_id: number; /** A nickname */ readonly author: string; /** A guest's; a customer's own is known */ readonly email?: string | undefined; /** The consent to publish */ readonly checked_publication?: boolean | undefined; /** Stars, 1-5 */ readonly vote: number; readonly title?: string | undefined; readonly text: string; /** As they were uploaded */ readonly photos?: Array<string> | undefined; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly state: "unconfirmed" | "waiting"; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Counts that a customer or a browser has found a review helpful, once (J-154) */ findReviewHelpful: {
    parameters: { query?: never; header?: never; path: { readonly reviewId: number; }; cookie?: never; };
    requestBody: { content: { "application/json": { /** A random number of the browser */ readonly browser: string; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly helpful_votes: number; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Keeps a photo for a review: a day, until the review is sent (J-152) */ uploadReviewPhoto: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "image/jpeg": unknown; "image/png": unknown; "image/webp": unknown; "application/octet-stream": unknown; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly id: string; readonly width: number; readonly height: number; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Takes a question in and sends a link that confirms it (∅24, J-156) */ askQuestion: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": { readonly product_id: number; /** A nickname */ readonly author: string; /** A guest's; a customer's own is known */ readonly email?: string | undefined; /** The consent to publish */ readonly checked_publication?: boolean | undefined; readonly question: string; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly state: "unconfirmed" | "waiting"; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** What a link opens; changes nothing (R-66) */ readWritten: {
    parameters: { query?: never; header?: never; path: { readonly id: string; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly kind: "review" | "question"; readonly state: "open" | "confirmed"; readonly product_name: string; readonly request_path: string; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Confirms a question or a review by the link of an e-mail; again changes nothing (∅24) */ confirmWritten: {
    parameters: { query?: never; header?: never; path: { readonly id: string; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly kind: "review" | "question"; readonly state: "open" | "confirmed"; readonly product_name: string; readonly request_path: string; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Keeps a file for a complaint: a day, until the complaint is sent (∅09) */ uploadComplaintFile: {
    parameters: { query?: { readonly name?: string | undefined; }; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "image/jpeg": unknown; "image/png": unknown; "application/pdf": unknown; "application/octet-stream": unknown; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly id: string; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** A message of the claimant; the same once more is the same one (J-286) */ writeToComplaint: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": { readonly complaintNumber: string; /** Of the complaint: proves its claimant (J-287) */ readonly email?: string | undefined; readonly text: string; /** As they were uploaded */ readonly files?: Array<string> | undefined; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly complaintNumber: string; readonly state: "submitted" | "answered" | "accepted" | "rejected"; readonly submitted_at: string; /** YYYY-MM-DD */ readonly answer_by: string; readonly product_name: string; readonly demand: "repair" | "replacement" | "price-reduction" | "withdrawal"; readonly timeline: Array<{ readonly state: "submitted" | "answered" | "accepted" | "rejected"; readonly at: string; readonly message: string; }>; /** Whether messages are told: to the claimant alone (J-287) */ readonly is_proven?: boolean | undefined; /** Of the claimant, with the names of their files (J-286) */ readonly messages?: Array<{ readonly at: string; readonly text: string; readonly files: Array<string>; }> | undefined; readonly pickup?: { readonly day: string | null; readonly shipment: string | null; readonly collected_at: string | null; /** That can be chosen now; none: it can be changed no more */ readonly days: Array<string>; } | null | undefined; readonly refund?: { readonly at: string | null; readonly amount: number | null; /** Of staff, for the claimant: why it is less */ readonly note: string; } | null | undefined; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Days on which a courier collects goods of complaints (J-288) */ complaintPickupDays: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly days: Array<string>; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** The day on which a courier collects the goods, until the day before (J-288) */ chooseComplaintPickup: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": { readonly complaintNumber: string; /** Of the complaint: proves its claimant (J-287) */ readonly email?: string | undefined; /** YYYY-MM-DD */ readonly day: string; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly complaintNumber: string; readonly state: "submitted" | "answered" | "accepted" | "rejected"; readonly submitted_at: string; /** YYYY-MM-DD */ readonly answer_by: string; readonly product_name: string; readonly demand: "repair" | "replacement" | "price-reduction" | "withdrawal"; readonly timeline: Array<{ readonly state: "submitted" | "answered" | "accepted" | "rejected"; readonly at: string; readonly message: string; }>; /** Whether messages are told: to the claimant alone (J-287) */ readonly is_proven?: boolean | undefined; /** Of the claimant, with the names of their files (J-286) */ readonly messages?: Array<{ readonly at: string; readonly text: string; readonly files: Array<string>; }> | undefined; readonly pickup?: { readonly day: string | null; readonly shipment: string | null; readonly collected_at: string | null; /** That can be chosen now; none: it can be changed no more */ readonly days: Array<string>; } | null | undefined; readonly refund?: { readonly at: string | null; readonly amount: number | null; /** Of staff, for the claimant: why it is less */ readonly note: string; } | null | undefined; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** What a complaint can be about (A-55) */ complaintTypes: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly items: Array<{ readonly id: number; readonly name: string; }>; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Whether a shop has issued this receipt or invoice, and what it lists (A-56) */ validateComplaintDocument: {
    parameters: { query: { readonly docNo: string; readonly docDate: string; readonly storeId?: number | undefined; }; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly kind: "receipt" | "invoice"; readonly doc_no: string; readonly doc_date: string; readonly store: { readonly id: number; readonly name: string; }; readonly items: Array<{ readonly sku: string; readonly name: string; readonly qty: number; }>; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Takes a complaint in; the same once more is the same one (A-57, ∅09) */ submitComplaint: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": { readonly channel: "online" | "stationary"; readonly claimant: { readonly firstname: string; readonly lastname: string; readonly street: string; readonly postcode: string; readonly city: string; readonly email: string; readonly telephone: string; }; readonly buyer: "consumer" | "entrepreneur" | "company"; readonly nip?: string | undefined; readonly document: { readonly type: "order" | "receipt" | "invoice" | "other"; readonly docNo?: string | undefined; /** YYYY-MM-DD */ readonly docDate?: string | undefined; readonly storeId?: number | undefined; }; readonly product: { readonly sku?: string | undefined; readonly name?: string | undefined; readonly serial?: string | undefined; readonly qty: number; }; readonly complaint_type: number; /** YYYY-MM-DD */ readonly defect_found_on: string; readonly description: string; readonly basis: "conformity" | "statutory" | "guarantee"; readonly demand: "repair" | "replacement" | "price-reduction" | "withdrawal"; readonly demand_reason?: "refused" | "not-done" | "again" | "serious" | undefined; /** By how much the price is to be reduced (grosze) */ readonly amount?: number | undefined; readonly iban?: string | undefined; readonly return_way: "courier" | "shop"; /** Of the days offered: on which a courier comes (J-288), YYYY-MM-DD */ readonly pickup_on?: string | undefined; /** As they were uploaded */ readonly files?: Array<string> | undefined; /** The consent to the use of the data for the complaint */ readonly checked_terms?: boolean | undefined; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly complaintNumber: string; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** How a complaint stands, for whoever knows its number (A-52); what was written in it, for its claimant (J-287) */ complaintStatus: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": { readonly complaintNumber: string; /** Of the complaint: proves its claimant (J-287) */ readonly email?: string | undefined; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly complaintNumber: string; readonly state: "submitted" | "answered" | "accepted" | "rejected"; readonly submitted_at: string; /** YYYY-MM-DD */ readonly answer_by: string; readonly product_name: string; readonly demand: "repair" | "replacement" | "price-reduction" | "withdrawal"; readonly timeline: Array<{ readonly state: "submitted" | "answered" | "accepted" | "rejected"; readonly at: string; readonly message: string; }>; /** Whether messages are told: to the claimant alone (J-287) */ readonly is_proven?: boolean | undefined; /** Of the claimant, with the names of their files (J-286) */ readonly messages?: Array<{ readonly at: string; readonly text: string; readonly files: Array<string>; }> | undefined; readonly pickup?: { readonly day: string | null; readonly shipment: string | null; readonly collected_at: string | null; /** That can be chosen now; none: it can be changed no more */ readonly days: Array<string>; } | null | undefined; readonly refund?: { readonly at: string | null; readonly amount: number | null; /** Of staff, for the claimant: why it is less */ readonly note: string; } | null | undefined; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** The confirmation of a complaint as PDF, for whoever knows its number (J-273) */ complaintConfirmation: {
    parameters: { query: { readonly complaintNumber: string; }; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/pdf": unknown; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** What of an order can be withdrawn from, until when, and what is paid back (J-198) */ withdrawableOrder: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": { readonly number: string; readonly email?: string | undefined; readonly telephone?: string | undefined; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly number: string; readonly placed_at: string; readonly closed: "late" | "cancelled" | null; readonly last_day: string | null; readonly days: number; /** Otherwise nothing is paid back but what a voucher has paid */ readonly is_paid: boolean; /** No gateway brought the money */ readonly asks_account: boolean; /** To be sent with the withdrawal: it counts what has been given back of this order */ readonly seen: number; /** Paid back beside the goods when everything is withdrawn from (grosze) */ readonly delivery: number; readonly lines: Array<{ /** Place of the line in the order, from 0 */ readonly line: number; readonly sku: string; readonly name: string; readonly thumbnail: string; readonly qty: number; /** Pieces that have not been withdrawn */ readonly left: number; /** Names: they go with their line */ readonly add_ons: Array<string>; readonly excluded: "withdrawn" | "digital" | null; /** It is given back where its order is shown (J-254) */ readonly is_gift_card?: boolean | undefined; /** No parcel carries it: a courier collects it (J-335) */ readonly is_large?: boolean | undefined; readonly condition: string | null; readonly amounts: Array<number>; }>; /** On which a courier collects large goods that are there (J-335) */ readonly pickup_days?: Array<string> | undefined; /** Missing: all. Large goods of an order without a street are brought to a salon (J-335) */ readonly return_ways?: Array<"label" | "salon"> | undefined; readonly earlier: Array<{ readonly number: string; readonly submitted_at: string; readonly state: "submitted" | "received" | "checked" | "refunded"; }>; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Withdraws from a contract, and confirms it by e-mail with a PDF; the same once more is the same one (J-198) */ submitWithdrawal: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": { readonly order: { readonly number: string; readonly email?: string | undefined; readonly telephone?: string | undefined; }; readonly seen: number; readonly lines: Array<{ /** Place of the line in the order, from 0 */ readonly line: number; readonly qty: number; }>; readonly reason?: string | undefined; readonly iban?: string | undefined; readonly return_way: "label" | "salon"; /** Of the days offered: on which a courier collects large goods (J-335), YYYY-MM-DD */ readonly pickup_on?: string | undefined; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly number: string; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** How a withdrawal stands, for whoever knows its number (J-199) */ withdrawalStatus: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": { readonly number: string; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly number: string; readonly order_number: string; readonly state: "submitted" | "received" | "checked" | "refunded"; readonly submitted_at: string; /** YYYY-MM-DD */ readonly send_back_by: string; readonly return_way: "label" | "salon"; readonly lines: Array<{ readonly name: string; readonly qty: number; /** Paid back for it (grosze) */ readonly amount: number; }>; /** For the goods (grosze) */ readonly goods: number; /** For delivery and payment (grosze) */ readonly delivery: number; /** Part of the refund that goes back to a voucher (grosze) */ readonly voucher: number; /** All that is paid back (grosze) */ readonly refund: number; readonly reduced?: { /** Less than was told (grosze) */ readonly by: number; /** For staff; empty for shoppers: their e-mail has it */ readonly reason: string; } | null | undefined; readonly pickup?: { readonly day: string | null; readonly shipment: string | null; readonly collected_at: string | null; /** That can be chosen now; none: it can be changed no more */ readonly days: Array<string>; } | null | undefined; readonly timeline: Array<{ readonly state: "submitted" | "received" | "checked" | "refunded"; readonly at: string; }>; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** The day on which a courier collects large goods, until the day before, for whoever knows the e-mail of the order (J-335) */ chooseWithdrawalPickup: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": { readonly number: string; /** Of the order */ readonly email: string; /** Of the days offered, YYYY-MM-DD */ readonly day: string; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly number: string; readonly order_number: string; readonly state: "submitted" | "received" | "checked" | "refunded"; readonly submitted_at: string; /** YYYY-MM-DD */ readonly send_back_by: string; readonly return_way: "label" | "salon"; readonly lines: Array<{ readonly name: string; readonly qty: number; /** Paid back for it (grosze) */ readonly amount: number; }>; /** For the goods (grosze) */ readonly goods: number; /** For delivery and payment (grosze) */ readonly delivery: number; /** Part of the refund that goes back to a voucher (grosze) */ readonly voucher: number; /** All that is paid back (grosze) */ readonly refund: number; readonly reduced?: { /** Less than was told (grosze) */ readonly by: number; /** For staff; empty for shoppers: their e-mail has it */ readonly reason: string; } | null | undefined; readonly pickup?: { readonly day: string | null; readonly shipment: string | null; readonly collected_at: string | null; /** That can be chosen now; none: it can be changed no more */ readonly days: Array<string>; } | null | undefined; readonly timeline: Array<{ readonly state: "submitted" | "received" | "checked" | "refunded"; readonly at: string; }>; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** The confirmation of a withdrawal as PDF, as it was sent by e-mail (J-199) */ withdrawalConfirmation: {
    parameters: { query: { readonly number: string; }; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/pdf": unknown; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Where the pieces of products lie, with their ids (A-42, ≠27) */ neoportalData: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": { readonly productSkus: Array<string>; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly items: Array<{ readonly product_id: number; readonly sku: string; readonly name: string; /** Before reductions (grosze) */ readonly catalog_price: number; /** Now (grosze) */ readonly final_price: number; readonly central_qty: number; readonly stores: Array<{ readonly store_id: number; readonly name: string; readonly city: string; readonly qty: number; }>; }>; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Shops that a seller may choose from (A-43) */ neoportalStores: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly items: Array<{ readonly id: number; readonly name: string; readonly city: string; readonly street: string; }>; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Chooses the shop of the seller (A-45) */ chooseNeoportalStore: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": { readonly store: number; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly store: { readonly id: number; readonly name: string; readonly city: string; readonly street: string; } | null; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** The shop of the seller (A-44) */ chosenNeoportalStore: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly store: { readonly id: number; readonly name: string; readonly city: string; readonly street: string; } | null; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Whether the link still takes a rating (R-65) */ readOrderRating: {
    parameters: { query?: never; header?: never; path: { readonly orderId: number; readonly token: string; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { /** Of the order */ readonly number: string; readonly state: "open" | "answered"; /** Of the comment, where its author lets the shop publish it (J-339) */ readonly publication?: "waiting" | "published" | "rejected" | "withdrawn" | undefined; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Rates the shop and the delivery, once (R-65) */ rateOrder: {
    parameters: { query?: never; header?: never; path: { readonly orderId: number; readonly token: string; }; cookie?: never; };
    requestBody: { content: { "application/json": { /** Stars, 1-5 */ readonly shop: number; /** Stars, 1-5 */ readonly delivery: number; readonly comment?: string | undefined; /** The consent to publish the comment (J-339); without it nobody but the shop reads it */ readonly publication?: { /** Signs the comment */ readonly first_name?: string | undefined; /** The version of the words of the consent */ readonly words: string; } | undefined; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { /** Of the order */ readonly number: string; readonly state: "open" | "answered"; /** Of the comment, where its author lets the shop publish it (J-339) */ readonly publication?: "waiting" | "published" | "rejected" | "withdrawn" | undefined; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Takes the consent to publish the comment of a rating back; again, it changes nothing (J-340) */ withdrawRatingComment: {
    parameters: { query?: never; header?: never; path: { readonly orderId: number; readonly token: string; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { /** Of the order */ readonly number: string; readonly state: "open" | "answered"; /** Of the comment, where its author lets the shop publish it (J-339) */ readonly publication?: "waiting" | "published" | "rejected" | "withdrawn" | undefined; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Whether the link still takes an answer (R-69) */ readCancelSurvey: {
    parameters: { query?: never; header?: never; path: { readonly id: string; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { /** Of the order */ readonly number: string; readonly state: "open" | "answered"; /** Of the comment, where its author lets the shop publish it (J-339) */ readonly publication?: "waiting" | "published" | "rejected" | "withdrawn" | undefined; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Tells why an order was given up, once (R-69) */ answerCancelSurvey: {
    parameters: { query?: never; header?: never; path: { readonly id: string; }; cookie?: never; };
    requestBody: { content: { "application/json": { readonly reason: "price" | "delivery-time" | "changed-mind" | "other-product" | "other"; readonly text?: string | undefined; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { /** Of the order */ readonly number: string; readonly state: "open" | "answered"; /** Of the comment, where its author lets the shop publish it (J-339) */ readonly publication?: "waiting" | "published" | "rejected" | "withdrawn" | undefined; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Whether the customer is reminded of ratings (J-312) */ readRatingReminder: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly is_on: boolean; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Asks for these e-mails, or ends them; repeated, it changes nothing (J-312) */ setRatingReminder: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": { readonly is_on: boolean; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly is_on: boolean; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Whose token it is (J-157) */ readStaff: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly id: number; readonly name: string; readonly role: "moderator" | "admin"; /** J-217: of the role `editor`, which `role` has no word for */ readonly is_editor?: boolean | undefined; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Begins a session of whoever holds the token, and notes it in the log (J-157, J-275) */ signInStaff: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly id: number; readonly name: string; readonly role: "moderator" | "admin"; /** J-217: of the role `editor`, which `role` has no word for */ readonly is_editor?: boolean | undefined; /** For further calls; told once */ readonly session_token: string; /** In any case; unused, it ends an hour after the last call */ readonly session_ends_at: string; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Replaces the token of a session: the next one is the HMAC-SHA-256 of the nonce in the answer, keyed with the token before, as base64url. That one is valid until a minute after the next one is used; used later, it ends the session (J-275) */ replaceStaffSessionToken: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly nonce: string | null; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Ends the session of the token (J-275) */ signOutStaff: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": boolean; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** What there is to edit of a kind; products by a text (J-217) */ listContent: {
    parameters: { query?: { readonly q?: string | undefined; }; header?: never; path: { readonly kind: "banner" | "page" | "redirect" | "product" | "post" | "term" | "seo" | "footer" | "menu" | "coupon" | "promotion" | "synonyms" | "news" | "landing" | "brand" | "salon" | "event" | "menu-order" | "footer-order" | "translation"; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly items: Array<{ readonly id: number; readonly key: string; readonly name: string; /** An address, a target */ readonly detail: string; /** The newest one; 0: nobody has changed it here yet */ readonly version: number; readonly live_version: number | null; readonly due_at: string | null; readonly due_problem: string | null; }>; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** An entry: its newest version, and all of them by number (J-217) */ readContent: {
    parameters: { query?: never; header?: never; path: { readonly kind: "banner" | "page" | "redirect" | "product" | "post" | "term" | "seo" | "footer" | "menu" | "coupon" | "promotion" | "synonyms" | "news" | "landing" | "brand" | "salon" | "event" | "menu-order" | "footer-order" | "translation"; readonly key: string; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly key: string; /** What lists call it; empty where they have another name of their own */ readonly name: string; /** The newest one; 0: nobody has changed it here yet */ readonly version: number; readonly live_version: number | null; readonly due_at: string | null; readonly due_problem: string | null; readonly due_by: string | null; readonly content: { readonly kind: "banner"; readonly tiles: Array<{ readonly graphicsId: number; readonly title: string; readonly text: string; readonly button: string; readonly url: string; /** Address of an uploaded one; without it the drawn one is shown */ readonly picture?: string | undefined; }>; } | { readonly kind: "page"; readonly urlKey: string; readonly heading: string; readonly format: "markdown" | "html"; readonly source: string; readonly metaTitle: string; readonly metaDescription: string; readonly stores: Array<"amperio" | "amperio_pro">; readonly isWithdrawn: boolean; } | { readonly kind: "redirect"; readonly action: "redirect" | "gone" | "none"; readonly target: string; } | { readonly kind: "product"; readonly name: string; readonly shortText: string; readonly format?: "markdown" | "html" | undefined; /** J-341: written in `format`; without it, it stays as it is */ readonly description?: string | undefined; /** Grosze */ readonly price: number; /** Grosze */ readonly finalPrice: number; } | null; readonly record: { readonly kind: "post" | "term" | "seo" | "footer" | "menu" | "coupon" | "promotion" | "synonyms"; /** By the name of the field, as `content-form` names them */ readonly values: Readonly<Record<string, string>>; } | null; readonly other_record?: { readonly kind: string; /** By the name of the field, as `content-form` names them */ readonly values: Readonly<Record<string, string>>; } | null | undefined; readonly translation?: Array<{ readonly field: string; readonly is_html: boolean; /** As shoppers get it; the newest version of it */ readonly polish: string; /** It is another one than the one that was translated */ readonly is_changed: boolean; /** Empty: nobody has translated it */ readonly ukrainian: string; /** An editor has written it; else it is what shoppers get from the texts that the shop brings */ readonly is_own: boolean; readonly written?: { readonly format: "markdown" | "html"; readonly text: string; } | null | undefined; }> | null | undefined; /** A version of it can be seen on its page (J-376) */ readonly has_page?: boolean | undefined; /** Shoppers read it in both languages (J-343) */ readonly is_translated?: boolean | undefined; readonly versions: Array<{ readonly number: number; readonly saved_at: string; readonly by: string | null; readonly restored: number | null; }>; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Keeps a draft as a new version, unless somebody else has saved since `version` (J-217, J-218) */ saveContent: {
    parameters: { query?: never; header?: never; path: { readonly kind: "banner" | "page" | "redirect" | "product" | "post" | "term" | "seo" | "footer" | "menu" | "coupon" | "promotion" | "synonyms" | "news" | "landing" | "brand" | "salon" | "event" | "menu-order" | "footer-order" | "translation"; readonly key: string; }; cookie?: never; };
    requestBody: { content: { "application/json": { readonly version: number; readonly content: { readonly kind: "banner"; readonly tiles: Array<{ readonly graphicsId: number; readonly title: string; readonly text: string; readonly button: string; readonly url: string; /** Address of an uploaded one; without it the drawn one is shown */ readonly picture?: string | undefined; }>; } | { readonly kind: "page"; readonly urlKey: string; readonly heading: string; readonly format: "markdown" | "html"; readonly source: string; readonly metaTitle: string; readonly metaDescription: string; readonly stores: Array<"amperio" | "amperio_pro">; readonly isWithdrawn: boolean; } | { readonly kind: "redirect"; readonly action: "redirect" | "gone" | "none"; readonly target: string; } | { readonly kind: "product"; readonly name: string; readonly shortText: string; readonly format?: "markdown" | "html" | undefined; /** J-341: written in `format`; without it, it stays as it is */ readonly description?: string | undefined; /** Grosze */ readonly price: number; /** Grosze */ readonly finalPrice: number; } | { readonly kind: "post" | "term" | "seo" | "footer" | "menu" | "coupon" | "promotion" | "synonyms" | "news" | "landing" | "brand" | "salon" | "event" | "menu-order" | "footer-order"; /** By the name of the field, as `content-form` names them */ readonly values: Readonly<Record<string, string>>; } | { readonly kind: "translation"; readonly texts: Array<{ readonly field: string; /** What is translated, as shoppers get it */ readonly polish: string; readonly format?: "markdown" | "html" | undefined; readonly ukrainian: string; }>; }; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly key: string; /** What lists call it; empty where they have another name of their own */ readonly name: string; /** The newest one; 0: nobody has changed it here yet */ readonly version: number; readonly live_version: number | null; readonly due_at: string | null; readonly due_problem: string | null; readonly due_by: string | null; readonly content: { readonly kind: "banner"; readonly tiles: Array<{ readonly graphicsId: number; readonly title: string; readonly text: string; readonly button: string; readonly url: string; /** Address of an uploaded one; without it the drawn one is shown */ readonly picture?: string | undefined; }>; } | { readonly kind: "page"; readonly urlKey: string; readonly heading: string; readonly format: "markdown" | "html"; readonly source: string; readonly metaTitle: string; readonly metaDescription: string; readonly stores: Array<"amperio" | "amperio_pro">; readonly isWithdrawn: boolean; } | { readonly kind: "redirect"; readonly action: "redirect" | "gone" | "none"; readonly target: string; } | { readonly kind: "product"; readonly name: string; readonly shortText: string; readonly format?: "markdown" | "html" | undefined; /** J-341: written in `format`; without it, it stays as it is */ readonly description?: string | undefined; /** Grosze */ readonly price: number; /** Grosze */ readonly finalPrice: number; } | null; readonly record: { readonly kind: "post" | "term" | "seo" | "footer" | "menu" | "coupon" | "promotion" | "synonyms"; /** By the name of the field, as `content-form` names them */ readonly values: Readonly<Record<string, string>>; } | null; readonly other_record?: { readonly kind: string; /** By the name of the field, as `content-form` names them */ readonly values: Readonly<Record<string, string>>; } | null | undefined; readonly translation?: Array<{ readonly field: string; readonly is_html: boolean; /** As shoppers get it; the newest version of it */ readonly polish: string; /** It is another one than the one that was translated */ readonly is_changed: boolean; /** Empty: nobody has translated it */ readonly ukrainian: string; /** An editor has written it; else it is what shoppers get from the texts that the shop brings */ readonly is_own: boolean; readonly written?: { readonly format: "markdown" | "html"; readonly text: string; } | null | undefined; }> | null | undefined; /** A version of it can be seen on its page (J-376) */ readonly has_page?: boolean | undefined; /** Shoppers read it in both languages (J-343) */ readonly is_translated?: boolean | undefined; readonly versions: Array<{ readonly number: number; readonly saved_at: string; readonly by: string | null; readonly restored: number | null; }>; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Shows the newest version to shoppers, now or at a time (J-217) */ publishContent: {
    parameters: { query?: never; header?: never; path: { readonly kind: "banner" | "page" | "redirect" | "product" | "post" | "term" | "seo" | "footer" | "menu" | "coupon" | "promotion" | "synonyms" | "news" | "landing" | "brand" | "salon" | "event" | "menu-order" | "footer-order" | "translation"; readonly key: string; }; cookie?: never; };
    requestBody: { content: { "application/json": { readonly version: number; readonly at?: string | undefined; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly key: string; /** What lists call it; empty where they have another name of their own */ readonly name: string; /** The newest one; 0: nobody has changed it here yet */ readonly version: number; readonly live_version: number | null; readonly due_at: string | null; readonly due_problem: string | null; readonly due_by: string | null; readonly content: { readonly kind: "banner"; readonly tiles: Array<{ readonly graphicsId: number; readonly title: string; readonly text: string; readonly button: string; readonly url: string; /** Address of an uploaded one; without it the drawn one is shown */ readonly picture?: string | undefined; }>; } | { readonly kind: "page"; readonly urlKey: string; readonly heading: string; readonly format: "markdown" | "html"; readonly source: string; readonly metaTitle: string; readonly metaDescription: string; readonly stores: Array<"amperio" | "amperio_pro">; readonly isWithdrawn: boolean; } | { readonly kind: "redirect"; readonly action: "redirect" | "gone" | "none"; readonly target: string; } | { readonly kind: "product"; readonly name: string; readonly shortText: string; readonly format?: "markdown" | "html" | undefined; /** J-341: written in `format`; without it, it stays as it is */ readonly description?: string | undefined; /** Grosze */ readonly price: number; /** Grosze */ readonly finalPrice: number; } | null; readonly record: { readonly kind: "post" | "term" | "seo" | "footer" | "menu" | "coupon" | "promotion" | "synonyms"; /** By the name of the field, as `content-form` names them */ readonly values: Readonly<Record<string, string>>; } | null; readonly other_record?: { readonly kind: string; /** By the name of the field, as `content-form` names them */ readonly values: Readonly<Record<string, string>>; } | null | undefined; readonly translation?: Array<{ readonly field: string; readonly is_html: boolean; /** As shoppers get it; the newest version of it */ readonly polish: string; /** It is another one than the one that was translated */ readonly is_changed: boolean; /** Empty: nobody has translated it */ readonly ukrainian: string; /** An editor has written it; else it is what shoppers get from the texts that the shop brings */ readonly is_own: boolean; readonly written?: { readonly format: "markdown" | "html"; readonly text: string; } | null | undefined; }> | null | undefined; /** A version of it can be seen on its page (J-376) */ readonly has_page?: boolean | undefined; /** Shoppers read it in both languages (J-343) */ readonly is_translated?: boolean | undefined; readonly versions: Array<{ readonly number: number; readonly saved_at: string; readonly by: string | null; readonly restored: number | null; }>; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** What was to be published at a time stays a draft (J-217) */ unscheduleContent: {
    parameters: { query?: never; header?: never; path: { readonly kind: "banner" | "page" | "redirect" | "product" | "post" | "term" | "seo" | "footer" | "menu" | "coupon" | "promotion" | "synonyms" | "news" | "landing" | "brand" | "salon" | "event" | "menu-order" | "footer-order" | "translation"; readonly key: string; }; cookie?: never; };
    requestBody: { content: { "application/json": { readonly version: number; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly key: string; /** What lists call it; empty where they have another name of their own */ readonly name: string; /** The newest one; 0: nobody has changed it here yet */ readonly version: number; readonly live_version: number | null; readonly due_at: string | null; readonly due_problem: string | null; readonly due_by: string | null; readonly content: { readonly kind: "banner"; readonly tiles: Array<{ readonly graphicsId: number; readonly title: string; readonly text: string; readonly button: string; readonly url: string; /** Address of an uploaded one; without it the drawn one is shown */ readonly picture?: string | undefined; }>; } | { readonly kind: "page"; readonly urlKey: string; readonly heading: string; readonly format: "markdown" | "html"; readonly source: string; readonly metaTitle: string; readonly metaDescription: string; readonly stores: Array<"amperio" | "amperio_pro">; readonly isWithdrawn: boolean; } | { readonly kind: "redirect"; readonly action: "redirect" | "gone" | "none"; readonly target: string; } | { readonly kind: "product"; readonly name: string; readonly shortText: string; readonly format?: "markdown" | "html" | undefined; /** J-341: written in `format`; without it, it stays as it is */ readonly description?: string | undefined; /** Grosze */ readonly price: number; /** Grosze */ readonly finalPrice: number; } | null; readonly record: { readonly kind: "post" | "term" | "seo" | "footer" | "menu" | "coupon" | "promotion" | "synonyms"; /** By the name of the field, as `content-form` names them */ readonly values: Readonly<Record<string, string>>; } | null; readonly other_record?: { readonly kind: string; /** By the name of the field, as `content-form` names them */ readonly values: Readonly<Record<string, string>>; } | null | undefined; readonly translation?: Array<{ readonly field: string; readonly is_html: boolean; /** As shoppers get it; the newest version of it */ readonly polish: string; /** It is another one than the one that was translated */ readonly is_changed: boolean; /** Empty: nobody has translated it */ readonly ukrainian: string; /** An editor has written it; else it is what shoppers get from the texts that the shop brings */ readonly is_own: boolean; readonly written?: { readonly format: "markdown" | "html"; readonly text: string; } | null | undefined; }> | null | undefined; /** A version of it can be seen on its page (J-376) */ readonly has_page?: boolean | undefined; /** Shoppers read it in both languages (J-343) */ readonly is_translated?: boolean | undefined; readonly versions: Array<{ readonly number: number; readonly saved_at: string; readonly by: string | null; readonly restored: number | null; }>; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Makes an earlier version the newest one, which shoppers see at once (J-217) */ restoreContent: {
    parameters: { query?: never; header?: never; path: { readonly kind: "banner" | "page" | "redirect" | "product" | "post" | "term" | "seo" | "footer" | "menu" | "coupon" | "promotion" | "synonyms" | "news" | "landing" | "brand" | "salon" | "event" | "menu-order" | "footer-order" | "translation"; readonly key: string; }; cookie?: never; };
    requestBody: { content: { "application/json": { readonly version: number; readonly number: number; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly key: string; /** What lists call it; empty where they have another name of their own */ readonly name: string; /** The newest one; 0: nobody has changed it here yet */ readonly version: number; readonly live_version: number | null; readonly due_at: string | null; readonly due_problem: string | null; readonly due_by: string | null; readonly content: { readonly kind: "banner"; readonly tiles: Array<{ readonly graphicsId: number; readonly title: string; readonly text: string; readonly button: string; readonly url: string; /** Address of an uploaded one; without it the drawn one is shown */ readonly picture?: string | undefined; }>; } | { readonly kind: "page"; readonly urlKey: string; readonly heading: string; readonly format: "markdown" | "html"; readonly source: string; readonly metaTitle: string; readonly metaDescription: string; readonly stores: Array<"amperio" | "amperio_pro">; readonly isWithdrawn: boolean; } | { readonly kind: "redirect"; readonly action: "redirect" | "gone" | "none"; readonly target: string; } | { readonly kind: "product"; readonly name: string; readonly shortText: string; readonly format?: "markdown" | "html" | undefined; /** J-341: written in `format`; without it, it stays as it is */ readonly description?: string | undefined; /** Grosze */ readonly price: number; /** Grosze */ readonly finalPrice: number; } | null; readonly record: { readonly kind: "post" | "term" | "seo" | "footer" | "menu" | "coupon" | "promotion" | "synonyms"; /** By the name of the field, as `content-form` names them */ readonly values: Readonly<Record<string, string>>; } | null; readonly other_record?: { readonly kind: string; /** By the name of the field, as `content-form` names them */ readonly values: Readonly<Record<string, string>>; } | null | undefined; readonly translation?: Array<{ readonly field: string; readonly is_html: boolean; /** As shoppers get it; the newest version of it */ readonly polish: string; /** It is another one than the one that was translated */ readonly is_changed: boolean; /** Empty: nobody has translated it */ readonly ukrainian: string; /** An editor has written it; else it is what shoppers get from the texts that the shop brings */ readonly is_own: boolean; readonly written?: { readonly format: "markdown" | "html"; readonly text: string; } | null | undefined; }> | null | undefined; /** A version of it can be seen on its page (J-376) */ readonly has_page?: boolean | undefined; /** Shoppers read it in both languages (J-343) */ readonly is_translated?: boolean | undefined; readonly versions: Array<{ readonly number: number; readonly saved_at: string; readonly by: string | null; readonly restored: number | null; }>; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** A link that shows the newest version on the page itself, for half an hour (J-256) */ linkContentPreview: {
    parameters: { query?: never; header?: never; path: { readonly kind: "banner" | "page" | "redirect" | "product" | "post" | "term" | "seo" | "footer" | "menu" | "coupon" | "promotion" | "synonyms" | "news" | "landing" | "brand" | "salon" | "event" | "menu-order" | "footer-order" | "translation"; readonly key: string; }; cookie?: never; };
    requestBody: { content: { "application/json": { readonly version: number; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { /** Of the page with the draft, for half an hour */ readonly url: string; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** The text of a page as shoppers would get it (J-219) */ previewContent: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": { readonly format: "markdown" | "html"; readonly source: string; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { /** As shoppers would get it */ readonly html: string; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** A key for a page that is new; the page is there with its first version (J-217) */ newContentPage: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly key: string; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** A key for a record that is new and is named by a number (J-257) */ newContent: {
    parameters: { query?: never; header?: never; path: { readonly kind: "page" | "post" | "news" | "menu" | "promotion" | "event"; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly key: string; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** The fields of a kind of record (J-257) */ readContentForm: {
    parameters: { query?: never; header?: never; path: { readonly kind: "post" | "term" | "seo" | "footer" | "menu" | "coupon" | "promotion" | "synonyms" | "news" | "landing" | "brand" | "salon" | "event" | "menu-order" | "footer-order"; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { /** A draft of it can be seen on its page */ readonly has_page: boolean; readonly naming: "number" | "editor" | null; readonly fields: Array<{ readonly name: string; readonly type: "line" | "lines" | "source" | "plain" | "path" | "link" | "categories" | "amount" | "whole" | "time" | "choice" | "check"; /** J-291: the address of an uploaded picture, of the type `line` */ readonly is_picture?: boolean | undefined; /** J-348: values of the options in their order, one a line, of the type `plain` */ readonly is_order?: boolean | undefined; readonly is_optional: boolean; /** Stays as it was once it was published */ readonly is_fixed: boolean; readonly options: Array<{ readonly value: string; /** Empty where the value says it */ readonly label: string; }>; }>; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Uploaded pictures, the newest first, and how much room they take (J-291) */ listPictures: {
    parameters: { query?: { readonly q?: string | undefined; }; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly items: Array<{ readonly id: number; /** Without width and format, with its focus in the middle */ readonly address: string; /** As the file was called */ readonly name: string; readonly width: number; readonly height: number; readonly uploaded_at: string; readonly by: string | null; /** Of its description; 0: it has none yet, and no content may show it */ readonly version: number; readonly alt_pl: string; readonly alt_ua: string; readonly is_decorative: boolean; /** A content shows it, or is about to */ readonly is_used: boolean; }>; readonly used_bytes: number; readonly most_bytes: number; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Keeps a picture, drawn anew; the same one a second time is the first one (J-291) */ uploadPicture: {
    parameters: { query?: { readonly name?: string | undefined; }; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "image/jpeg": unknown; "image/png": unknown; "image/webp": unknown; "image/avif": unknown; "application/octet-stream": unknown; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly id: number; /** Without width and format, with its focus in the middle */ readonly address: string; /** As the file was called */ readonly name: string; readonly width: number; readonly height: number; readonly uploaded_at: string; readonly by: string | null; /** Of its description; 0: it has none yet, and no content may show it */ readonly version: number; readonly alt_pl: string; readonly alt_ua: string; readonly is_decorative: boolean; /** A content shows it, or is about to */ readonly is_used: boolean; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Says what a picture shows, in both languages, or that it decorates only (J-292) */ describePicture: {
    parameters: { query?: never; header?: never; path: { readonly id: number; }; cookie?: never; };
    requestBody: { content: { "application/json": { readonly version: number; readonly alt_pl: string; readonly alt_ua: string; readonly is_decorative: boolean; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly id: number; /** Without width and format, with its focus in the middle */ readonly address: string; /** As the file was called */ readonly name: string; readonly width: number; readonly height: number; readonly uploaded_at: string; readonly by: string | null; /** Of its description; 0: it has none yet, and no content may show it */ readonly version: number; readonly alt_pl: string; readonly alt_ua: string; readonly is_decorative: boolean; /** A content shows it, or is about to */ readonly is_used: boolean; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Removes a picture that no content shows (J-291) */ removePicture: {
    parameters: { query?: never; header?: never; path: { readonly id: number; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly id: number; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Where contents have a text, with some words around it (J-293) */ searchTexts: {
    parameters: { query: { readonly search: string; readonly match_case?: boolean | undefined; }; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly items: Array<{ readonly kind: "banner" | "page" | "post" | "term" | "seo" | "footer" | "menu" | "promotion"; readonly key: string; readonly name: string; /** Shoppers see it; otherwise it is a draft */ readonly is_live: boolean; /** Another one after each change of the content */ readonly seen: string; readonly hits: Array<{ readonly field: string; readonly index: number; readonly before: string; readonly found: string; readonly after: string; }>; }>; /** J-346: the same of kinds that the first contract has not */ readonly other_items?: Array<{ readonly kind: string; readonly key: string; readonly name: string; /** Shoppers see it; otherwise it is a draft */ readonly is_live: boolean; /** Another one after each change of the content */ readonly seen: string; readonly hits: Array<{ readonly field: string; readonly index: number; readonly before: string; readonly found: string; readonly after: string; }>; }> | undefined; /** There are more than these */ readonly is_cut: boolean; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** The newest replacements (J-293) */ listReplacements: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly items: Array<{ readonly id: number; readonly search: string; readonly replacement: string; readonly made_at: string; readonly by: string | null; readonly changed: number; readonly undone_at: string | null; readonly undone_by: string | null; }>; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Replaces a text in chosen places, as one change; what somebody has changed since is left and named (J-293) */ replaceTexts: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": { readonly search: string; readonly match_case?: boolean | undefined; readonly replacement: string; readonly contents: Array<{ readonly kind: "banner" | "page" | "post" | "term" | "seo" | "footer" | "menu" | "promotion" | "news" | "landing" | "brand" | "salon" | "event"; readonly key: string; readonly seen: string; readonly hits: Array<{ readonly field: string; readonly index: number; }>; }>; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly id: number | null; /** Contents that say something else now */ readonly changed: number; /** Contents that were left as they are */ readonly left: Array<{ readonly kind: "banner" | "page" | "post" | "term" | "seo" | "footer" | "menu" | "promotion"; readonly key: string; readonly name: string; /** `changed`: somebody has changed it since; otherwise what would be wrong with it */ readonly reason: string; readonly by: string | null; }>; /** J-346: the same of kinds that the first contract has not */ readonly other_left?: Array<{ readonly kind: string; readonly key: string; readonly name: string; /** `changed`: somebody has changed it since; otherwise what would be wrong with it */ readonly reason: string; readonly by: string | null; }> | undefined; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Takes the whole of a replacement back; what somebody has changed since is left and named (J-293) */ undoReplacement: {
    parameters: { query?: never; header?: never; path: { readonly id: number; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly id: number | null; /** Contents that say something else now */ readonly changed: number; /** Contents that were left as they are */ readonly left: Array<{ readonly kind: "banner" | "page" | "post" | "term" | "seo" | "footer" | "menu" | "promotion"; readonly key: string; readonly name: string; /** `changed`: somebody has changed it since; otherwise what would be wrong with it */ readonly reason: string; readonly by: string | null; }>; /** J-346: the same of kinds that the first contract has not */ readonly other_left?: Array<{ readonly kind: string; readonly key: string; readonly name: string; /** `changed`: somebody has changed it since; otherwise what would be wrong with it */ readonly reason: string; readonly by: string | null; }> | undefined; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Contents whose texts lack Ukrainian, or whose Polish has changed since they were translated (J-344) */ listTranslationWork: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { /** All kinds that are translated, in the order of the desk */ readonly kinds?: Array<string> | undefined; readonly items: Array<{ readonly id: number; readonly kind: string; readonly key: string; readonly name: string; /** Texts that shoppers read in Polish */ readonly missing: number; /** Texts whose Polish has changed since they were translated */ readonly changed: number; }>; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Issues of the newsletter, the newest first (J-319) */ listNewsletters: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly items: Array<{ readonly id: number; /** Which one the editor has seen */ readonly version: number; readonly store: "amperio" | "amperio_pro"; readonly topic: "promotions" | "guides" | "news"; readonly title_pl: string; /** Markdown */ readonly source_pl: string; readonly title_ua: string; /** Markdown */ readonly source_ua: string; readonly state: "draft" | "waiting" | "sending" | "sent" | "stopped"; /** E-mails handed to the outbox */ readonly sent_count: number; readonly changed_at: string; readonly changed_by: string | null; readonly send_at: string | null; readonly sent_by: string | null; readonly ended_at: string | null; }>; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** A new draft of an issue (J-319) */ addNewsletter: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": { readonly store: "amperio" | "amperio_pro"; readonly topic: "promotions" | "guides" | "news"; readonly title_pl: string; /** Markdown */ readonly source_pl: string; readonly title_ua: string; /** Markdown */ readonly source_ua: string; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly id: number; /** Which one the editor has seen */ readonly version: number; readonly store: "amperio" | "amperio_pro"; readonly topic: "promotions" | "guides" | "news"; readonly title_pl: string; /** Markdown */ readonly source_pl: string; readonly title_ua: string; /** Markdown */ readonly source_ua: string; readonly state: "draft" | "waiting" | "sending" | "sent" | "stopped"; /** E-mails handed to the outbox */ readonly sent_count: number; readonly changed_at: string; readonly changed_by: string | null; readonly send_at: string | null; readonly sent_by: string | null; readonly ended_at: string | null; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** An issue of the newsletter (J-319) */ readNewsletter: {
    parameters: { query?: never; header?: never; path: { readonly id: number; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly id: number; /** Which one the editor has seen */ readonly version: number; readonly store: "amperio" | "amperio_pro"; readonly topic: "promotions" | "guides" | "news"; readonly title_pl: string; /** Markdown */ readonly source_pl: string; readonly title_ua: string; /** Markdown */ readonly source_ua: string; readonly state: "draft" | "waiting" | "sending" | "sent" | "stopped"; /** E-mails handed to the outbox */ readonly sent_count: number; readonly changed_at: string; readonly changed_by: string | null; readonly send_at: string | null; readonly sent_by: string | null; readonly ended_at: string | null; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Keeps a draft; 409 where a colleague has saved another one meanwhile (J-319) */ saveNewsletter: {
    parameters: { query?: never; header?: never; path: { readonly id: number; }; cookie?: never; };
    requestBody: { content: { "application/json": { /** Which one the editor has seen */ readonly version: number; readonly store: "amperio" | "amperio_pro"; readonly topic: "promotions" | "guides" | "news"; readonly title_pl: string; /** Markdown */ readonly source_pl: string; readonly title_ua: string; /** Markdown */ readonly source_ua: string; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly id: number; /** Which one the editor has seen */ readonly version: number; readonly store: "amperio" | "amperio_pro"; readonly topic: "promotions" | "guides" | "news"; readonly title_pl: string; /** Markdown */ readonly source_pl: string; readonly title_ua: string; /** Markdown */ readonly source_ua: string; readonly state: "draft" | "waiting" | "sending" | "sent" | "stopped"; /** E-mails handed to the outbox */ readonly sent_count: number; readonly changed_at: string; readonly changed_by: string | null; readonly send_at: string | null; readonly sent_by: string | null; readonly ended_at: string | null; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Sends an issue to the subscribers of its topic, at once or at a time (J-319) */ sendNewsletter: {
    parameters: { query?: never; header?: never; path: { readonly id: number; }; cookie?: never; };
    requestBody: { content: { "application/json": { /** Which one the editor has seen */ readonly version: number; readonly at?: string | undefined; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly id: number; /** Which one the editor has seen */ readonly version: number; readonly store: "amperio" | "amperio_pro"; readonly topic: "promotions" | "guides" | "news"; readonly title_pl: string; /** Markdown */ readonly source_pl: string; readonly title_ua: string; /** Markdown */ readonly source_ua: string; readonly state: "draft" | "waiting" | "sending" | "sent" | "stopped"; /** E-mails handed to the outbox */ readonly sent_count: number; readonly changed_at: string; readonly changed_by: string | null; readonly send_at: string | null; readonly sent_by: string | null; readonly ended_at: string | null; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Sends a draft to one mailbox, in each of its languages; ten times an hour by one editor and to one mailbox (J-345) */ testNewsletter: {
    parameters: { query?: never; header?: never; path: { readonly id: number; }; cookie?: never; };
    requestBody: { content: { "application/json": { /** Which one the editor has seen */ readonly version: number; readonly email: string; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly id: number; /** Which one the editor has seen */ readonly version: number; readonly store: "amperio" | "amperio_pro"; readonly topic: "promotions" | "guides" | "news"; readonly title_pl: string; /** Markdown */ readonly source_pl: string; readonly title_ua: string; /** Markdown */ readonly source_ua: string; readonly state: "draft" | "waiting" | "sending" | "sent" | "stopped"; /** E-mails handed to the outbox */ readonly sent_count: number; readonly changed_at: string; readonly changed_by: string | null; readonly send_at: string | null; readonly sent_by: string | null; readonly ended_at: string | null; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** What has not begun is a draft again; of what has begun nobody gets more (J-319) */ stopNewsletter: {
    parameters: { query?: never; header?: never; path: { readonly id: number; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly id: number; /** Which one the editor has seen */ readonly version: number; readonly store: "amperio" | "amperio_pro"; readonly topic: "promotions" | "guides" | "news"; readonly title_pl: string; /** Markdown */ readonly source_pl: string; readonly title_ua: string; /** Markdown */ readonly source_ua: string; readonly state: "draft" | "waiting" | "sending" | "sent" | "stopped"; /** E-mails handed to the outbox */ readonly sent_count: number; readonly changed_at: string; readonly changed_by: string | null; readonly send_at: string | null; readonly sent_by: string | null; readonly ended_at: string | null; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Reviews that wait, the oldest first (J-161) */ waitingReviews: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly items: Array<{ readonly id: number; readonly product_id: number; readonly product_name: string; readonly sku: string; /** In the store, complete */ readonly product_url: string; readonly waiting_since: string | null; /** Its author has paid for the product here */ readonly is_purchase: boolean; readonly stars: number; readonly author: string; readonly title: string; readonly text: string; readonly photos: Array<{ readonly id: string; readonly width: number; readonly height: number; }>; }>; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** A photo before it is published, as WebP (J-161) */ waitingPhoto: {
    parameters: { query?: never; header?: never; path: { readonly photoId: string; readonly size: "picture" | "thumbnail"; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "image/webp": unknown; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Publishes a review, perhaps without some photos, or refuses it with a reason for its author (J-161) */ decideReview: {
    parameters: { query?: never; header?: never; path: { readonly id: number; }; cookie?: never; };
    requestBody: { content: { "application/json": { readonly decision: "publish" | "reject"; readonly reason?: string | undefined; /** Which are not published */ readonly without_photos?: Array<string> | undefined; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly id: number; readonly state: "published" | "rejected" | "answered"; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Questions that wait, the oldest first (J-161) */ waitingQuestions: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly items: Array<{ readonly id: number; readonly product_id: number; readonly product_name: string; readonly sku: string; /** In the store, complete */ readonly product_url: string; readonly waiting_since: string | null; readonly author: string; readonly question: string; }>; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Published questions without an answer, the oldest first (J-161) */ unansweredQuestions: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly items: Array<{ readonly id: number; readonly product_id: number; readonly product_name: string; readonly sku: string; /** In the store, complete */ readonly product_url: string; readonly waiting_since: string | null; readonly author: string; readonly question: string; }>; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Publishes a question, with the shop's answer or without one, or refuses it with a reason for its asker (J-161) */ decideQuestion: {
    parameters: { query?: never; header?: never; path: { readonly id: number; }; cookie?: never; };
    requestBody: { content: { "application/json": { readonly decision: "publish" | "reject"; readonly reason?: string | undefined; /** The shop's, published with the question */ readonly answer?: string | undefined; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly id: number; readonly state: "published" | "rejected" | "answered"; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Answers a published question as the shop (J-161) */ answerQuestion: {
    parameters: { query?: never; header?: never; path: { readonly id: number; }; cookie?: never; };
    requestBody: { content: { "application/json": { readonly answer: string; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly id: number; readonly state: "published" | "rejected" | "answered"; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** How many confirmed mailboxes wait for each product, the most wanted first (J-161) */ reminderCounts: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly items: Array<{ readonly id: number; readonly product_id: number; readonly product_name: string; readonly sku: string; /** In the store, complete */ readonly product_url: string; /** Mailboxes that wait until it can be bought */ readonly stock: number; /** Mailboxes that wait until it costs less */ readonly price: number; }>; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Reported errors that nobody has dealt with, the oldest first (J-204) */ openErrorReports: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly items: Array<{ readonly id: number; readonly reported_at: string; readonly name: string; readonly email: string; /** Empty: not given */ readonly phone: string; readonly comment: string; /** Complete; empty: not given */ readonly page_url: string; readonly browser: string; /** Of a message to the shop; empty: an error of the shop */ readonly topic: string; /** A picture of the screen came with it (J-375) */ readonly has_picture: boolean; }>; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** The screen as it came with a reported error that nobody has dealt with, as WebP (J-375) */ errorReportPicture: {
    parameters: { query?: never; header?: never; path: { readonly id: number; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "image/webp": unknown; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Notes that a reported error has been dealt with (J-204) */ closeErrorReport: {
    parameters: { query?: never; header?: never; path: { readonly id: number; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly id: number; readonly state: "closed"; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Complaints that are not decided, the oldest first (J-232) */ openComplaints: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly items: Array<{ readonly id: number; readonly number: string; readonly state: "submitted" | "answered" | "accepted" | "rejected"; readonly submitted_at: string; readonly answer_by: string; readonly channel: "online" | "stationary"; readonly claimant: { readonly name: string; readonly email: string; readonly telephone: string; readonly address: string; }; readonly buyer: "consumer" | "entrepreneur" | "company"; readonly nip: string | null; readonly proof: "order" | "receipt" | "invoice" | "other"; /** Number, day, shop */ readonly proof_text: string; readonly product_name: string; readonly sku: string | null; readonly serial: string | null; readonly qty: number; readonly type: string; readonly defect_found_on: string; readonly description: string; readonly basis: "conformity" | "statutory" | "guarantee"; readonly demand: "repair" | "replacement" | "price-reduction" | "withdrawal"; readonly demand_reason: "refused" | "not-done" | "again" | "serious" | null; readonly amount: number | null; readonly iban: string | null; readonly return_way: "courier" | "shop"; readonly timeline: Array<{ readonly state: "submitted" | "answered" | "accepted" | "rejected"; readonly at: string; readonly message: string; }>; readonly files: Array<{ readonly id: string; readonly name: string; readonly media_type: "image/webp" | "application/pdf"; }>; /** In which the claimant has written */ readonly language?: "pl" | "ua" | undefined; /** What the claimant has written back (J-286) */ readonly messages?: Array<{ readonly at: string; readonly text: string; readonly files: Array<{ readonly id: string; readonly name: string; readonly media_type: "image/webp" | "application/pdf"; }>; }> | undefined; readonly pickup?: { /** YYYY-MM-DD */ readonly day: string; readonly shipment: string | null; readonly collected_at: string | null; } | null | undefined; readonly refund?: { readonly expected: number | null; readonly left: number | null; } | null | undefined; }>; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** A photo or a paper of a complaint (J-232) */ readComplaintFile: {
    parameters: { query?: never; header?: never; path: { readonly fileId: string; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "image/webp": unknown; "application/pdf": unknown; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Answers a complaint, accepts or rejects it; its claimant gets an e-mail (J-232) */ replyToComplaint: {
    parameters: { query?: never; header?: never; path: { readonly id: number; }; cookie?: never; };
    requestBody: { content: { "application/json": { readonly reply: "answered" | "accepted" | "rejected"; readonly message: string; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly id: number; readonly state: "submitted" | "answered" | "accepted" | "rejected"; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Gives back what an accepted complaint is worth, once; its claimant gets an e-mail (J-333) */ refundComplaint: {
    parameters: { query?: never; header?: never; path: { readonly id: number; }; cookie?: never; };
    requestBody: { content: { "application/json": { /** Grosze; 0: nothing is given back */ readonly amount: number; readonly note?: string | undefined; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly id: number; /** No gateway brought a part of the money: staff transfers it, of an order by its list of refunds */ readonly by_hand: boolean; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Reservations that wait in shops, those that end first at the beginning (J-220) */ openReservations: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly items: Array<{ readonly id: number; readonly number: string; readonly shop_name: string; readonly firstname: string; readonly telephone: string; readonly email: string; /** Of the SMS, to be compared */ readonly code: string; readonly expires_at: string; readonly items: Array<{ readonly name: string; readonly qty: number; /** Of one piece, as it was reserved (grosze) */ readonly price: number; }>; /** To be paid in the shop (grosze) */ readonly total: number; }>; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Notes that the goods of a reservation were collected, or gives them back to the shelf (J-220) */ endReservation: {
    parameters: { query?: never; header?: never; path: { readonly id: number; }; cookie?: never; };
    requestBody: { content: { "application/json": { readonly state: "collected" | "cancelled"; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly id: number; readonly state: "collected" | "cancelled"; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Orders of all stores, the newest first unless the oldest are asked for, 20 of a page (J-182) */ deskOrders: {
    parameters: { query?: { readonly search?: string | undefined; readonly state?: "pending_payment" | "processing" | "packed" | "shipped" | "ready_for_pickup" | "delivered" | "cancelled" | "pay-out" | undefined; readonly first?: "newest" | "oldest" | undefined; readonly page?: number | undefined; }; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly items: Array<{ readonly id: number; readonly number: string; readonly placed_at: string; readonly name: string; readonly email: string; readonly telephone: string; readonly status: "pending_payment" | "processing" | "packed" | "shipped" | "ready_for_pickup" | "delivered" | "cancelled"; readonly payment_title: string; readonly payment_status: "pending" | "paid" | "failed" | "offline"; /** Lines, delivery and fee (grosze) */ readonly total: number; }>; readonly total_count: number; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** An order with its payments, refunds, e-mails and the steps that are open (J-182) */ deskOrder: {
    parameters: { query?: never; header?: never; path: { readonly id: number; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly id: number; readonly order: components['schemas']["Order"]; /** Which are open now */ readonly steps: Array<"receive-payment" | "pack" | "send" | "lay-out" | "deliver" | "cancel">; /** Given back up to now (grosze) */ readonly refunded: number; /** That can still be given back (grosze) */ readonly left: number; readonly refunds: Array<{ readonly refund_id: string; readonly way: "voucher" | "gateway" | "transfer"; readonly reason: "cancelled" | "staff" | "withdrawal" | "late"; /** By staff, for an accepted complaint (J-333) */ readonly is_of_complaint?: boolean | undefined; readonly iban?: string | null | undefined; readonly status: "pending" | "done"; /** Paid back (grosze) */ readonly amount: number; }>; /** Positions of the gift cards that can be sent once more (J-251) */ readonly cards_to_resend: Array<number>; /** The oldest first */ readonly history: Array<{ readonly at: string; readonly kind: "event" | "payment" | "report" | "refund" | "mail"; /** A state, a method of payment, the kind of an e-mail */ readonly code: string; /** How it ended; empty: nothing to add */ readonly detail: string; readonly amount: number | null; }>; /** The shop's own */ readonly note: string; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** An invoice, a receipt, a correction or the proforma of an order as PDF (J-245) */ deskOrderDocument: {
    parameters: { query?: never; header?: never; path: { readonly id: number; readonly document: string; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/pdf": unknown; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Notes the number that the national system of e-invoices has given to an invoice (J-245) */ numberInvoice: {
    parameters: { query?: never; header?: never; path: { readonly id: number; readonly document: number; }; cookie?: never; };
    requestBody: { content: { "application/json": { readonly ksef_number: string; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly id: number; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** The next step of an order: packed, sent, delivered, or cancelled while nobody has packed it (J-182) */ moveOrder: {
    parameters: { query?: never; header?: never; path: { readonly id: number; }; cookie?: never; };
    requestBody: { content: { "application/json": { readonly step: "receive-payment" | "pack" | "send" | "lay-out" | "deliver" | "cancel"; /** Of what is sent */ readonly carrier?: string | undefined; /** Of what is sent */ readonly parcel_number?: string | undefined; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly id: number; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Gives back a part of what was paid, or all of it, to where it came from (J-184) */ refundOrder: {
    parameters: { query?: never; header?: never; path: { readonly id: number; }; cookie?: never; };
    requestBody: { content: { "application/json": { /** Grosze */ readonly amount: number; /** What had been given back when staff decided (grosze) */ readonly refunded: number; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly id: number; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Notes that a refund that no gateway makes has been paid by hand (J-184) */ payOutRefund: {
    parameters: { query?: never; header?: never; path: { readonly id: number; readonly refundId: string; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly id: number; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Sends a gift card once more, with a new code in the place of the one before (J-251) */ resendGiftCard: {
    parameters: { query?: never; header?: never; path: { readonly id: number; readonly position: number; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly id: number; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Cancels a gift card with which nothing was paid, and gives back what it cost (J-254) */ cancelGiftCard: {
    parameters: { query?: never; header?: never; path: { readonly id: number; readonly position: number; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly id: number; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Changes the shop's own note about an order (J-185) */ noteOrder: {
    parameters: { query?: never; header?: never; path: { readonly id: number; }; cookie?: never; };
    requestBody: { content: { "application/json": { readonly note: string; /** The note that is changed */ readonly seen: string; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly id: number; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Withdrawals whose money has not gone back, the oldest first (J-205) */ openWithdrawals: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly items: Array<{ readonly id: number; readonly number: string; readonly order_number: string; readonly state: "submitted" | "received" | "checked" | "refunded"; readonly submitted_at: string; readonly email: string; /** Title of the method */ readonly payment: string; readonly is_paid: boolean; readonly iban: string | null; readonly reason: string | null; readonly return_way: "label" | "salon"; readonly lines: Array<{ readonly sku: string; readonly name: string; readonly qty: number; /** Paid back for it (grosze) */ readonly amount: number; }>; /** For the goods (grosze) */ readonly goods: number; /** For delivery and payment (grosze) */ readonly delivery: number; /** Part of the refund that goes back to a voucher (grosze) */ readonly voucher: number; /** All that is paid back (grosze) */ readonly refund: number; readonly reduced?: { /** Less than was told (grosze) */ readonly by: number; /** For staff; empty for shoppers: their e-mail has it */ readonly reason: string; } | null | undefined; readonly pickup?: { readonly day: string | null; readonly shipment: string | null; readonly collected_at: string | null; } | null | undefined; }>; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** The goods are there, are checked, or the money goes back; the shopper gets an e-mail (J-205) */ moveWithdrawal: {
    parameters: { query?: never; header?: never; path: { readonly id: number; }; cookie?: never; };
    requestBody: { content: { "application/json": { readonly step: "received" | "checked" | "refunded"; /** With `refunded`: less of the price of the goods, and why; the shopper reads it (J-334) */ readonly reduced?: { /** Grosze */ readonly by: number; readonly reason: string; } | undefined; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly id: number; readonly state: "submitted" | "received" | "checked" | "refunded"; /** No gateway brought the money: staff transfers it */ readonly by_hand: boolean; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Ratings of orders and reasons for giving them up, the newest first (J-233) */ surveyAnswers: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly items: Array<{ readonly id: number; readonly number: string; readonly answered_at: string; readonly kind: "rating" | "cancellation"; readonly shop?: number | undefined; readonly delivery?: number | undefined; readonly reason?: "price" | "delivery-time" | "changed-mind" | "other-product" | "other" | undefined; readonly text: string; }>; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Comments of ratings that wait for their publication, the oldest first (J-339) */ waitingShopReviews: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly items: Array<{ readonly id: number; readonly order_id: number; /** Of the order */ readonly number: string; readonly store_name: string; readonly waiting_since: string; /** A first name; empty: none */ readonly author: string; readonly shop: number; readonly delivery: number; readonly text: string; }>; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Publishes the comment of a rating, or refuses it with a reason for its author (J-339) */ decideShopReview: {
    parameters: { query?: never; header?: never; path: { readonly id: number; }; cookie?: never; };
    requestBody: { content: { "application/json": { readonly decision: "publish" | "reject"; readonly reason?: string | undefined; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly id: number; readonly state: "published" | "rejected" | "answered"; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Votes about pages of content, those that helped fewest first, and the newest comments (J-318) */ readPageVotes: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly items: Array<{ /** Place in the list */ readonly id: number; /** `/zwroty.html` */ readonly page: string; readonly page_url: string; readonly helpful: number; readonly unhelpful: number; /** The newest first */ readonly comments: Array<{ readonly text: string; readonly is_helpful: boolean; readonly voted_at: string; }>; }>; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Tokens in force: whose, never what they are (J-157) */ readStaffTokens: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly items: Array<{ readonly id: number; readonly name: string; readonly role: "moderator" | "admin"; /** J-217: of the role `editor`, which `role` has no word for */ readonly is_editor?: boolean | undefined; readonly created_at: string; }>; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Gives somebody a token, which is told in this answer alone (J-157) */ makeStaffToken: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": { /** Of its holder, at most 60 characters */ readonly name: string; readonly role: "moderator" | "editor" | "admin"; /** J-275: of who makes it; needed where the call carries a session's token */ readonly own_token?: string | undefined; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly id: number; readonly name: string; readonly role: "moderator" | "admin"; /** J-217: of the role `editor`, which `role` has no word for */ readonly is_editor?: boolean | undefined; /** Told once */ readonly token: string; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Ends a token at once; the last one of an admin stays (J-157) */ revokeStaffToken: {
    parameters: { query?: never; header?: never; path: { readonly id: number; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly items: Array<{ readonly id: number; readonly name: string; readonly role: "moderator" | "admin"; /** J-217: of the role `editor`, which `role` has no word for */ readonly is_editor?: boolean | undefined; readonly created_at: string; }>; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Ends the sessions of one customer, of all customers, or of all staff but the one that asks (J-358) */ endSessions: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": { readonly who: "customer" | "customers" | "staff"; /** Of the customer, where it is one */ readonly email?: string | undefined; /** Of who ends them; needed where the call carries a session's token */ readonly own_token?: string | undefined; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { /** How many sessions have ended */ readonly ended: number; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** What has been changed at the desk, the newest first: who, what, when, and from which state to which (J-159) */ readStaffActions: {
    parameters: { query?: { readonly before?: number | undefined; }; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly items: Array<{ readonly id: number; readonly staff_id: number | null; readonly staff_name: string | null; readonly made_at: string; readonly action: "decide-review" | "decide-question" | "answer-question" | "make-token" | "revoke-token"; readonly subject_id: number; readonly state_before: string; readonly state_after: string; }>; /** Steps of withdrawals; ids are counted together (J-205) */ readonly withdrawals: Array<{ readonly id: number; readonly staff_id: number | null; readonly staff_name: string | null; readonly made_at: string; readonly subject_id: number; readonly state_before: string; readonly state_after: string; }>; /** Changes of what the shop says, from which version to which; ids are counted together (J-217) */ readonly content: Array<{ readonly id: number; readonly staff_id: number | null; readonly staff_name: string | null; readonly made_at: string; readonly subject_id: number; readonly state_before: string; readonly state_after: string; readonly action: "save-content" | "publish-content" | "schedule-content" | "unschedule-content" | "restore-content"; readonly kind: "banner" | "page" | "redirect" | "product"; readonly key: string; }>; /** The same of records of a form of fields (J-257) */ readonly records: Array<{ readonly id: number; readonly staff_id: number | null; readonly staff_name: string | null; readonly made_at: string; readonly subject_id: number; readonly state_before: string; readonly state_after: string; readonly action: "save-content" | "publish-content" | "schedule-content" | "unschedule-content" | "restore-content"; readonly kind: "post" | "term" | "seo" | "footer" | "menu" | "coupon" | "promotion" | "synonyms"; readonly key: string; }>; /** The same of kinds that the first contract has not (J-320) */ readonly other_records?: Array<{ readonly id: number; readonly staff_id: number | null; readonly staff_name: string | null; readonly made_at: string; readonly subject_id: number; readonly state_before: string; readonly state_after: string; readonly action: "save-content" | "publish-content" | "schedule-content" | "unschedule-content" | "restore-content"; readonly kind: string; readonly key: string; }> | undefined; /** Replies to complaints; ids are counted together (J-232) */ readonly complaints: Array<{ readonly id: number; readonly staff_id: number | null; readonly staff_name: string | null; readonly made_at: string; readonly subject_id: number; readonly state_before: string; readonly state_after: string; }>; /** Reservations that were handed out or given up (J-220) */ readonly reservations: Array<{ readonly id: number; readonly staff_id: number | null; readonly staff_name: string | null; readonly made_at: string; readonly subject_id: number; readonly state_before: string; readonly state_after: string; }>; /** KSeF numbers of invoices of orders; ids are counted together (J-245) */ readonly invoices: Array<{ readonly id: number; readonly staff_id: number | null; readonly staff_name: string | null; readonly made_at: string; readonly subject_id: number; readonly state_before: string; readonly state_after: string; }>; /** What was done with orders (J-185) */ readonly orders: Array<{ readonly id: number; readonly staff_id: number | null; readonly staff_name: string | null; readonly made_at: string; readonly subject_id: number; readonly state_before: string; readonly state_after: string; readonly action: "move-order" | "refund-order" | "pay-out-refund" | "note-order"; }>; /** Gift cards that were sent again or cancelled, by their orders (J-251, J-254) */ readonly gift_cards?: Array<{ readonly id: number; readonly staff_id: number | null; readonly staff_name: string | null; readonly made_at: string; readonly subject_id: number; readonly state_before: string; readonly state_after: string; readonly action: "resend-gift-card" | "cancel-gift-card"; }> | undefined; /** Pictures that editors have uploaded, described or removed, by their ids (J-291) */ readonly pictures?: Array<{ readonly id: number; readonly staff_id: number | null; readonly staff_name: string | null; readonly made_at: string; readonly subject_id: number; readonly state_before: string; readonly state_after: string; readonly action: "upload-picture" | "describe-picture" | "remove-picture"; }> | undefined; /** Texts that were replaced in many contents at once, one row each (J-293) */ readonly replacements?: Array<{ readonly id: number; readonly staff_id: number | null; readonly staff_name: string | null; readonly made_at: string; readonly subject_id: number; readonly state_before: string; readonly state_after: string; readonly action: "replace-texts" | "undo-replacement"; }> | undefined; /** Issues of the newsletter that were written, tried, sent or stopped, by their numbers (J-345) */ readonly newsletters?: Array<{ readonly id: number; readonly staff_id: number | null; readonly staff_name: string | null; readonly made_at: string; readonly subject_id: number; readonly state_before: string; readonly state_after: string; readonly action: "save-issue" | "test-issue" | "send-issue" | "stop-issue"; }> | undefined; /** Sessions that an admin has ended (J-358) */ readonly sessions?: Array<{ readonly id: number; readonly staff_id: number | null; readonly staff_name: string | null; readonly made_at: string; readonly state_before: string; readonly state_after: string; readonly action: "end-customer-sessions" | "end-all-customer-sessions" | "end-staff-sessions"; /** The customer; 0: all of them */ readonly subject_id: number; }> | undefined; /** Comments of ratings that were published or refused (J-339) */ readonly shop_reviews?: Array<{ readonly id: number; readonly staff_id: number | null; readonly staff_name: string | null; readonly made_at: string; readonly subject_id: number; readonly state_before: string; readonly state_after: string; }> | undefined; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Which version the token of the header `x-preview` shows (J-256) */ readPreview: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly version: number; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Names of the parts of the store's sitemap (J-200) */ sitemapParts: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly parts: Array<string>; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Public pages of one part, with the time of their last change and their pictures (J-200) */ sitemapPages: {
    parameters: { query?: never; header?: never; path: { readonly part: string; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly pages: Array<{ /** `/pralka-x.html` */ readonly path: string; readonly last_modified: string | null; readonly images: Array<string>; }>; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Name and address of a company by its NIP (J-306) */ findCompany: {
    parameters: { query?: never; header?: never; path: { readonly nip: string; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { /** Ten digits */ readonly nip: string; readonly name: string; /** Street, house and flat; empty where the register does not tell */ readonly street: string; readonly postcode: string; readonly city: string; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** The newest posts and news of the store, in the language of the cookie (J-315) */ readFeed: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly items: Array<{ /** `/blog/jak-wybrac-pralke.html` */ readonly path: string; readonly title: string; readonly summary: string; /** Of the blog; null: a piece of news */ readonly section: string | null; readonly published_at: string; }>; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Says whether a page of content has helped (J-318) */ votePage: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": { /** `/zwroty.html` */ readonly page: string; readonly helpful: "yes" | "no"; readonly comment?: string | undefined; /** A field that people do not see: what fills it in is a program */ readonly website?: string | undefined; /** Sent again under it, a vote is kept once */ readonly key?: string | undefined; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": boolean | string; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Reports an error of the shop (A-53) */ reportError: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": { readonly name: string; readonly email: string; readonly phone?: string | undefined; readonly comment: string; /** A field that people do not see: what fills it in is a program */ readonly website?: string | undefined; /** Sent again under it, what was sent is kept once */ readonly key?: string | undefined; /** Path of the page where it happened */ readonly page?: string | undefined; /** Base64 of a JPEG, PNG or WebP of the screen; staff alone see it (J-375) */ readonly picture?: string | undefined; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": boolean; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Sends a message to the shop (J-261) */ sendMessage: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": { readonly name: string; readonly email: string; readonly phone?: string | undefined; readonly comment: string; /** A field that people do not see: what fills it in is a program */ readonly website?: string | undefined; /** Code of a contact topic */ readonly topic: string; /** Sent again under it, what was sent is kept once */ readonly key?: string | undefined; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": boolean; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Campaigns of the store, the newest first (A-50) */ promotionArchive: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly items: Array<{ readonly campaign_id: number; /** It comes from the former shop system */ readonly get_from_m1: boolean; readonly name: string; readonly date_from: string; /** Its last day */ readonly date_to: string; readonly is_running: boolean; /** Of its page, such as `/archiwum-promocji/51/0` */ readonly url: string; /** Path without width and format */ readonly image: string; }>; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** One campaign with its description and rules (A-51, ∅38) */ archivedCampaign: {
    parameters: { query?: never; header?: never; path: { readonly campaignId: number; readonly getFromM1: number; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly campaign_id: number; /** It comes from the former shop system */ readonly get_from_m1: boolean; readonly name: string; readonly date_from: string; /** Its last day */ readonly date_to: string; readonly is_running: boolean; /** Of its page, such as `/archiwum-promocji/51/0` */ readonly url: string; /** Path without width and format */ readonly image: string; /** Safe HTML */ readonly description: string; /** Safe HTML */ readonly rules: string; /** The page with its products; null where there is none any more */ readonly landing_url: string | null; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** The version as plain text (A-59) */ checkVersion: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": string; }; };
    };
  };
  /** The network address of the caller as plain text (∅33) */ clientIp: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": string; }; };
    };
  };
  /** Errors met in browsers, in batches (A-61) */ reportClientErrors: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": { readonly errors: Array<{ readonly id?: string | undefined; readonly message: string; readonly stack?: string | undefined; readonly url?: string | undefined; readonly release?: string | undefined; } & Readonly<Record<string, unknown>>>; }; }; };
    responses: {
      204: { headers: Record<string, unknown>; content?: never; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Settings that are asked for late (A-60) */ dedicatedContent: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly jiraScript: string; readonly promotion_archive: boolean; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Tells that the visit goes on (A-58) */ refreshSession: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": Readonly<Record<string, unknown>>; }; };
    responses: {
      204: { headers: Record<string, unknown>; content?: never; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
}
