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
    /** C-03, Z-04 */ CartItem: { readonly item_id: number; readonly quote_id: string; readonly product_id: number; readonly sku: string; readonly main_product_sku: string | null; readonly qty: number; /** Price of one piece before reductions (grosze) */ readonly catalog_price: number; /** Price of one piece (grosze) */ readonly catalog_final_price: number; readonly item_discount: Array<{ readonly code: string; /** Per piece (grosze) */ readonly discount: number; }>; readonly warranty: { readonly id: number; /** Price of the warranty (grosze) */ readonly value: number; } | null; readonly services: Array<{ readonly id: number; readonly name: string; /** Price of the service (grosze) */ readonly price: number; readonly selected: boolean; }>; readonly name: string; readonly manufacturer_name: string; readonly request_path: string; /** Picture address without width and format */ readonly thumbnail: string; readonly min_sale_qty: number; /** The most pieces that can be bought now */ readonly max_sale_qty: number; readonly availability: number; readonly omnibus_price: number | null; /** What the line costs (grosze) */ readonly row_total: number; /** What the line saves (grosze) */ readonly row_discount: number; };
    /** C-01; `mini` answers leave out additional_data, notices and summary */ Cart: { readonly cart_id: string; /** Counts changes; an answer with a lower one is out of date */ readonly version: number; readonly updated_at: string; readonly items: Array<components['schemas']["CartItem"]>; /** What the goods cost (grosze) */ readonly total: number; /** Pieces */ readonly total_count: number; readonly success: boolean; readonly message: string | null; readonly is_reservation: boolean; readonly additional_data?: Readonly<Record<string, unknown>> | undefined; /** JSON text (C-13) */ readonly notices?: string | undefined; readonly summary?: { /** Before reductions (grosze) */ readonly subtotal: number; /** Saved (grosze) */ readonly discount: number; /** What the goods cost (grosze) */ readonly total: number; /** Delivery is free from here (grosze) */ readonly free_delivery_from: number; /** Missing for free delivery (grosze) */ readonly missing_for_free_delivery: number; } | undefined; };
    CustomerAddress: { readonly id: number; readonly firstname: string; readonly lastname: string; readonly company: string | null; readonly vat_id: string | null; readonly street: Array<string>; readonly postcode: string; readonly city: string; readonly country_id: string; readonly telephone: string; readonly default_billing: boolean; readonly default_shipping: boolean; };
    /** Z-14 */ Customer: { readonly id: number; readonly email: string; readonly firstname: string; readonly lastname: string; readonly dob: string | null; readonly addresses: Array<components['schemas']["CustomerAddress"]>; readonly extension_attributes: { readonly amperio_plus: boolean; readonly amperio_plus_allowed: boolean; readonly neoportal_user_id: string | null; }; };
  };
}

export interface operations {
  /** Creates a cart; answers its id */ createGuestCart: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": { readonly cart_id?: string | undefined; } | null; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": string; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** The customer’s cart, made when there is none; answers its id */ createCart: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": { readonly cart_id?: string | undefined; } | null; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": string; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Reads a cart */ readGuestCart: {
    parameters: { query?: { readonly response_type?: "full" | "mini" | undefined; readonly calendar_data?: string | undefined; readonly exclude_accessories?: string | undefined; }; header?: never; path: { readonly cartId: string; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Cart"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Gives a guest’s cart to the signed-in customer */ assignGuestCart: {
    parameters: { query?: never; header?: never; path: { readonly cartId: string; }; cookie?: never; };
    requestBody: { content: { "application/json": Readonly<Record<string, unknown>> | null; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Cart"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Adds pieces of a product */ addGuestCartItem: {
    parameters: { query?: never; header?: { readonly "idempotency-key"?: string | undefined; }; path: { readonly cartId: string; }; cookie?: never; };
    requestBody: { content: { "application/json": { readonly cartItem: { readonly sku: string; readonly qty: number; readonly quote_id?: string | undefined; readonly main_product_sku?: string | null | undefined; }; readonly additionalData?: Readonly<Record<string, unknown>> | undefined; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Cart"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Changes the number of pieces */ changeGuestCartItem: {
    parameters: { query?: never; header?: never; path: { readonly cartId: string; readonly itemId: number; }; cookie?: never; };
    requestBody: { content: { "application/json": { readonly cartItem: { readonly qty: number; readonly sku?: string | undefined; readonly quote_id?: string | undefined; readonly item_id?: number | undefined; }; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Cart"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Removes an item */ removeGuestCartItem: {
    parameters: { query?: never; header?: never; path: { readonly cartId: string; readonly itemId: number; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Cart"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Reads a cart */ readCart: {
    parameters: { query?: { readonly response_type?: "full" | "mini" | undefined; readonly calendar_data?: string | undefined; readonly exclude_accessories?: string | undefined; }; header?: never; path: { readonly cartId: string; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Cart"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Adds pieces of a product */ addCartItem: {
    parameters: { query?: never; header?: { readonly "idempotency-key"?: string | undefined; }; path: { readonly cartId: string; }; cookie?: never; };
    requestBody: { content: { "application/json": { readonly cartItem: { readonly sku: string; readonly qty: number; readonly quote_id?: string | undefined; readonly main_product_sku?: string | null | undefined; }; readonly additionalData?: Readonly<Record<string, unknown>> | undefined; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Cart"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Changes the number of pieces */ changeCartItem: {
    parameters: { query?: never; header?: never; path: { readonly cartId: string; readonly itemId: number; }; cookie?: never; };
    requestBody: { content: { "application/json": { readonly cartItem: { readonly qty: number; readonly sku?: string | undefined; readonly quote_id?: string | undefined; readonly item_id?: number | undefined; }; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Cart"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Removes an item */ removeCartItem: {
    parameters: { query?: never; header?: never; path: { readonly cartId: string; readonly itemId: number; }; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Cart"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Signs in; answers a bearer token (U-04) */ createCustomerToken: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": { readonly username: string; readonly password: string; }; }; };
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": string; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** The signed-in customer with addresses */ readCustomer: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Customer"]; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** The version as plain text */ checkVersion: {
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
  /** Errors met in browsers, in batches */ reportClientErrors: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": { readonly errors: Array<{ readonly id?: string | undefined; readonly message: string; readonly stack?: string | undefined; readonly url?: string | undefined; } & Readonly<Record<string, unknown>>>; }; }; };
    responses: {
      204: { headers: Record<string, unknown>; content?: never; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Settings that are asked for late */ dedicatedContent: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody?: never;
    responses: {
      200: { headers: Record<string, unknown>; content: { "application/json": { readonly jiraScript: string; readonly promotion_archive: boolean; }; }; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
  /** Tells that the visit goes on */ refreshSession: {
    parameters: { query?: never; header?: never; path?: never; cookie?: never; };
    requestBody: { content: { "application/json": Readonly<Record<string, unknown>>; }; };
    responses: {
      204: { headers: Record<string, unknown>; content?: never; };
      "4XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
      "5XX": { headers: Record<string, unknown>; content: { "application/json": components['schemas']["Error"]; }; };
    };
  };
}
