import { createContext } from 'react';

/** Leaves the shop for another document; another one in tests. */
export const LeaveContext = /* @__PURE__ */ createContext<(address: string) => void>((address) => location.assign(address));
