import { createContext, useCallback, useContext, useRef } from 'react';
import { useConnection } from 'shared-contracts';
import { createRestClient, type RestClient } from 'shared-contracts/rest';

/** The calls that the account makes. */
export type Commerce = Pick<
  RestClient,
  | 'signIn'
  | 'readCustomer'
  | 'createCustomer'
  | 'changeCustomer'
  | 'readCountable'
  | 'removeToken'
  | 'logout'
  | 'listSessions'
  | 'endSession'
  | 'endAllSessions'
  | 'signInWithCode'
  | 'passkeySignInOptions'
  | 'signInWithPasskey'
  | 'readSecondFactor'
  | 'beginSecondFactor'
  | 'confirmSecondFactor'
  | 'renewRecoveryCodes'
  | 'endSecondFactor'
  | 'listPasskeys'
  | 'newPasskeyOptions'
  | 'addPasskey'
  | 'renamePasskey'
  | 'removePasskey'
  | 'askPasswordReset'
  | 'resetPassword'
  | 'changePassword'
  | 'readConsents'
  | 'consentsOf'
  | 'exportCustomer'
  | 'askAccountDeletion'
  | 'askEmailChange'
  | 'joinPlus'
  | 'leavePlus'
  | 'addAddress'
  | 'changeAddress'
  | 'removeAddress'
  | 'listOrders'
  | 'readOrder'
  | 'readWarrantyReminder'
  | 'setWarrantyReminder'
  | 'trackOrder'
  | 'cancelOrder'
  | 'cancelTrackedOrder'
  | 'readOrderByHash'
  | 'openTrackedOrder'
  | 'readOrderDelivery'
  | 'changeOrderDelivery'
  | 'readWishlist'
  | 'removeFromWishlist'
  | 'moveInWishlist'
  | 'createWishlistList'
  | 'renameWishlistList'
  | 'deleteWishlistList'
  | 'shareWishlistList'
  | 'unshareWishlistList'
  | 'readSharedWishlist'
  | 'readReminders'
  | 'endReminder'
  | 'readRatingReminder'
  | 'setRatingReminder'
  | 'notifyAboutAvailability'
  | 'notifyAboutPrice'
  | 'ownReviews'
  | 'withdrawReview'
  | 'ownQuestions'
  | 'readWritten'
  | 'confirmWritten'
  | 'complaintTypes'
  | 'checkDocument'
  | 'uploadComplaintFile'
  | 'submitComplaint'
  | 'complaintStatus'
  | 'writeToComplaint'
  | 'complaintPickupDays'
  | 'chooseComplaintPickup'
  | 'withdrawableOrder'
  | 'submitWithdrawal'
  | 'chooseWithdrawalPickup'
  | 'withdrawalStatus'
  | 'readOrderRating'
  | 'rateOrder'
  | 'withdrawRatingComment'
  | 'withdrawShopReview'
  | 'readCancelSurvey'
  | 'answerCancelSurvey'
  | 'neoportalData'
  | 'neoportalStores'
  | 'chosenNeoportalStore'
  | 'chooseNeoportalStore'
>;

/** Lets tests replace the calls; null: the REST client of the page's connection. */
export const CommerceContext = /* @__PURE__ */ createContext<Commerce | null>(null);

/** The REST client of the account, created at its first use: never during server rendering. */
export function useCommerce(): () => Commerce {
  const given = useContext(CommerceContext);
  const connection = useConnection();
  const made = useRef<Commerce>(null);
  return useCallback(() => {
    if (given !== null) return given;
    const { fetch, watched, store, token } = connection();
    return (made.current ??= createRestClient({ baseUrl: location.origin, fetch, ...(watched && { watched }), store, token }));
  }, [given, connection]);
}
