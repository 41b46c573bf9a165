/** Ways in which a browser's storage can be unusable; each function runs in the page before its scripts. */
export const blockedStorage = {
  /** Private modes and settings that forbid storage: reading the property already throws. */
  'is forbidden': (): void => {
    const refuse = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, { configurable: true, get: refuse });
    }
    Object.defineProperty(Document.prototype, 'cookie', { configurable: true, get: () => '', set: () => {} });
  },
  /** Web views without any storage: the properties are null. */
  'is missing': (): void => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, { configurable: true, get: () => null });
    }
    Object.defineProperty(Document.prototype, 'cookie', { configurable: true, get: () => '', set: () => {} });
  },
  /** Storage exists, but every write fails with QuotaExceededError. */
  'is full': (): void => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    IDBFactory.prototype.open = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
} as const;
