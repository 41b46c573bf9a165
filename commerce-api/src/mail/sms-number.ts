/** The number that an SMS goes to: `+48600100200`. @param telephone as forms keep it, `600 100 200` */
export const smsNumber = (telephone: string): string => `+48${telephone.replace(/\D/g, '')}`;
