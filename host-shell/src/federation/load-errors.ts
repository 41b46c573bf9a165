/** The code of a remote did not come, was not that of the page's release, or is no federation module of a page. */
export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';
}

/** The circuit of the remote is open: it has failed so often that nothing is asked of it for a while. */
export class CircuitOpenError extends RemoteLoadError {
  constructor(remote: string) {
    super(`${remote} fails too often: its circuit is open`);
  }
}
