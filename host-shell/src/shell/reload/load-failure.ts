/**
 * E-04: the error says that code did not come: a chunk of ours (the bundler's names), or a remote's container.
 * Another try of the same page may never succeed: what it asks for may be gone from the server.
 */
export const isLoadFailure = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' || error.name === 'RemoteLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED'));
