import type { ReactNode } from 'react';
import * as modal from './modal.css.ts';

/** Where toasts stand while this layer is open (`ToastRegion`): in its flow, so that they cover nothing of it. */
export const ModalNotices = (): ReactNode => <div className={modal.notices} data-notices="" />;
