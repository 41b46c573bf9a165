import { RESERVATION_PATH } from 'shared-contracts';

/** the checkout is in reservation mode when its slug starts with `reservation`. @param slug what stands behind `/checkout/` */
export const isReservationMode = (slug: string): boolean => slug.startsWith('reservation');

export const reservationPath = (id: string): string => `${RESERVATION_PATH}/${id}`;
export const summaryPath = (id: string): string => `${RESERVATION_PATH}/summary/${id}`;
