/*
 * Values of the contracts that the inline loader needs. Its compiler puts them in as literals (`codegen/print-loader.ts`): the modules
 * that define them bring schemas along, for which an inline script is too small.
 */
declare const SIGNIN_TOKEN_NAME: string;
declare const NEOPORTAL_USER_NAME: string;
declare const NEOPORTAL_MARK: string;
declare const CART_ID_NAME: string;
declare const CART_ID_VERSION: number;
declare const CUSTOMER_CART_PATH: string;
declare const GUEST_CART_PATH: string;
declare const CART_QUERY: string;
