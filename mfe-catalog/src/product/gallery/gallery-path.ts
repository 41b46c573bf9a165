import { SHOP_CODE } from 'shared-contracts';

/** the address of the gallery of a group of variants. */
export const galleryPath = (gid: number): string => `/${SHOP_CODE}/catalog/showProductGallery/gid/${gid}`;
